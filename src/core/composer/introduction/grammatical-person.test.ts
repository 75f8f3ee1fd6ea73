import { expect, test } from "vitest";
import { toGrammaticalPerson } from "./grammatical-person.ts";

test.each([
  ["the interns who stay after I leave", "the interns who stay after she leaves"],
  ["With my ledger we found $9,000", "With her ledger we found $9,000"],
  ["that I can weld under water", "that she can weld under water"],
  ["My soups", "Her soups"],
  ["cut our queue to 4", "cut our queue to 4"],
  ["veterans of World War I here", null],
])("%s", (typed, expected) => {
  expect(toGrammaticalPerson(typed, "she")).toBe(expected);
});
