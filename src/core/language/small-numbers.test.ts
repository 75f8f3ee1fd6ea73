import { expect, test } from "vitest";
import { spellOrdinals, spellSmallNumbers } from "./small-numbers.ts";

const counts: readonly (readonly [string, string])[] = [
  ["shipped in 9 countries", "shipped in nine countries"],
  ["trained 6 PMs", "trained six PMs"],
  ["from 9 hours to 3 in 2 years", "from 9 hours to 3 in two years"],
  ["every Friday by 3", "every Friday by 3"],
  ["Monday at 8 a.m.", "Monday at 8 a.m."],
  ["a 4-bed unit, phase 2 of it", "a 4-bed unit, phase 2 of it"],
  ["6.2% of 12 plants", "6.2% of 12 plants"],
];

test.for(counts)("%s", ([text, said]) => {
  expect(spellSmallNumbers(text)).toBe(said);
});

test("ordinals are words up to ninth", () => {
  expect(spellOrdinals("3rd year, 21st century, 10th floor")).toBe(
    "third year, 21st century, 10th floor",
  );
});
