import { expect, test } from "vitest";
import { exportedFields, newRecordRequest, recordChangeRequest } from "./field-requests.ts";
import {
  optionalAmount,
  optionalDay,
  optionalText,
  requiredDay,
  requiredOption,
  requiredText,
} from "./fields.ts";

const labels = { open: "Open", shut: "Shut" };
const fields = {
  title: requiredText({ label: "Title", max: 4, whenBlank: "Give a title." }),
  place: optionalText({ label: "Where", subject: "A place", max: 1200 }),
  date: requiredDay({ label: "Date" }),
  state: requiredOption({ label: "State", options: ["open", "shut"], labels, start: "open" }),
  amountCents: optionalAmount({ label: "Amount" }),
  due: optionalDay({ label: "Due" }),
};
const whole = {
  title: "Pay",
  place: "Lyon",
  date: "2026-11-21",
  state: "shut",
  amountCents: 100,
  due: "2026-12-01",
};
const empty = { place: null, state: "open", amountCents: null, due: null };

const messagesOf = (value: object) =>
  newRecordRequest(fields)
    .safeParse(value)
    .error?.issues.map(({ message }) => message);

test("a new record has to say what is required, and nothing else", () => {
  expect(newRecordRequest(fields).parse({ title: " Pay " })).toEqual({
    title: "Pay",
    state: "open",
  });
  expect(newRecordRequest(fields).parse(whole)).toEqual(whole);
  expect(messagesOf({ title: " " })).toEqual(["Give a title."]);
});

test("what is too long, or no day, option or amount, is refused in a sentence", () => {
  expect(messagesOf({ title: "Raise" })).toEqual([
    "A title holds up to 4 characters. Shorten it, and save again.",
  ]);
  expect(messagesOf({ title: "Pay", place: "x".repeat(1201) })).toEqual([
    "A place holds up to 1,200 characters. Shorten it, and save again.",
  ]);
  for (const wrong of [{ date: "soon" }, { due: "" }, { state: "ajar" }, { amountCents: -1 }])
    expect(messagesOf({ title: "Pay", ...wrong })?.length, JSON.stringify(wrong)).toBeGreaterThan(
      0,
    );
});

test("a change says any of the fields; a blank text is none", () => {
  const request = recordChangeRequest(fields);
  expect(request.parse({ place: "  ", version: 3 })).toEqual({ place: null, version: 3 });
  expect(request.parse({ due: null })).toEqual({ due: null });
  expect(request.safeParse({ title: "" }).success).toBe(false);
});

test("an import takes longer texts, and a record from before a field was there", () => {
  const schema = exportedFields(fields);
  expect(schema.parse(whole)).toEqual(whole);
  expect(schema.parse({ title: "x".repeat(20), date: "2026-11-21" })).toEqual({
    ...empty,
    title: "x".repeat(20),
    date: "2026-11-21",
  });
  expect(schema.safeParse({ title: "x".repeat(21), date: "2026-11-21" }).success).toBe(false);
  expect(schema.safeParse({ ...whole, title: undefined }).success).toBe(false);
  expect(schema.safeParse({ ...whole, date: null }).success).toBe(false);
});
