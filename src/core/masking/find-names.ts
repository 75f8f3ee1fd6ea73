import { calledPeople } from "./called-people.ts";
import { isPersons, opensSentence } from "./is-persons.ts";
import { isInitials, isKnown } from "./known-names.ts";
import { alsoFamilyName, alsoGivenName, isOrdinary, mayBeOrdinary } from "./ordinary-words.ts";
import { otherScripts } from "./other-scripts.ts";
import { degreeTitle, honorific } from "./titles.ts";
import type { WordList } from "./word-list.ts";
import { isCommonGiven } from "./word-sense.ts";

/** What a text is: her own words, her name, somebody, where she works, or a long document full of other names. */
export type TextKind = "answer" | "name" | "person" | "workplace" | "document";

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
export type FoundName = { readonly start: number; readonly end: number; readonly text: string };

export type Word = { readonly text: string; readonly start: number; readonly end: number };

/** A text as it is read for names. */
export type Reading = { readonly text: string; readonly kind: TextKind; readonly list: WordList };

/**
 * The names of people in a text, as far as they can be told: what is capitalised by choice and is no ordinary word, no
 * date, no place, no role and no house counts as one; of a word that is both, what stands around it decides. In a
 * document only what looks or is said to be a person does.
 */
export function findNames(text: string, kind: TextKind, list: WordList): FoundName[] {
  const runs = [...text.matchAll(run)].flatMap(({ 0: whole, index }) =>
    namesInRun({ text, kind, list }, whole, index),
  );
  return [...runs, ...calledPeople(text, kind, list), ...otherScripts(text)];
}

function namesInRun(read: Reading, whole: string, index: number): FoundName[] {
  const { text } = read;
  const words = [...whole.matchAll(/[^ \u00a0]+/gu)].map(({ 0: word, index: at }): Word => ({
    text: word,
    start: index + at,
    end: index + at + word.length,
  }));
  if (shouted(text, whole, index)) return [];
  return groupsOf(words, opensSentence(text, index), read.list).flatMap((group) => {
    const name = trimmed(group);
    const [first, last] = [name[0], name.at(-1)];
    if (!first || !last) return [];
    const found = { start: first.start, end: last.end };
    return isPersons(read, words, name)
      ? [{ ...found, text: text.slice(found.start, found.end) }]
      : [];
  });
}

/** Neighbours that may be one name: ordinary words, roles, places and initials stand between names. */
function groupsOf(words: readonly Word[], opens: boolean, list: WordList): Word[][] {
  const groups: Word[][] = [];
  let open: Word[] = [];
  const isFirst = (word: Word) => word === words[0] && opens;
  const close = () => {
    if (open.some((word) => isNaming(word, isFirst(word)) || isCommonGiven(word.text, list)))
      groups.push(open);
    open = [];
  };
  for (const [at, word] of words.entries()) {
    const low = word.text.toLowerCase().replace(/[’']s?$/, "");
    const next = words[at + 1];
    const given = alsoGivenName.has(low) && next !== undefined && mayJoin(next);
    const family = open.length > 0 && (alsoFamilyName.has(low) || alsoGivenName.has(low));
    const inside = /^\p{Ll}/u.test(word.text) && !/[-’']/.test(word.text);
    const titled = open.length === 0 && honorific.test(word.text) && next !== undefined;
    const initial =
      /^(?:\p{Lu}\.?)+$/u.test(word.text) &&
      /^\p{Lu}\.|^\p{Lu}$/u.test(word.text) &&
      (open.length > 0 || next !== undefined) &&
      word.text !== "I";
    const joins = next !== undefined && mayJoin(next);
    const startsVerb =
      at === 0 && opens && (joins ? isOrdinary(word.text) : mayBeOrdinary(word.text)) && !given;
    const common = isCommonGiven(word.text, list) && !isKnown(word.text);
    if (titled || given || common || family || (inside && open.length > 0) || initial)
      open.push(word);
    else if (!startsVerb && isNaming(word, false)) open.push(word);
    else close();
    if (/[’']s$/u.test(word.text)) close();
  }
  close();
  return groups;
}

function mayJoin(word: Word): boolean {
  return (
    isNaming(word, false) ||
    /^\p{Lu}\.$/u.test(word.text) ||
    alsoFamilyName.has(word.text.toLowerCase())
  );
}

function isNaming({ text }: Word, opens: boolean): boolean {
  if (/^\p{Ll}/u.test(text) && !/[-’'ʻ]\p{Lu}/u.test(text)) return false;
  if (honorific.test(text) || degreeTitle.test(text) || isInitials(text)) return false;
  if (/^(?:\p{Lu}\.?)$/u.test(text)) return false;
  const word = text.replace(/[’']s$/u, "");
  if (isKnown(word)) return false;
  return opens ? !mayBeOrdinary(word) : !isOrdinary(word);
}

/** Without the possessive ending and without particles or initials that only lean on a name. */
function trimmed(group: readonly Word[]): Word[] {
  const name = [...group];
  while (name.length > 0 && /^\p{Ll}+$/u.test(name.at(-1)?.text ?? "")) name.pop();
  const last = name.pop();
  if (!last) return [];
  const ending = /[’']s?$|[-–]$/u.exec(last.text)?.[0] ?? "";
  const end = last.end - ending.length;
  return [...name, { ...last, text: last.text.slice(0, last.text.length - ending.length), end }];
}

/** A run inside a line of capitals: a heading, or a voice raised. */
function shouted(text: string, whole: string, index: number): boolean {
  if (/\p{Ll}/u.test(whole.replace(/[’'](?:s|S)$/, ""))) return false;
  return /\p{Lu}{2}/u.test(whole) && !/\b(?:Mr|Mrs|Ms|Dr)\.? $/.test(text.slice(0, index));
}
