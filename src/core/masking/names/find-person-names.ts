import type {
  FoundName,
  NameSearchText,
  NameSpan,
  NameToken,
  TextKind,
} from "./name-search-text.ts";
import { findNamesInContext } from "./names-in-context.ts";
import { isPersonName, opensSentence } from "./is-person-name.ts";
import { isInitials, isKnownNonPerson } from "#core/masking/words/known-non-persons.ts";
import {
  ambiguousFamilyNames,
  ambiguousGivenNames,
  isOrdinaryWord,
  mayBeOrdinaryWord,
} from "#core/masking/words/ordinary-words.ts";
import { findNamesInOtherScripts } from "./names-in-other-scripts.ts";
import { getEndingTitle, honorific, professionalTitle } from "./titles.ts";
import type { WordList } from "#core/masking/words/word-list.ts";
import { isWeakGivenName } from "#core/masking/words/word-sense.ts";

const letters = String.raw`[\p{L}\p{M}]`;
const joined = String.raw`(?:[’'ʻ‘\-–]${letters}+){0,6}`;
const prefix = String.raw`(?:(?:al|el|ul|ad|ar|as|ash|at|an|abd|ben|d|o|l|n|m|t|di|de|ní|ó)[-’'ʻ])`;
const token = String.raw`(?:${prefix}?\p{Lu}${letters}*${joined}|(?:\p{Lu}\.){1,3})`;
const particle =
  "(?:de la|de los|de las|van der|van den|von der|de|da|do|dos|das|del|della|di|du|des|la|le|van|von|der|den|ter|ten|al|el|bin|bint|ibn|abu|ben|bat|wa|ní|nic|ó|y|e|i|zu|af|av|ap|st\\.?)";
const gap = "[ \\u00a0]";
const run = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}&@/])${token}(?:${gap}(?:${particle}${gap}){0,3}${token}){0,7}`,
  "gu",
);

/**
 * The names of people in a text, as far as they can be recognized: what is capitalised by choice and is no ordinary
 * word, no date, no place, no role and no organization counts as one; of a word that is both, its context decides. In a
 * document only what looks like a person or is called one counts.
 */
export function findPersonNames(text: string, kind: TextKind, list: WordList): FoundName[] {
  const runs = [...text.matchAll(run)].flatMap(({ 0: matched, index }) =>
    findNamesInRun({ text, kind, words: list }, matched, index),
  );
  return [...runs, ...findNamesInContext(text, kind, list), ...findNamesInOtherScripts(text)].map(
    (found) => ({ ...found, title: getEndingTitle(text.slice(0, found.start)) }),
  );
}

function findNamesInRun(read: NameSearchText, runText: string, index: number): NameSpan[] {
  const { text } = read;
  const words = [...runText.matchAll(/[^ \u00a0]+/gu)].map(({ 0: word, index: at }): NameToken => ({
    text: word,
    start: index + at,
    end: index + at + word.length,
  }));
  if (isShouted(text, runText, index)) return [];
  return groupNameTokens(words, opensSentence(text, index), read.words).flatMap((group) => {
    const name = trimName(group);
    if (!isPersonName(read, words, name)) return [];
    const untitled = name.slice(name.findIndex((word) => !honorific.test(word.text)));
    const [start = 0, end = 0] = [untitled[0]?.start, untitled.at(-1)?.end];
    return [{ start, end, text: text.slice(start, end) }];
  });
}

/** Given names that far more often open a sentence: "In Bhojpur", "So Nguyen". */
const sentenceOpeners = new Set(["in", "so", "he"]);

/** Neighbours that may be one name: ordinary words, roles, places and initials stand between names. */
function groupNameTokens(
  words: readonly NameToken[],
  opens: boolean,
  list: WordList,
): NameToken[][] {
  const groups: NameToken[][] = [];
  let open: NameToken[] = [];
  const isFirst = (word: NameToken) => word === words[0] && opens;
  const close = () => {
    if (open.some((word) => isNaming(word, isFirst(word)) || isWeakGivenName(word.text, list)))
      groups.push(open);
    open = [];
  };
  for (const [at, word] of words.entries()) {
    const low = word.text.toLowerCase().replace(/[’']s?$/, "");
    const next = words[at + 1];
    const isOpener = at === 0 && opens && sentenceOpeners.has(low);
    const given = ambiguousGivenNames.has(low) && !isOpener && next !== undefined && mayJoin(next);
    const family =
      open.length > 0 && (ambiguousFamilyNames.has(low) || ambiguousGivenNames.has(low));
    const inside = /^\p{Ll}/u.test(word.text) && !/[-’']/.test(word.text);
    const titled = open.length === 0 && honorific.test(word.text) && next !== undefined;
    const initial =
      /^(?:\p{Lu}\.?)+$/u.test(word.text) &&
      /^\p{Lu}\.|^\p{Lu}$/u.test(word.text) &&
      (open.length > 0 || next !== undefined) &&
      word.text !== "I";
    const joins = next !== undefined && mayJoin(next);
    const startsVerb =
      at === 0 &&
      opens &&
      (joins ? isOrdinaryWord(word.text) : mayBeOrdinaryWord(word.text)) &&
      !given;
    const common = isWeakGivenName(word.text, list) && !isKnownNonPerson(word.text);
    if (titled || given || common || family || (inside && open.length > 0) || initial)
      open.push(word);
    else if (!startsVerb && isNaming(word, false)) open.push(word);
    else close();
    if (/[’']s$/u.test(word.text)) close();
  }
  close();
  return groups;
}

function mayJoin(word: NameToken): boolean {
  return (
    isNaming(word, false) ||
    /^\p{Lu}\.$/u.test(word.text) ||
    ambiguousFamilyNames.has(word.text.toLowerCase())
  );
}

function isNaming({ text }: NameToken, opens: boolean): boolean {
  if (/^\p{Ll}/u.test(text) && !/[-’'ʻ]\p{Lu}/u.test(text)) return false;
  if (honorific.test(text) || professionalTitle.test(text) || isInitials(text)) return false;
  if (/^(?:\p{Lu}\.?)$/u.test(text)) return false;
  const word = text.replace(/[’']s$/u, "");
  if (isKnownNonPerson(word)) return false;
  return opens ? !mayBeOrdinaryWord(word) : !isOrdinaryWord(word);
}

/** Without the possessive ending and without particles or initials that only accompany a name. */
function trimName(group: readonly NameToken[]): NameToken[] {
  const name = [...group];
  while (name.length > 0 && /^\p{Ll}+$/u.test(name.at(-1)?.text ?? "")) name.pop();
  const last = name.pop();
  if (!last) return [];
  const ending = /[’']s?$|[-–]$/u.exec(last.text)?.[0] ?? "";
  const end = last.end - ending.length;
  return [...name, { ...last, text: last.text.slice(0, last.text.length - ending.length), end }];
}

/** A run inside a line of capitals: a heading, or a voice raised. */
function isShouted(text: string, runText: string, index: number): boolean {
  if (/\p{Ll}/u.test(runText.replace(/[’'](?:s|S)$/, ""))) return false;
  return /\p{Lu}{2}/u.test(runText) && !/\b(?:Mr|Mrs|Ms|Dr)\.? $/.test(text.slice(0, index));
}
