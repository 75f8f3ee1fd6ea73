import { expect, test } from "vitest";

import { splitCommas, splitEntries, splitItems, splitUnits } from "./split.ts";

const texts = (answer: string) => splitUnits(answer).map((unit) => unit.text);

test("statements part at stops, bullets and dashes, also in lower case", () => {
  expect(texts("- closed the gap. zero layoffs\n• kept the rating – both cycles")).toEqual([
    "closed the gap",
    "zero layoffs",
    "kept the rating",
    "both cycles",
  ]);
});

test("clock times, figures and titles stay whole", () => {
  expect(texts("met Dr. Ito at 8 a.m. on Monday. cost $1,200. 5.4M saved")).toEqual([
    "met Dr. Ito at 8 a.m. on Monday",
    "cost $1,200",
    "5.4M saved",
  ]);
});

test("numbered and lettered answers are entries, whatever stands inside", () => {
  expect(splitEntries("a) stay, 90k. b) go: 4 days. c) ask")).toEqual([
    "stay, 90k.",
    "go: 4 days.",
    "ask",
  ]);
  expect(splitEntries("1) opened it\n2) closed it; then left")).toEqual([
    "opened it",
    "closed it; then left",
  ]);
});

test("what stands in brackets is an aside of its statement", () => {
  expect(splitUnits("chaired the survey (we passed, June 2), spend down 9%")).toEqual([
    {
      text: "chaired the survey, spend down 9%",
      aside: "we passed, June 2",
      whole: "chaired the survey (we passed, June 2), spend down 9%",
    },
  ]);
});

test("slashes make a list of a whole answer and words inside a sentence", () => {
  expect(texts("cash forecast / margin by product / 6 sessions")).toEqual([
    "cash forecast",
    "margin by product",
    "6 sessions",
  ]);
  expect(texts("my staff. 90 across intake / billing / records")).toEqual([
    "my staff",
    "90 across intake, billing and records",
  ]);
});

test("commas split lists but not figures, brackets or quotes", () => {
  expect(splitCommas("1,340 cases, “yes, and no”, three (a, b)")).toEqual([
    "1,340 cases",
    "“yes, and no”",
    "three (a, b)",
  ]);
  expect(splitItems("intake, billing and patient records")).toEqual([
    "intake",
    "billing",
    "patient records",
  ]);
});
