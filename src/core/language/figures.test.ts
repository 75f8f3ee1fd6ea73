import { expect, test } from "vitest";

import { findFigures, numberWord, formatFigure } from "./figures.ts";

test("figures are found with their value, and said without changing it", () => {
  const found = findFigures("$1.2M, 14 percent, 184.5k and 31 days");
  expect(found.map(({ value, kind }) => [value, kind])).toEqual([
    [1_200_000, "money"],
    [14, "percent"],
    [184_500, "number"],
    [31, "number"],
  ]);
  expect(found.map((figure) => formatFigure(figure))).toEqual([
    "$1.2M",
    "14 percent",
    "184,500",
    "31",
  ]);
});

test("small numbers have words", () => {
  expect([numberWord(4), numberWord(14)]).toEqual(["four", "14"]);
});
