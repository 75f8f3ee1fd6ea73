import { expect, test } from "vitest";

import { capitaliseAcronyms } from "./acronyms.ts";
import { aOrAn, capitalise } from "./phrase.ts";
import { capitaliseProperNames } from "./proper-names.ts";
import { quotedSpans } from "./quotes.ts";

test("first letters change, names do not", () => {
  expect([capitalise("“we have it”"), capitalise("iPhone users")]).toEqual([
    "“We have it”",
    "iPhone users",
  ]);
});

test.each([
  ["the cfo and hr, from spain via linkedin", "the CFO and HR, from Spain via LinkedIn"],
  ["at 3 pm it works, nps is up", "at 3 pm it works, NPS is up"],
  ["our pms and the it team", "our PMs and the it team"],
  ["reading in turkey, georgia said", "reading in turkey, georgia said"],
])("%s", (typed, expected) => {
  expect(capitaliseProperNames(capitaliseAcronyms(typed))).toBe(expected);
});

test("articles follow the sound", () => {
  expect(
    "hour university MBA one-day 8-week RN user honest".split(" ").map((word) => aOrAn(word)),
  ).toEqual(["an", "a", "an", "a", "an", "an", "a", "an"]);
});

test("quotation marks are found", () => {
  expect(quotedSpans("he said “no” and 'go'")).toEqual([
    { start: 8, end: 12 },
    { start: 17, end: 21 },
  ]);
});
