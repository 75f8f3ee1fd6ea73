import { expect, test } from "vitest";
import { readResumeRows } from "./read-rows.ts";

const texts = (resume: string) => readResumeRows(resume).map(({ text }) => text);

test.each([
  [
    "•\nRebuilt the booking desk, which now answers every letter of a guest within\none day.",
    ["Rebuilt the booking desk, which now answers every letter of a guest within one day."],
  ],
  [
    "Jo Penn\n\n- Kept the ledgers of\ntwo parishes",
    ["Jo Penn", "Kept the ledgers of two parishes"],
  ],
  ["- Ran the kitchen and house-\nkeeping", ["Ran the kitchen and housekeeping"]],
  ["- Opened a shop with self-\nservice", ["Opened a shop with self-service"]],
  ["First aid (exam\nin May)", ["First aid (exam in May)"]],
  ["Oﬃce lead\n• Files\nPage 1 of 2\nOﬃce lead\n• Post\n2 / 2", ["Office lead", "Files", "Post"]],
])("a line that the page has broken is one again: %j", (resume, lines) => {
  expect(texts(resume)).toEqual(lines);
});

test.each([
  ["ran the till\ncounted stock\nwith care", ["ran the till", "counted stock", "with care"]],
  ["Cook for 90\nBaker for 20", ["Cook for 90", "Baker for 20"]],
  ["Degree with GPA 3.7/4.0", ["Degree with GPA 3.7/4.0"]],
  ["Jo Penn\nMobile No.: +44 7700 900 123", ["Jo Penn"]],
  [" -as lead, 9 pupils\n -4 to 6 clubs", ["as lead, 9 pupils", "4 to 6 clubs"]],
  ["First aid  Food safety  Typing", ["First aid, Food safety, Typing"]],
])("and no other is joined or cut: %j", (resume, lines) => {
  expect(texts(resume).map((line) => line.toLowerCase())).toEqual(
    lines.map((line) => line.toLowerCase()),
  );
});
