import { expect, test } from "vitest";

import {
  aOrAn,
  capitalise,
  ensurePeriod,
  joinAnd,
  lowerFirst,
  lowerOpening,
  possessive,
  quote,
  sentence,
  stripPeriod,
  titleCase,
} from "./phrase.ts";
import { restoreNames } from "./proper.ts";
import { curlyQuotes, quotedSpans } from "./quotes.ts";

test("first letters change, names and acronyms do not", () => {
  expect([capitalise("“we have it”"), capitalise("iPhone users")]).toEqual([
    "“We have it”",
    "iPhone users",
  ]);
  expect([
    lowerFirst("The plan"),
    lowerFirst("IT budget"),
    lowerFirst("I’m here"),
    lowerOpening("Marcy called"),
    lowerOpening("When asked"),
  ]).toEqual(["the plan", "IT budget", "I’m here", "Marcy called", "when asked"]);
});

test("a sentence ends once", () => {
  expect([
    ensurePeriod("we met at 8 a.m."),
    ensurePeriod("done,"),
    ensurePeriod("he said “no”"),
    ensurePeriod("why?"),
    sentence("it held"),
  ]).toEqual(["we met at 8 a.m.", "done.", "he said “no.”", "why?", "It held."]);
  expect([stripPeriod("It held."), stripPeriod("at 8 a.m.")]).toEqual(["It held", "at 8 a.m."]);
});

test("lists have no comma before the last item", () => {
  expect([
    joinAnd([]),
    joinAnd(["a"]),
    joinAnd(["a", "b"]),
    joinAnd(["a", "b", "c"]),
    joinAnd(["a, b", "c", "d"]),
  ]).toEqual(["", "a", "a and b", "a, b and c", "a, b; c; and d"]);
});

test("articles follow the sound", () => {
  expect(
    [
      "hour",
      "university",
      "MBA",
      "EU rule",
      "one-day talk",
      "8-week plan",
      "RN",
      "user",
      "honest date",
    ].map((word) => aOrAn(word)),
  ).toEqual(["an", "a", "an", "a", "a", "an", "an", "a", "an"]);
});

test("quotation marks are curly and found", () => {
  expect(curlyQuotes(`she said "no", the clients' team, 'it's fine'`)).toBe(
    "she said “no”, the clients’ team, “it’s fine”",
  );
  expect(quotedSpans("he said “no” and 'go'")).toEqual([
    { start: 8, end: 12 },
    { start: 17, end: 21 },
  ]);
  expect([
    quote("'no'"),
    possessive("Ximena"),
    possessive("tenants"),
    titleCase("director of nursing"),
  ]).toEqual(["“no”", "Ximena’s", "tenants’", "Director of Nursing"]);
});

test("a name written with a capital elsewhere gets it here", () => {
  expect(restoreNames("ask pallavi for time", ["the GC job at Pallavi Robotics"])).toBe(
    "ask Pallavi for time",
  );
  expect(restoreNames("the director said", ["I report to the Director of Claims"])).toBe(
    "the director said",
  );
});

test("words of roles and everyday language keep their lower case", () => {
  const elsewhere = ["I report to the Chief Nursing Officer of the School District. Third person."];
  expect(restoreNames("the district, nurse turnover, third grade", elsewhere)).toBe(
    "the district, nurse turnover, third grade",
  );
});
