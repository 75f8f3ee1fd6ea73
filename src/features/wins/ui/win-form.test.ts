import { assert, date, option, property, record, string } from "fast-check";
import { expect, test } from "vitest";
import { utcDay } from "#core/record/day.ts";
import { blankValues, toFormValues } from "#ui/record/record-form.ts";
import { winForm } from "./win-form.ts";

const day = date({
  min: new Date("1900-01-01"),
  max: new Date("2100-12-31"),
  noInvalidDate: true,
}).map(utcDay);
const trimmed = string({ minLength: 1 }).filter((text) => text.trim() === text);

test("a win that is opened and saved as it stands is the same in every field", () => {
  const win = record({ title: trimmed, description: option(trimmed), date: day });
  assert(
    property(win, (fields) => {
      const values = toFormValues(winForm, { ...fields, version: 3 });
      expect(winForm.parse(values)).toEqual(fields);
      expect(winForm.isReady(values)).toBe(true);
      expect(values["version"]).toBe("3");
    }),
  );
});

test("a new win begins with every field of the form blank, and is not ready", () => {
  const blank = blankValues(winForm);
  expect(Object.keys(blank)).toEqual(winForm.fields.map(({ name }) => name));
  expect(winForm.isReady(blank)).toBe(false);
});
