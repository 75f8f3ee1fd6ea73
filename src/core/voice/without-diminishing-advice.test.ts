import { expect, test } from "vitest";
import { withoutDiminishingAdvice } from "./without-diminishing-advice.ts";

test.each([
  "I’d be grateful for your answer by May 30.",
  "I would be grateful for an answer by June 20.",
  "We’ll be nice and early.",
])("what she says herself is courtesy and stays: %s", (sentence) => {
  expect(withoutDiminishingAdvice(sentence)).toBe(sentence);
});

test.each([
  "Be grateful for what you have.",
  "Soften your tone.",
  "Try to be likeable in the room.",
])("advice to make herself smaller goes: %s", (sentence) => {
  expect(withoutDiminishingAdvice(`Name the sum. ${sentence}`)).toBe("Name the sum.");
});
