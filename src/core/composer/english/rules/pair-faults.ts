import { type FaultKind, createFaultSpan, type FaultSpan } from "#core/composer/english/fault.ts";
import { type ContextTest, contextTests } from "./context-tests.ts";
import { pairRules } from "./pair-rules.ts";
import {
  isIngForm,
  isNeverVerb,
  isThirdPersonOrPlural,
  subjectPronouns,
  createWordSet,
} from "#core/composer/english/words/lexicon.ts";
import type { Word } from "#core/composer/english/words/tokenize-words.ts";

type WordTest = (lower: string) => boolean;
type Pair = {
  readonly kind: FaultKind;
  readonly next: WordTest;
  readonly third: WordTest | null;
  readonly unless: readonly ContextTest[];
};

const pairsByFirstWord = new Map<string, Pair[]>();
for (const [kind, rows] of pairRules) for (const row of rows.split("\n")) addPairRule(kind, row);

function addPairRule(kind: FaultKind, row: string): void {
  const [first = "", next = "", third = "-", unless = ""] = row.split(" | ");
  const pair = {
    kind,
    next: createWordTest(next),
    third: third === "-" ? null : createWordTest(third),
    unless: Object.entries(contextTests).flatMap(([name, matchesContext]) =>
      unless.split(" ").includes(name) ? [matchesContext] : [],
    ),
  };
  for (const word of first.split(" "))
    pairsByFirstWord.set(word, [...(pairsByFirstWord.get(word) ?? []), pair]);
}

function createWordTest(words: string): WordTest {
  if (words.startsWith("/")) {
    const pattern = new RegExp(words.slice(1, -1), "u");
    return (lower) => pattern.test(lower);
  }
  const set = createWordSet(words);
  return (lower) => set.has(lower);
}

/** What is wrong between a word and the one after it. */
export function findPairFault(words: readonly Word[], at: number): FaultSpan | null {
  const [word, next, third] = words.slice(at, at + 3);
  if (!word || !next || next.afterMark) return null;
  if (isDoubled(word, next) || isDoubledPair(words, at))
    return createFaultSpan("doubled", word, next);
  if (isVerbless(words, at, word, next.lower)) return createFaultSpan("no verb", word, next);
  const after = third?.afterMark === false ? third.lower : "";
  const pair = pairsByFirstWord
    .get(word.lower)
    ?.find(
      (one) =>
        one.next(next.lower) &&
        (one.third === null || (after !== "" && one.third(after))) &&
        !one.unless.some((matchesContext) => matchesContext(words, at)),
    );
  return pair ? createFaultSpan(pair.kind, word, next) : null;
}

const neverDoubled = createWordSet(
  "the a an and or of to for with from at by i we you they she will can not am was were have has my our your their its this but if as into who which when me us",
);
const repeatableAfter = createWordSet(
  "very really never many much long knock that had more less ever real again",
);
const opening = createWordSet("i we you they he she the a an to for of my our your");

/** "the the", "report report". */
function isDoubled(word: Word, next: Word): boolean {
  if (word.lower !== next.lower || next.text !== next.lower)
    return word.text === "I" && next.text === "I";
  return (
    neverDoubled.has(word.lower) ||
    (/^\p{Ll}{4,}$/u.test(word.text) && !repeatableAfter.has(word.lower))
  );
}

/** "I can I can", "for the for the". */
function isDoubledPair(words: readonly Word[], at: number): boolean {
  const [a, b, c, d] = words.slice(at, at + 4);
  if (!a || !b || !c || !d || b.afterMark || c.afterMark || d.afterMark || !opening.has(a.lower))
    return false;
  return a.lower === c.lower && b.lower === d.lower && !/^(?:and|by|to|after|for)$/.test(b.lower);
}

const subject = createWordSet(subjectPronouns);

/** "I training new hires", "I to take", "I 14 roofs", "I reports". */
function isVerbless(
  words: readonly Word[],
  at: number,
  { lower: who }: Word,
  next: string,
): boolean {
  if (!subject.has(who) || contextTests.inside(words, at)) return false;
  if (isIngForm(next) || next === "to" || /^(?:[$€£]\d|\d[\d.,]*[km]?$)/.test(next)) return true;
  const isThing =
    (who !== "we" && isThirdPersonOrPlural(next)) || (nominal.test(next) && isNeverVerb(next));
  return !/^s?he$/.test(who) && isThing;
}

const nominal = /(?:tion|sion|ness|ity|ance|ence|ship)s?$|^un\w+(?:ed|aid)$/;
