import { expect, test } from "vitest";
import { findNumberWords, spellCount } from "./number-words.ts";

test("a count in words is read as that count", () => {
  const counts = Array.from({ length: 98 }, (_, at) => at + 2);
  const read = counts.map((count) => findNumberWords(`${spellCount(count)} tools`));
  expect(read.map((found) => found.map(({ value }) => value))).toEqual(counts.map((n) => [n]));
});

test("tens and ones are joined by a hyphen", () => {
  expect([13, 20, 24].map(spellCount)).toEqual(["thirteen", "twenty", "twenty-four"]);
});
