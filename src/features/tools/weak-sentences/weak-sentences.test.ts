import * as fc from "fast-check";
import { expect, test } from "vitest";
import { findWeakSentences, applyRewrite } from "./weak-sentences.ts";

const draft = "I was just wondering if we could meet on Monday. The budget is $40,000.";

test("a sentence to retire is told with its words and said anew in its place", () => {
  const [first, ...rest] = findWeakSentences(draft);
  expect(rest).toEqual([]);
  expect(first?.sentence).toBe("I was just wondering if we could meet on Monday.");
  expect(first && applyRewrite(draft, first)).toBe(`${first?.rewrite} The budget is $40,000.`);
});

test("a draft without such words has nothing to retire", () => {
  const clean = "I do not take calls after 6 p.m.";
  expect(findWeakSentences(clean)).toEqual([]);
});

test("a sentence that she has changed since is left alone", () => {
  const [first] = findWeakSentences(draft);
  expect(first && applyRewrite("Something else.", first)).toBe("Something else.");
});

test("saying every sentence anew ends: nothing with a rewrite is left", () => {
  const sentences = fc.constantFrom(
    "I was just wondering if we could meet on Monday.",
    "Sorry to bother you, I need the report by 5 p.m.",
    "I led 14 people.",
    "I feel like the plan might work, maybe.",
  );
  fc.assert(
    fc.property(fc.array(sentences, { maxLength: 5 }), (all) => {
      let text = all.join(" ");
      for (let round = 0; round < 12; round += 1) {
        const next = findWeakSentences(text).find(({ rewrite }) => rewrite !== null);
        if (!next) return;
        text = applyRewrite(text, next);
      }
      expect(findWeakSentences(text).filter(({ rewrite }) => rewrite !== null)).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

test("an address in a sentence does not cut it in two", () => {
  const link = "I think we should open ?x=1 and compare. Then we sign.";
  const [first] = findWeakSentences(link);
  expect(first && applyRewrite(link, first)).toBe("We should open ?x=1 and compare. Then we sign.");
});
