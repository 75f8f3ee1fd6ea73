import type { FactReceipt, TextName } from "#core/facts/fact.ts";
import { isDenied } from "#core/facts/figures/clause.ts";
import type { Sources, TextSource } from "#core/facts/sources.ts";
import { singularOf } from "#core/facts/tokens.ts";
import type { WordList } from "#core/masking/words/word-list.ts";
import { isAcronym, isPlainWord, isShortened } from "./plain-words.ts";

const alphabet = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const countries = new Set(alphabet.flatMap((one) => alphabet.map((two) => regions.of(one + two))));
const smallWords = /^(?:the|and|for|in|of|to|on|at|is|it|my|we|as|or|an|by|so|be|was|a|i)$/;

/** The source of a name: each of its words stands in an answer, or in initials or a short form of one. */
export function sourceOfName(
  fact: TextName,
  text: string,
  sources: Sources,
  list: WordList,
): FactReceipt {
  const initialled = findInitialled(fact.words, sources);
  const knows = (source: TextSource, word: string) =>
    initialled.has(word) || states(source, word) || isShort(source, word, list);
  const known = fact.words.map((word) => sources.find((source) => knows(source, word)));
  const source = known.find((one) => one !== undefined);
  // "Saudi" of an answer is the country Saudi Arabia.
  const isWhole = !known.includes(undefined) || countries.has(fact.text);
  if (!source || !isWhole || isUnearned(fact, text, sources))
    return { fact, from: null, problem: "absent" };
  return { fact, from: source.id, problem: null };
}

/** "I hold an MBA" of "haven’t finished my mba". */
function isUnearned(fact: TextName, text: string, sources: Sources): boolean {
  if (!isAcronym(fact.text) || isDenied(text, fact)) return false;
  const words = new RegExp(String.raw`\b${fact.text}\b`, "i");
  return sources.some((source) => {
    const start = source.text.search(words);
    return start >= 0 && isDenied(source.text, { start });
  });
}

/** The words whose initials an answer gives: "Chief Financial Officer" where it has "cfo". */
function findInitialled(words: readonly string[], sources: Sources): ReadonlySet<string> {
  const initials = words.map((word) => word.slice(0, 1).toLowerCase()).join("");
  const given = sources.flatMap(({ words: typed }) =>
    [...typed].filter(
      (word) => word.length > 1 && !smallWords.test(word) && initials.includes(word),
    ),
  );
  const placed = given.map((word) => [initials.indexOf(word), word.length] as const);
  return new Set(placed.flatMap(([at, length]) => words.slice(at, at + length)));
}

function states(source: TextSource, word: string): boolean {
  const low = word.toLowerCase();
  const parts = low.split(/[-&.’']/).filter((part) => part.length > 1);
  const isThere = (part: string) => source.words.has(part) || source.words.has(singularOf(part));
  if (isThere(low) || (parts.length > 1 && parts.every(isThere))) return true;
  return /^\p{Lu}{2,5}s?$/u.test(word) && spellsOut(source, low.replace(/s$/, ""));
}

/** Whether an answer writes initials out: "registered nurse" for "RN". */
function spellsOut({ text }: TextSource, initials: string): boolean {
  const words = text.toLowerCase().match(/\p{L}[\p{L}’'-]*|[^\s\p{L}]/gu) ?? [];
  const starts = words.filter((word) => !smallWords.test(word)).map((word) => word.slice(0, 1));
  return starts.join("").includes(initials);
}

/** "Wilts" of "Wiltshire". */
function isPrefix(typed: string, full: string): boolean {
  const start = typed.replace(/s$/, "");
  return start.length >= 4 && typed.length < full.length - 1 && full.startsWith(start);
}

/** Whether an answer has a plain word short: "ops" for "Operations", the "L" of "L4" for "Level". */
function isShort({ words }: TextSource, word: string, list: WordList): boolean {
  const full = word.toLowerCase();
  if (/^(?:level|grade|year|class|band|phase|stage|unit|week|tier)$/.test(full))
    return words.has(full.slice(0, 1));
  if ([...words].some((typed) => isPrefix(typed, full))) return true;
  return (
    full.length > 4 &&
    isPlainWord(word, list) &&
    [...words].some((short) => isShortened(short, full))
  );
}
