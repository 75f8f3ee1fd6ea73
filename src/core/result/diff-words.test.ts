import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type DiffSegment, diffWords } from "./diff-words.ts";

/** The text after, rebuilt from the runs. */
function textOf(runs: readonly DiffSegment[]): string {
  return runs.flatMap(({ kind, text }) => (kind === "removed" ? [] : [text])).join("");
}

/** The words before, rebuilt from the runs. */
function wordsOf(runs: readonly DiffSegment[]): string[] {
  return runs
    .flatMap(({ kind, text }) => (kind === "added" ? [] : text.split(/\s+/)))
    .filter((word) => word !== "");
}

test.for([
  ["I do not take calls.", "I do not take calls.", ["same: I do not take calls."]],
  [
    "I do not take client calls on Sundays.",
    "I do not take calls after Monday.",
    [
      "same: I do not take ",
      "removed: client ",
      "same: calls ",
      "removed: on Sundays.",
      "added: after Monday.",
    ],
  ],
  ["I do.", "I do. You know.", ["same: I do. ", "added: You know."]],
  ["", "New words.", ["added: New words."]],
  ["Old words.", "", ["removed: Old words."]],
  ["", "", []],
] as const)("from %j to %j", ([before, after, runs]) => {
  expect(diffWords(before, after).map(({ kind, text }) => `${kind}: ${text}`)).toEqual(runs);
});

const words = fc
  .array(fc.constantFrom("I ", "do ", "not ", "take ", "calls.\n\n", "calls. ", "40 % "), {
    maxLength: 30,
  })
  .map((all) => all.join(""));

test("the runs tell both texts, and no two neighbours are of one kind", () => {
  fc.assert(
    fc.property(fc.oneof(words, fc.string()), fc.oneof(words, fc.string()), (before, after) => {
      const runs = diffWords(before, after);
      expect(wordsOf(runs)).toEqual(before.split(/\s+/).filter((word) => word !== ""));
      expect(textOf(runs)).toBe(after);
      expect(runs.every(({ kind }, place) => kind !== runs[place + 1]?.kind)).toBe(true);
    }),
  );
});

test("what both have in order stays: nothing is told as changed when a word is put in", () => {
  fc.assert(
    fc.property(words, words, (before, after) => {
      const runs = diffWords(before + after, `${before}inserted ${after}`);
      expect(runs.filter(({ kind }) => kind !== "same")).toEqual([
        { kind: "added", text: "inserted " },
      ]);
    }),
  );
});

function manyWords(word: string): string {
  return Array.from({ length: 4000 }, (_, n) => `${word}${n} `).join("");
}

test("two texts of 20,000 characters without a word in common are told", () => {
  expect(diffWords(manyWords("a"), manyWords("b")).map(({ kind }) => kind)).toEqual([
    "removed",
    "added",
  ]);
});
