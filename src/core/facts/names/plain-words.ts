import { singularOf } from "#core/facts/tokens.ts";
import type { WordList } from "#core/masking/words/word-list.ts";

/** Endings of English words that the list of words may not have: British spellings, words of work. */
const british = /(?:is(?:e|ed|es|ing|ation)|our(?:s|ed|ing|able)?|ogue)$/;
const ofWork = /(?:[^aeiou]ing|[a-z]{3}ed|ments?|tions?|ness|ships?|n[’']t)$/;
const prefix = /^(?:on|over|under|up|out|re|un|non|pre|co|back|hand|de|mis|off|sub|micro|multi)/;

/** Whether English has the word in small letters, in parts ("e-mail") or by its ending ("organise"). */
export function isPlainWord(word: string, list: WordList): boolean {
  const bare = bareWord(word);
  const low = bare.toLowerCase();
  const parts = low.split(/[-’'&]/).filter((part) => part.length > 1);
  const isListed = (part: string) =>
    [part, singularOf(part), prefix.test(part) ? part.replace(prefix, "") : part].some(list.has);
  // "Denise" and "Alfred" end so as well.
  const isListedName = list.hasName(bare.slice(0, 1).toUpperCase() + bare.slice(1));
  const endsAsWord = !isListedName && (british.test(low) || ofWork.test(low));
  return endsAsWord || parts.every(isListed);
}

/** "CNO", "VPs", "PhD", "R&D". */
export function isAcronym(word: string): boolean {
  return /^\p{Lu}[\p{L}&.]*\p{Lu}s?$/u.test(bareWord(word)) && !/\p{Ll}{3}/u.test(word);
}

/** A word without the ending of a possessive or a contraction. */
export function bareWord(word: string): string {
  return word.replace(/[’'](?:s|ll|d|re|ve|m)?$/u, "");
}

/** Whether a word is typed short for a longer one: "ops" for "operations", "dir" for "director", "dept" for "department". */
export function isShortened(short: string, full: string): boolean {
  if (short.length < 2 || short.length > 5 || full.length < short.length + 2) return false;
  if (full.startsWith(short)) return short.length > 2;
  let at = 0;
  for (const letter of full) if (letter === short[at]) at += 1;
  return short[0] === full[0] && at === short.length && !/[aeiou]{2}|[aeiou]$/.test(short);
}
