import { assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { parseAmount, formatAmount } from "./amount.ts";

test.for([
  ["184500", 18_450_000],
  ["$184,500", 18_450_000],
  [" $ 184,500.5 ", 18_450_050],
  ["185k", 18_500_000],
  ["0", 0],
  ["", null],
  ["a lot", null],
  ["184,50", null],
  ["1.234", null],
  ["-5", null],
  ["€500", null],
] as const)("“%s” is %s cents", ([text, cents]) => {
  expect(parseAmount(text)).toBe(cents);
});

test("what is said can be read again", () => {
  assert(
    property(integer({ min: 0, max: 1_000_000_000_000 }), (cents) => {
      expect(parseAmount(formatAmount(cents))).toBe(cents);
    }),
  );
});
