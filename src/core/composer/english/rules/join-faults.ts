import { createFaultSpan, type FaultSpan, type FaultKind } from "#core/composer/english/fault.ts";
import {
  determiners,
  finiteVerbs,
  isAdjective,
  isIngForm,
  isEdForm,
  isPastForm,
  mayBeVerb,
  modals,
  unambiguousBases,
  unambiguousPasts,
  unambiguousThirdPersons,
  prepositionsOfPlace,
  subjectPronouns,
  subjectContractions,
  createWordSet,
} from "#core/composer/english/words/lexicon.ts";
import { contextTests } from "./context-tests.ts";
import { opensWithoutVerb } from "./modal-faults.ts";
import type { PhrasePlace } from "#core/composer/english/words/own-phrases.ts";
import type { Word } from "#core/composer/english/words/tokenize-words.ts";

const governing = createWordSet("for of with from by about without");
const notGoverned = createWordSet(
  "to of from with by if because unless although on at until have be",
  finiteVerbs,
  modals,
  unambiguousBases,
  unambiguousPasts,
  unambiguousThirdPersons,
);
const joins = createWordSet("when if because while until unless");
const notJoined = createWordSet(
  "when if because unless provided to not",
  unambiguousBases,
  finiteVerbs,
  unambiguousPasts,
);
const subject = createWordSet(subjectPronouns);
const modal = createWordSet(modals);
const determiner = createWordSet(determiners);
const place = createWordSet(prepositionsOfPlace);
const finiteWord = createWordSet(
  finiteVerbs,
  unambiguousPasts,
  unambiguousThirdPersons,
  "can will would could should fell rose",
);
const person = createWordSet(subjectPronouns, subjectContractions);
const stops = createWordSet(
  "who whose whom that which where when what how why if because as than and or but so while to you",
  subjectPronouns,
);
const counts = createWordSet(
  "one two three four five six seven eight nine ten no some every each her his",
);

/** What is wrong where our words meet a phrase of an answer. */
export function findJoinFault(words: readonly Word[], { from, to }: PhrasePlace): FaultSpan | null {
  const [before, first, second] = [words[from - 1], words[from], words[from + 1]];
  if (!before || !first || first.afterMark) return null;
  const kind = joinFaultKind(words, from, words[to + 1]?.afterMark !== false, [
    before,
    first,
    second,
  ]);
  return kind && createFaultSpan(kind, before, first);
}

function joinFaultKind(
  words: readonly Word[],
  from: number,
  closes: boolean,
  [before, first, second]: readonly [Word, Word, Word | undefined],
): FaultKind | null {
  const rest = words.slice(from, endOfClause(words, from));
  if (governing.has(before.lower)) {
    const wrong =
      (notGoverned.has(first.lower) && !isMonth(first, second)) ||
      isAct(rest) ||
      isDeed(rest) ||
      (closes && isClause(rest));
    return wrong ? "preposition" : null;
  }
  if (
    before.lower === "on" &&
    /^(?:next|last|tomorrow|today|end|by|at|on|in|before|after)$/.test(first.lower)
  )
    return "preposition";
  if (joins.has(before.lower)) {
    const wrong = notJoined.has(first.lower) || isAct(rest) || (closes && isBareThing(rest));
    return wrong ? "no verb" : null;
  }
  if (/^helps?$/.test(before.lower)) {
    const wrong =
      finiteWord.has(first.lower) ||
      person.has(first.lower) ||
      isDeed(rest) ||
      (closes && isClause(rest));
    return wrong ? "verb form" : null;
  }
  const owesVerb =
    (modal.has(before.lower) && !isInQuestion(words, from - 1)) ||
    (before.lower === "not" && modal.has(words[from - 2]?.lower ?? ""));
  if (!owesVerb && (!subject.has(before.lower) || contextTests.numeral(words, from - 1)))
    return null;
  const lacks = place.has(first.lower)
    ? !rest.some((_, at) => isVerbAt(rest, at))
    : opensWithoutVerb(first, second);
  if (before.lower === "we" && !place.has(first.lower)) return null;
  return lacks ? (owesVerb ? "verb form" : "no verb") : null;
}

/** "What would the board change?": a question has its subject behind the modal. */
function isInQuestion(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  return (
    before === undefined ||
    words[at]?.afterMark === true ||
    /^(?:what|when|where|which|who|whom|how|why)$/.test(before.lower)
  );
}

/** "by May 30", "in May": with its capital the month, with a small letter the verb. */
function isMonth({ text }: Word, next: Word | undefined): boolean {
  return text === "May" && (next === undefined || /^\d/.test(next.lower));
}

function endOfClause(words: readonly Word[], from: number): number {
  const end = words.findIndex(({ afterMark: apart }, at) => at > from && apart);
  return end === -1 ? words.length : end;
}

function isCount(lower: string): boolean {
  return counts.has(lower) || /^\d+$/.test(lower);
}

function opensThing(word: Word | undefined): boolean {
  return word?.afterMark === false && (determiner.has(word.lower) || isCount(word.lower));
}

/** Whether a word stands inside a thing: after an article, a number, a preposition or an adjective. */
function isInside(words: readonly Word[], at: number): boolean {
  const lower = words[at - 1]?.lower ?? "";
  return determiner.has(lower) || place.has(lower) || isCount(lower) || isAdjective(lower);
}

function isVerbAt(words: readonly Word[], at: number): boolean {
  const lower = words[at]?.lower ?? "";
  return mayBeVerb(lower) && !/\d/.test(lower) && !isInside(words, at);
}

const times = /^(?:next|same|following|whole|day|week|month|year|morning|night|first|last)$/;

/** "plan the handover": a verb with its thing, and no second verb that would make it a thing itself. */
function isAct(words: readonly Word[]): boolean {
  const [first, second, third] = words;
  if (!first || !second || second.afterMark || !determiner.has(second.lower)) return false;
  if (!mayBeVerb(first.lower) || isIngForm(first.lower) || isDeed(words)) return false;
  return !times.test(third?.lower ?? "") && !words.some((_, at) => at > 1 && isVerbAt(words, at));
}

/** "led a team", "trained 18 assistants". */
function isDeed([first, second]: readonly Word[]): boolean {
  return (
    first !== undefined && opensThing(second) && (isPastForm(first.lower) || isEdForm(first.lower))
  );
}

/** A subject and its verb, with nothing between them that could make the verb part of the subject. */
function isClause(words: readonly Word[]): boolean {
  for (const [at, word] of words.entries()) {
    if (stops.has(word.lower) || (at > 0 && isIngForm(word.lower))) return false;
    if (at === 0) continue;
    if (isInside(words, at)) continue;
    if (finiteWord.has(word.lower)) return true;
    if (determiner.has(word.lower) || /^\p{Lu}/u.test(word.text)) return false;
  }
  return false;
}

/** A thing with no verb: "the training of new hires", "Monday, September 14". */
function isBareThing(words: readonly Word[]): boolean {
  const [first] = words;
  if (!first) return false;
  const isDay = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|next|last)$/.test(first.lower);
  const isThing = opensThing({ ...first, afterMark: false }) && words.length > 1;
  return (isThing || isDay) && !words.some((_, at) => at > 0 && isVerbAt(words, at));
}
