import type { Result } from "#core/result/result.ts";
import { type ToolId, toolOf } from "#core/tools/catalogue.ts";
import { type Answers, answerOf, type Question } from "#core/tools/definition.ts";
import { type ContentWord, contentWords, rootsOf } from "./content-words.ts";
import type { UncoveredPart } from "./find-uncovered.ts";
import { readNotedAnswer } from "./noted-parts.ts";
import { indexResult } from "./text-index.ts";

/** Somebody else’s words, and a sample of how the member writes. */
const quoted = new Set(["description", "sample"]);

/**
 * What a member asked to leave out and a text says all the same: the words that no other part of the answers has, in one
 * sentence, with at least half of the others beside them.
 */
export function findLeakedNotes(
  tool: ToolId,
  result: Result,
  answers: Answers,
): readonly UncoveredPart[] {
  const questions: readonly Question[] = toolOf(tool).questions;
  const read = questions.map(({ id }) => ({ id, ...readNotedAnswer(answerOf(answers, id)) }));
  if (read.every(({ noted }) => noted.length === 0)) return [];
  const shareable = rootsOf(read.map(({ rest }) => rest).join("\n"));
  const { sentences } = indexResult({ ...result, missing: [] });
  return read
    .filter(({ id }) => !quoted.has(id))
    .flatMap(({ id, noted }) => noted.map((words) => ({ id, words })))
    .filter(({ words }) => {
      const all = contentWords(words);
      const telling = all.filter((word) => !shareable.has(word.root) || isNameAlone(word, all));
      return telling.length > 0 && sentences().some((roots) => isTold(roots, telling, all));
    });
}

/** A name that an order names stays out, whatever other sentence has it. */
function isNameAlone({ text }: ContentWord, all: readonly ContentWord[]): boolean {
  return all.length === 1 && /^\p{Lu}/u.test(text);
}

function isTold(
  roots: ReadonlySet<string>,
  telling: readonly ContentWord[],
  all: readonly ContentWord[],
): boolean {
  const count = (words: readonly ContentWord[]) =>
    words.filter(({ root }) => roots.has(root)).length;
  const needed = telling.length <= 2 ? telling.length : Math.ceil(telling.length / 2);
  return count(telling) >= needed && count(all) * 2 >= all.length;
}
