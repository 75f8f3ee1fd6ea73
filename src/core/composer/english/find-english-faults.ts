import {
  findLooseEnd,
  findLowercaseStarts,
  findUnclosedMarks,
} from "#core/composer/english/rules/sentence-edge-faults.ts";
import type { Fault, FaultSpan } from "./fault.ts";
import { findCaseFault } from "#core/composer/english/rules/case-faults.ts";
import { findModalFault } from "#core/composer/english/rules/modal-faults.ts";
import { findPairFault } from "#core/composer/english/rules/pair-faults.ts";
import {
  isInOwnWords,
  type PhrasePlace,
  findOwnPhrases,
  indexOwnPhrases,
} from "#core/composer/english/words/own-phrases.ts";
import { findJoinFault } from "#core/composer/english/rules/join-faults.ts";
import { type Word, tokenizeWords } from "#core/composer/english/words/tokenize-words.ts";
import { type TextRange, findSentenceSpans } from "#core/result/text-units.ts";

/**
 * What in a text does not read as English, in order. A fault wholly inside a phrase of the answers is not reported; one
 * where our words meet such a phrase is.
 */
export function findEnglishFaults(text: string, ownPhrases: readonly string[]): readonly Fault[] {
  const own = indexOwnPhrases(ownPhrases);
  const words = tokenizeWords(text);
  const phrases = findOwnPhrases(words, own);
  const sentences = findSentenceSpans(text);
  const all = [
    ...findLowercaseStarts(text, words),
    ...findUnclosedMarks(text),
    ...sentences.flatMap((sentence) => findSentenceFaults(words, phrases, sentence)),
  ];
  return all
    .filter((one) => one.kind === "lower case" || !isInOwnWords(words, phrases, own, one))
    .filter(
      (one, at, faults) =>
        faults.findIndex(({ start, end }) => one.start === start && one.end === end) === at,
    )
    .toSorted((a, b) => a.start - b.start)
    .map((one) => ({
      ...one,
      words: text.slice(one.start, one.end),
      sentence:
        sentences.find(({ start, end }) => one.start < end && one.end > start)?.text ?? text,
    }));
}

function findSentenceFaults(
  all: readonly Word[],
  phrases: readonly PhrasePlace[],
  span: TextRange & { readonly text: string },
): FaultSpan[] {
  const first = all.findIndex(({ start }) => start >= span.start);
  const words = all.filter(({ start, end }) => start >= span.start && end <= span.end);
  const seams = phrases.filter(({ from }) => from >= first && from < first + words.length);
  return [
    ...words.flatMap((_, at) => [
      findPairFault(words, at),
      findModalFault(words, at),
      findCaseFault(words, at),
    ]),
    ...seams.map(({ from, to }) => findJoinFault(words, { from: from - first, to: to - first })),
    findLooseEnd(words, span.text),
  ].filter((one) => one !== null);
}
