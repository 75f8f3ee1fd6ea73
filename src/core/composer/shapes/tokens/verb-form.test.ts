import { expect, test } from "vitest";
import { inflectVerb, verbReadings } from "./verb-form.ts";

test.each([
  ["swap", "swapped", "swapping", "swaps"],
  ["onboard", "onboarded", "onboarding", "onboards"],
  ["mentor", "mentored", "mentoring", "mentors"],
  ["write", "wrote", "writing", "writes"],
  ["cut", "cut", "cutting", "cuts"],
  ["set up", "set up", "setting up", "sets up"],
  ["facilitate", "facilitated", "facilitating", "facilitates"],
  ["reply", "replied", "replying", "replies"],
])("%s: %s, %s, %s", (lemma, past, gerund, third) => {
  expect(inflectVerb(lemma, "past")).toBe(past);
  expect(inflectVerb(lemma, "gerund")).toBe(gerund);
  expect(inflectVerb(lemma, "third")).toBe(third);
});

test("what does not come back is not made", () => {
  expect(inflectVerb("boycott", "gerund")).toBeNull();
  expect(inflectVerb("dam", "past")).toBeNull();
  expect(inflectVerb("be", "past")).toBeNull();
  expect(inflectVerb("kitchen", "past")).toBeNull();
});

test("a word is read as every form that it can be", () => {
  expect(verbReadings("cut").map(({ form }) => form)).toEqual(["base", "past"]);
  expect(verbReadings("drew")).toEqual([{ form: "past", lemma: "draw" }]);
  expect(verbReadings("evening")).toEqual([]);
});
