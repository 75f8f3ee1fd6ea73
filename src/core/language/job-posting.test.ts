import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { readPosting } from "./job-posting.ts";

test.for([
  [
    "prose",
    "The Director owns the quality system and reports to the VP Operations. She leads 9 engineers.",
  ],
  [
    "bullets",
    "Responsibilities\n* Own the quality system\n* Lead 9 engineers\nQualifications: BS, ten years",
  ],
  [
    "markup",
    "<ul><li>Own the quality system</li><li>Lead 9 engineers</li></ul><p>Requirements: 5+ years</p>",
  ],
  [
    "one sentence",
    "Director of Quality: own the quality system, lead 9 engineers, hire staff. 7 yrs experience required.",
  ],
] as const)(
  "responsibilities are read from %s, verb first, and qualifications are left out",
  ([, text]) => {
    const { duties } = readPosting(text);
    expect(duties.map((duty) => duty.text)).toEqual(
      expect.arrayContaining(["own the quality system", "lead 9 engineers"]),
    );
    expect(duties.some((duty) => /years|yrs|BS/u.test(duty.text))).toBe(false);
  },
);

test("a figure of today is kept as the employer’s", () => {
  expect(readPosting("Reduce scrap and rework cost; current scrap 4.6%").baselines).toEqual([
    { noun: "scrap", figure: "4.6%" },
  ]);
  expect(readPosting("Improve on-time delivery (currently 81%).").baselines).toEqual([
    { noun: "on-time delivery", figure: "81%" },
  ]);
});

test("nouns that look like verbs do not become duties", () => {
  const { duties } = readPosting(
    "Prepares budgets, reports and plans. Accountable for nursing practice and staffing.",
  );
  expect(duties.map((duty) => duty.text)).toEqual([
    "prepare budgets, reports and plans",
    "answer for nursing practice and staffing",
  ]);
});

test("any text is read without an error, and every duty has its object", () => {
  assert(
    property(string({ maxLength: 400 }), (text) => {
      for (const duty of readPosting(text).duties) expect(duty.object.trim()).not.toBe("");
    }),
  );
});
