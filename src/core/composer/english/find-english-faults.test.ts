import { expect, test } from "vitest";
import { findEnglishFaults } from "./find-english-faults.ts";
import { goodLines } from "#core/composer/english/fixtures/good-lines.ts";
import { goodScripts } from "#core/composer/english/fixtures/good-scripts.ts";
import { rightJoins, wrongJoins } from "#core/composer/english/fixtures/wrong-joins.ts";

/** The faults of a sentence whose words in braces come from an answer. */
function faultsOf(marked: string): readonly string[] {
  const ownPhrases = [...marked.matchAll(/\{(.*?)\}/g)].map(([, words = ""]) => words);
  return findEnglishFaults(marked.replaceAll(/[{}]/g, ""), ownPhrases).map(
    ({ kind, words }) => `${kind}: ${words}`,
  );
}

test.for([...goodScripts, ...goodLines])("reads as English: %s", (sentence) => {
  expect(faultsOf(sentence)).toEqual([]);
});

test.for(rightJoins)("fits: %s", (sentence) => {
  expect(faultsOf(sentence)).toEqual([]);
});

test.for(wrongJoins)("does not read as English: %s", (sentence) => {
  expect(faultsOf(sentence)).not.toEqual([]);
});

test.for([
  ["The {have the minutes out by four} will be ready.", "article: The have"],
  ["I can {I can send a deputy}.", "verb form: I can I"],
  ["I will not {no unpaid weekends}.", "verb form: I will not no"],
  ["They call me for {a printer goes silent}.", "preposition: for a"],
  ["She runs the desk (and the archive.", "open mark: ("],
  ["The price covers the room and.", "loose end: room and"],
] as const)("names the words: %s", ([sentence, fault]) => {
  expect(faultsOf(sentence)).toContain(fault);
});

test("the month is no verb", () => {
  expect(findEnglishFaults("What is needed for a yes by May 30?", ["May 30"])).toEqual([]);
});

test("a fault wholly in her own phrase is hers", () => {
  const hers = "its a title ask and the the board knows (all of it";
  expect(findEnglishFaults(`What I ask: ${hers}.`, [hers])).toEqual([]);
  expect(findEnglishFaults(`What I ask: ${hers}.`, []).length).toBe(3);
});

test("a fault knows its place and its sentence", () => {
  const text = "We met in May. The were late.";
  expect(findEnglishFaults(text, [])).toEqual([
    { kind: "article", start: 15, end: 23, words: "The were", sentence: "The were late." },
  ]);
});
