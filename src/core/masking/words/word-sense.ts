import { isKnownNonPerson } from "./known-non-persons.ts";
import {
  ambiguousFamilyNames,
  ambiguousGivenNames,
  normalizeNameWord,
  isOrdinaryWord,
  mayBeOrdinaryWord,
} from "./ordinary-words.ts";
import type { WordList } from "./word-list.ts";

/** An English word that no one is called: "band", "delivery". A capital does not make it a name. */
export function isOnlyEnglishWord(word: string, list: WordList): boolean {
  return isEnglishWord(word, list) && !isAlsoName(word, list);
}

/** A name that is an English word too, as Grace and Mark: what stands around it decides. */
export function isWordAndName(word: string, list: WordList): boolean {
  return isEnglishWord(word, list) && isAlsoName(word, list);
}

/** A given name whose capital alone says too little: it is a word of every page (Will), or far more often a word than a name (Story). */
export function isWeakGivenName(word: string, list: WordList): boolean {
  const low = normalizeNameWord(word);
  if (low.length < 3 || !ambiguousGivenNames.has(low)) return false;
  return mayBeOrdinaryWord(word) || (list.has(low) && !list.hasName(capitalOf(low)));
}

/** One of the given names that are words too. */
export function isAmbiguousGivenName(word: string): boolean {
  return ambiguousGivenNames.has(normalizeNameWord(word));
}

/** A word of English in lower case. */
export function isEnglishWord(word: string, list: WordList): boolean {
  const low = normalizeNameWord(word);
  if (isOrdinaryWord(low)) return true;
  const parts = low.split(/[-–]/).filter((part) => part !== "");
  return parts.every((part) => list.has(part) || isKnownNonPerson(capitalOf(part)));
}

/** What a thing is like, and how it is done: "nice", of which English has "nicely". A given name is none. */
export function isQuality(word: string, list: WordList): boolean {
  if (!list.has(word) || ambiguousGivenNames.has(word)) return false;
  return list.has(`${word}ly`) || (word.endsWith("y") && list.has(`${word.slice(0, -1)}ily`));
}

function isAlsoName(word: string, list: WordList): boolean {
  const low = normalizeNameWord(word);
  return (
    ambiguousGivenNames.has(low) || ambiguousFamilyNames.has(low) || list.hasName(capitalOf(low))
  );
}

function capitalOf(low: string): string {
  return low.charAt(0).toUpperCase() + low.slice(1);
}
