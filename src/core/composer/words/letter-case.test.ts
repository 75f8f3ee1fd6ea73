import { expect, test } from "vitest";
import { lowered } from "./letter-case.ts";

test.each([
  ["Marketing Director", "Marketing Director"],
  ["Sales and marketing", "sales and marketing"],
  ["The Library Pay Survey", "the Library Pay Survey"],
  ["Assistant manager", "assistant manager"],
  ["Portuguese and sign language", "Portuguese and sign language"],
  ["Halvorsen", "Halvorsen"],
  ["Dr imani osei", "Dr imani osei"],
  ["Anyone who sells to hotels", "anyone who sells to hotels"],
])("%s", (typed, said) => {
  expect(lowered(typed)).toBe(said);
});
