import { expect, test } from "vitest";
import {
  isAuthorNote,
  isOnlyAuthorNote,
  splitTrailingNote,
  withoutAuthorNote,
  withoutNothingBut,
} from "./author-notes.ts";

test.each([
  ["Not sure yet. Maybe a list for the lawyer", "a list for the lawyer"],
  ["not sure, about $300", "about $300"],
  ["I don’t have a name yet. Something like Slow Bread", "Slow Bread"],
  ["I haven’t decided, maybe 40 euro", "maybe 40 euro"],
  ["Not sure of foot, she leads the walk", null],
  ["I have not read the lease yet, it has 40 pages", null],
])("%j says its answer alone", (typed, expected) => {
  expect(withoutAuthorNote(typed)).toBe(expected ?? typed);
});

test.each([
  ["the grant (not sure if ok)", true, false],
  ["ran the mill, but maybe don't put that", true, false],
  ["don’t print this please", true, true],
  ["Clerk (acting, dont print that)", false, false],
  ["we don’t print on demand", false, false],
  ["old oven, do not use it", false, false],
  ["please don’t put me on nights", false, false],
])("%j is a note to herself: %s, and nothing else: %s", (typed, isOne, alone) => {
  expect(isAuthorNote(typed)).toBe(isOne);
  expect(isOnlyAuthorNote(typed)).toBe(alone);
  expect(withoutAuthorNote(typed)).toBe(typed.replace(" (acting, dont print that)", ""));
});

test("a row keeps what is not certain yet", () => {
  expect(withoutNothingBut("Not sure yet, maybe $3,000")).toBe("Not sure yet, maybe $3,000");
  expect(withoutNothingBut("Nothing, except the keys")).toBe("the keys");
  expect(withoutNothingBut("none so far, maybe the keys")).toBe("maybe the keys");
  expect(withoutNothingBut("Nothing really, I think the keys")).toBe("I think the keys");
  expect(withoutNothingBut("nothing that needs a key")).toBe("nothing that needs a key");
});

test.each([
  [
    "Slow Bread (working title, my sister hates it)",
    "Slow Bread",
    "working title, my sister hates it",
  ],
  ["Slow Bread, not final", "Slow Bread", "not final"],
  ["Bread (slow) for two", "Bread (slow) for two", null],
  ["Not sure", "Not sure", null],
])("%j is a name with a note behind it or none", (typed, main, note) => {
  expect(splitTrailingNote(typed)).toEqual({ main, note });
});

test.each([
  ["not really anything, the night desk picks up at 6", "the night desk picks up at 6"],
  ["not much, one Saturday in May", "one Saturday in May"],
  ["none, I bake every Friday", "I bake every Friday"],
  ["not a sum, grade 7 of the scale", "grade 7 of the scale"],
  ["not anything that needs a car", "not anything that needs a car"],
  ["baker (and a landlord, which I’d rather not mention)", "baker"],
  ["baker (please keep it brief)", "baker"],
  ["baker (I’d prefer the prize part to come last)", "baker"],
  ["baker (I would rather not work nights)", "baker (I would rather not work nights)"],
])("%s", (typed, expected) => {
  expect(withoutAuthorNote(typed)).toBe(expected);
});
