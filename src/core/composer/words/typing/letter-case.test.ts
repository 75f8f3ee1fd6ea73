import { expect, test } from "vitest";
import { lowerFirst, lowerFirstOfPeople } from "./letter-case.ts";

test.each([
  ["Marketing Director", "Marketing Director"],
  ["Sales and marketing", "sales and marketing"],
  ["The Library Pay Survey", "the Library Pay Survey"],
  ["Assistant manager", "assistant manager"],
  ["Portuguese and sign language", "Portuguese and sign language"],
  ["Halvorsen", "Halvorsen"],
  ["Local 40, Delft", "Local 40, Delft"],
  ["First 90 days", "first 90 days"],
  ["Fellow of the IMA", "Fellow of the IMA"],
  ["Normally two of us", "normally two of us"],
  ["Interviewed on the radio", "interviewed on the radio"],
  ["Dr imani osei", "Dr imani osei"],
  ["Anyone who sells to hotels", "anyone who sells to hotels"],
])("%s", (typed, expected) => {
  expect(lowerFirst(typed)).toBe(expected);
});

test.each([
  ["Outworkers, mostly part time", "outworkers, mostly part time"],
  ["Rice millers in two valleys", "rice millers in two valleys"],
  ["Berliners who rent", "Berliners who rent"],
  ["Norwegian exporters", "Norwegian exporters"],
  ["Zendesk users", "Zendesk users"],
])("whom she serves: %s", (typed, expected) => {
  expect(lowerFirstOfPeople(typed)).toBe(expected);
});
