import { looseEnd, lowerStarts, openMarks } from "#core/checks/english/ends.ts";
import type { Fault, Found } from "#core/checks/english/fault.ts";
import { caseFault } from "#core/checks/english/pronouns.ts";
import { modalFault } from "#core/checks/english/seams/modals.ts";
import { pairFault } from "#core/checks/english/pairs.ts";
import {
  liesInHers,
  type Phrase,
  phrasesIn,
  type Spoken,
  spokenOf,
} from "#core/checks/english/words/phrases.ts";
import { seamFault } from "#core/checks/english/seams/seams.ts";
import { type Word, wordsIn } from "#core/checks/english/words/words.ts";
import { type Span, sentenceSpans } from "#core/result/units.ts";

/**
 * What in a text does not read as English, in order. `hers` are her own phrases: what lies wholly in one is hers and is
 * not reported, what lies between our words and hers is.
 */
export function englishFaults(text: string, hers: readonly string[]): readonly Fault[] {
  return faultsAmong(text, spokenOf(hers));
}

/** The same where her phrases have been read before. */
export function faultsAmong(text: string, hers: Spoken): readonly Fault[] {
  const words = wordsIn(text);
  const phrases = phrasesIn(words, hers);
  const sentences = sentenceSpans(text);
  const all = [
    ...lowerStarts(text, words),
    ...openMarks(text),
    ...sentences.flatMap((sentence) => inSentence(words, phrases, sentence)),
  ];
  return all
    .filter((one) => one.kind === "lower case" || !liesInHers(words, phrases, hers, one))
    .filter(
      (one, at, kept) =>
        kept.findIndex(({ start, end }) => one.start === start && one.end === end) === at,
    )
    .toSorted((a, b) => a.start - b.start)
    .map((one) => ({
      ...one,
      words: text.slice(one.start, one.end),
      sentence:
        sentences.find(({ start, end }) => one.start < end && one.end > start)?.text ?? text,
    }));
}

function inSentence(
  all: readonly Word[],
  phrases: readonly Phrase[],
  span: Span & { readonly text: string },
): Found[] {
  const first = all.findIndex(({ start }) => start >= span.start);
  const words = all.filter(({ start, end }) => start >= span.start && end <= span.end);
  const seams = phrases.filter(({ from }) => from >= first && from < first + words.length);
  return [
    ...words.flatMap((_, at) => [
      pairFault(words, at),
      modalFault(words, at),
      caseFault(words, at),
    ]),
    ...seams.map(({ from, to }) => seamFault(words, { from: from - first, to: to - first })),
    looseEnd(words, span.text),
  ].filter((one) => one !== null);
}
