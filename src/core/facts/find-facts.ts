import type { WordList } from "#core/masking/words/word-list.ts";
import { findTextDates, isInDate } from "./dates/find-dates.ts";
import type { TextFact } from "./fact.ts";
import { findTextFigures } from "./figures/find-figures.ts";
import { findTextNames } from "./names/find-names.ts";
import { findTextTitles } from "./names/titles.ts";
import { readTokens } from "./tokens.ts";

/** Without a list of English words a single capital at the start of a sentence is taken for a plain word. */
export const anyWord: WordList = { has: () => true, hasName: () => false };

/** The figures, dates, names and titles of a text, in reading order. `words` tells names from the words of a language. */
export function findFacts(text: string, words: WordList = anyWord): TextFact[] {
  const tokens = readTokens(text);
  const dates = findTextDates(text, tokens);
  const figures = findTextFigures(text, tokens, isInDate(dates));
  const names = [...findTextNames(text, tokens, words), ...findTextTitles(text)];
  return [...dates, ...figures, ...names].toSorted((a, b) => a.start - b.start);
}
