import { isKnown } from "./known-names.ts";
import {
  alsoFamilyName,
  alsoGivenName,
  bare,
  isOrdinary,
  mayBeOrdinary,
} from "./ordinary-words.ts";
import type { WordList } from "./word-list.ts";

/** An English word that no one is called: "band", "delivery". A capital does not make it a name. */
export function isPlain(word: string, list: WordList): boolean {
  return isEnglish(word, list) && !isAlsoName(word, list);
}

/** A name that is an English word too, as Grace and Mark: what stands around it decides. */
export function isEither(word: string, list: WordList): boolean {
  return isEnglish(word, list) && isAlsoName(word, list);
}

/** A given name whose capital alone says too little: it is a word of every page (Will), or far more often a word than a name (Story). */
export function isCommonGiven(word: string, list: WordList): boolean {
  const low = bare(word);
  if (low.length < 3 || !alsoGivenName.has(low)) return false;
  return mayBeOrdinary(word) || (list.has(low) && !list.hasName(capitalOf(low)));
}

/** One of the given names that are words too. */
export function isGiven(word: string): boolean {
  return alsoGivenName.has(bare(word));
}

/** A word of English in lower case. */
export function isEnglish(word: string, list: WordList): boolean {
  const low = bare(word);
  if (isOrdinary(low)) return true;
  const parts = low.split(/[-–]/).filter((part) => part !== "");
  return parts.every((part) => list.has(part) || isKnown(capitalOf(part)));
}

function isAlsoName(word: string, list: WordList): boolean {
  const low = bare(word);
  return alsoGivenName.has(low) || alsoFamilyName.has(low) || list.hasName(capitalOf(low));
}

function capitalOf(low: string): string {
  return low.charAt(0).toUpperCase() + low.slice(1);
}
