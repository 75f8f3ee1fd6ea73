import { assert, integer, property, tuple, uniqueArray } from "fast-check";
import { expect, test } from "vitest";
import { curveThrough, fade } from "./curve.ts";

const point = tuple(integer({ min: -2000, max: 2000 }), integer({ min: -2000, max: 2000 }));

test("a curve is written in whole numbers and ends at its last point", () => {
  assert(
    property(uniqueArray(point, { minLength: 2, maxLength: 12, selector: String }), (way) => {
      const path = curveThrough(way);
      expect(path).toMatch(/^M-?\d+ -?\d+c(?:-?\d+ ?)+$/);
      const [start = "", moves = ""] = path.slice(1).split("c");
      const numbers = moves.split(" ").map(Number);
      const sum = (axis: number) =>
        numbers.filter((_, index) => index % 6 === 4 + axis).reduce((a, b) => a + b, 0);
      const [x = 0, y = 0] = start.split(" ").map(Number);
      expect([x + sum(0), y + sum(1)]).toEqual(way.at(-1));
    }),
  );
});

test("lines fade from full to the given strength", () => {
  expect([fade(0, 5, 0.4), fade(4, 5, 0.4)]).toEqual(["1.00", "0.40"]);
});
