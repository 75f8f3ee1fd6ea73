import { type Word, tokenizeWords } from "./tokenize-words.ts";
import type { TextRange } from "#core/result/text-units.ts";

/** Phrases of the answers as words: by the first of them, and joined in one string. */
export type OwnPhrases = {
  readonly byFirstWord: ReadonlyMap<string, readonly (readonly string[])[]>;
  readonly joined: string;
};

export function indexOwnPhrases(ownPhrases: readonly string[]): OwnPhrases {
  const phrases = ownPhrases.map((phrase) => tokenizeWords(phrase).map(({ lower }) => lower));
  return {
    byFirstWord: Map.groupBy(phrases, ([first = ""]) => first),
    joined: phrases.map((phrase) => ` ${phrase.join(" ")} `).join("|"),
  };
}

/** Where a phrase of an answer stands in a text: the indexes of its first and last word. */
export type PhrasePlace = { readonly from: number; readonly to: number };

/** The places of the phrases in a text; of nested ones the longest. */
export function findOwnPhrases(words: readonly Word[], ownPhrases: OwnPhrases): PhrasePlace[] {
  const all = words.flatMap(({ lower }, from): PhrasePlace[] => {
    const starting = ownPhrases.byFirstWord.get(lower) ?? [];
    const here = starting.filter((own) => own.every((one, n) => words[from + n]?.lower === one));
    const longest = Math.max(0, ...here.map((own) => own.length));
    return longest === 0 ? [] : [{ from, to: from + longest - 1 }];
  });
  return all.filter(({ from, to }) => !all.some((other) => other.from < from && other.to >= to));
}

/** Whether a stretch of the text lies in words of the answers: inside a phrase, or in this very order. */
export function isInOwnWords(
  words: readonly Word[],
  phrases: readonly PhrasePlace[],
  ownPhrases: OwnPhrases,
  span: TextRange,
): boolean {
  const { start, end } = span;
  const inPhrase = phrases.some(
    ({ from, to }) => (words[from]?.start ?? end) <= start && (words[to]?.end ?? start) >= end,
  );
  const own = words
    .filter((word) => word.start >= start && word.end <= end)
    .map(({ lower }) => lower);
  return inPhrase || (own.length > 1 && ownPhrases.joined.includes(` ${own.join(" ")} `));
}
