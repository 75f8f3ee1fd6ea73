import { type FaultKind, found, type Found } from "#core/checks/english/fault.ts";
import { type Look, looks } from "#core/checks/english/looks.ts";
import { pairRules } from "#core/checks/english/pair-rules.ts";
import {
  isDoing,
  isNoVerb,
  isThirdForm,
  subjects,
  wordSet,
} from "#core/checks/english/words/lexicon.ts";
import type { Word } from "#core/checks/english/words/words.ts";

type Test = (lower: string) => boolean;
type Pair = {
  readonly kind: FaultKind;
  readonly next: Test;
  readonly third: Test | null;
  readonly unless: readonly Look[];
};

const pairs = new Map<string, Pair[]>();
for (const [kind, rows] of pairRules) for (const row of rows.split("\n")) note(kind, row);

function note(kind: FaultKind, row: string): void {
  const [first = "", next = "", third = "-", unless = ""] = row.split(" | ");
  const pair = {
    kind,
    next: testOf(next),
    third: third === "-" ? null : testOf(third),
    unless: Object.entries(looks).flatMap(([name, look]) =>
      unless.split(" ").includes(name) ? [look] : [],
    ),
  };
  for (const word of first.split(" ")) pairs.set(word, [...(pairs.get(word) ?? []), pair]);
}

function testOf(words: string): Test {
  if (words.startsWith("/")) {
    const pattern = new RegExp(words.slice(1, -1), "u");
    return (lower) => pattern.test(lower);
  }
  const set = wordSet(words);
  return (lower) => set.has(lower);
}

/** What is wrong between a word and the one after it. */
export function pairFault(words: readonly Word[], at: number): Found | null {
  const [word, next, third] = words.slice(at, at + 3);
  if (!word || !next || next.apart) return null;
  if (isDoubled(word, next) || isDoubledPair(words, at)) return found("doubled", word, next);
  if (isVerbless(words, at, word, next.lower)) return found("no verb", word, next);
  const after = third?.apart === false ? third.lower : "";
  const pair = pairs
    .get(word.lower)
    ?.find(
      (one) =>
        one.next(next.lower) &&
        (one.third === null || (after !== "" && one.third(after))) &&
        !one.unless.some((look) => look(words, at)),
    );
  return pair ? found(pair.kind, word, next) : null;
}

const twice = wordSet(
  "the a an and or of to for with from at by i we you they she will can not am was were have has my our your their its this but if as into who which when me us",
);
const stress = wordSet("very really never many much long knock that had more less ever real again");
const opening = wordSet("i we you they he she the a an to for of my our your");

/** "the the", "report report". */
function isDoubled(word: Word, next: Word): boolean {
  if (word.lower !== next.lower || next.text !== next.lower)
    return word.text === "I" && next.text === "I";
  return twice.has(word.lower) || (/^\p{Ll}{4,}$/u.test(word.text) && !stress.has(word.lower));
}

/** "I can I can", "for the for the". */
function isDoubledPair(words: readonly Word[], at: number): boolean {
  const [a, b, c, d] = words.slice(at, at + 4);
  if (!a || !b || !c || !d || b.apart || c.apart || d.apart || !opening.has(a.lower)) return false;
  return a.lower === c.lower && b.lower === d.lower && !/^(?:and|by|to|after|for)$/.test(b.lower);
}

const subject = wordSet(subjects);

/** "I training new hires", "I to take", "I 14 roofs", "I reports". */
function isVerbless(
  words: readonly Word[],
  at: number,
  { lower: who }: Word,
  next: string,
): boolean {
  if (!subject.has(who) || looks.inside(words, at)) return false;
  if (isDoing(next) || next === "to" || /^(?:[$€£]\d|\d[\d.,]*[km]?$)/.test(next)) return true;
  const isThing = (who !== "we" && isThirdForm(next)) || (nominal.test(next) && isNoVerb(next));
  return !/^s?he$/.test(who) && isThing;
}

const nominal = /(?:tion|sion|ness|ity|ance|ence|ship)s?$|^un\w+(?:ed|aid)$/;
