import { assert, constantFrom, date, integer, option, property, record, string } from "fast-check";
import { expect, test } from "vitest";
import { utcDay } from "#core/record/day.ts";
import { negotiationStatuses } from "#core/record/negotiation-status.ts";
import { blankValues, toFormValues } from "#ui/record/record-form.ts";
import { negotiationForm } from "./negotiation-form.ts";

const day = date({
  min: new Date("1900-01-01"),
  max: new Date("2100-12-31"),
  noInvalidDate: true,
}).map(utcDay);
const trimmed = string({ minLength: 1 }).filter((text) => text.trim() === text);

test("a negotiation that is opened and saved as it stands is the same in every field", () => {
  const negotiation = record({
    request: trimmed,
    status: constantFrom(...negotiationStatuses),
    date: day,
    amountCents: option(integer({ min: 0, max: 1_000_000_000_000 })),
    followUp: option(day),
  });
  assert(
    property(negotiation, (fields) => {
      const values = toFormValues(negotiationForm, { ...fields, version: 3 });
      expect(negotiationForm.parse(values)).toEqual(fields);
      expect(negotiationForm.isReady(values)).toBe(true);
    }),
  );
});

test("a new negotiation is pending, and is not ready without a request or with an amount that cannot be read", () => {
  const blank = blankValues(negotiationForm);
  expect(blank).toEqual({ request: "", status: "pending", date: "", amount: "", followUp: "" });
  expect(negotiationForm.isReady(blank)).toBe(false);
  expect(negotiationForm.isReady({ ...blank, request: "A raise" })).toBe(true);
  expect(negotiationForm.isReady({ ...blank, request: "A raise", amount: "lots" })).toBe(false);
});
