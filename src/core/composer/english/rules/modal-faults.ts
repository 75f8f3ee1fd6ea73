import { createFaultSpan, type FaultSpan } from "#core/composer/english/fault.ts";
import {
  determiners,
  finiteVerbs,
  isIngForm,
  isEdForm,
  isNeverVerb,
  isPastForm,
  isThirdPersonOrPlural,
  modals,
  subjectPronouns,
  subjectContractions,
  createWordSet,
} from "#core/composer/english/words/lexicon.ts";
import { opensClause } from "./context-tests.ts";
import type { Word } from "#core/composer/english/words/tokenize-words.ts";

const subject = createWordSet(subjectPronouns, "you");
const withModal = createWordSet("i'll we'll they'll he'll she'll you'll");
const modal = createWordSet(modals, "don't doesn't didn't");
const thingAhead = createWordSet(determiners);
const neverAhead = createWordSet(
  subjectPronouns,
  subjectContractions,
  finiteVerbs,
  modals,
  "to not",
);
const days = createWordSet(
  "monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november december",
);
const times = createWordSet("moment minute second day week month year following next");

/**
 * Where the verb is required after "I can", "we will not", "she does not"; -1 where nothing of the kind stands there.
 */
function findVerbPlace(words: readonly Word[], at: number): number {
  const [word, next, third] = words.slice(at, at + 3);
  if (!word || !next || next.afterMark || !opensClause(words, at)) return -1;
  if (withModal.has(word.lower)) return pastNot(words, at + 1);
  if (!subject.has(word.lower)) return -1;
  const isDo = /^do(?:es)?$|^did$/.test(next.lower) && third?.lower === "not";
  return isDo || modal.has(next.lower) ? pastNot(words, at + 2) : -1;
}

function pastNot(words: readonly Word[], at: number): number {
  const [owed, next] = words.slice(at, at + 2);
  if (!owed || owed.afterMark) return -1;
  if (owed.lower !== "not") return at;
  return next && !next.afterMark ? at + 1 : -1;
}

/** Whether a word may stand where a plain verb form is required. An adverb may, a name, and an unknown word. */
function canStandAsVerb({ lower, text }: Word, next: Word | undefined): boolean {
  if (thingAhead.has(lower)) return times.has(next?.lower ?? "");
  if (lower === "no") return /^(?:longer|more|doubt)$/.test(next?.lower ?? "");
  if (neverAhead.has(lower) || days.has(lower) || /^(?:[$€£]\d|\d[\d.,]*[km]?$)/.test(lower))
    return false;
  if (isIngForm(lower) || isEdForm(lower) || isPastForm(lower)) return false;
  return /^\p{Lu}/u.test(text) || !isThirdPersonOrPlural(lower);
}

const mayTakeClause = createWordSet("have be let make get see hear know say");

/** "I can the report", "I will not swapping", "I can took", "I can help is on its way". */
export function findModalFault(words: readonly Word[], at: number): FaultSpan | null {
  const place = findVerbPlace(words, at);
  const [word, owed, next] = [words[at], words[place], words[place + 1]];
  if (!word || !owed) return null;
  if (!canStandAsVerb(owed, next)) return createFaultSpan("verb form", word, owed);
  const second =
    next?.afterMark === false &&
    /^(?:is|are|was|were|am|will|would|can|could|should|fell|rose|went)$/.test(next.lower);
  return next && second && !mayTakeClause.has(owed.lower)
    ? createFaultSpan("verb form", word, next)
    : null;
}

/**
 * Whether a phrase of an answer after "I can" begins with anything but a verb: "overtime from 14%", "Dana, my manager".
 */
export function opensWithoutVerb(first: Word, next: Word | undefined): boolean {
  if (
    next?.afterMark === false &&
    /^(?:the|an?|my|our|your|their|it|them|you|her|him|with)$/.test(next.lower)
  )
    return false;
  return (
    /^(?:her|some|any|several|many|few|every|one|two|three|four|five|six)$/.test(first.lower) ||
    (isNeverVerb(first.lower) && !first.lower.endsWith("ly"))
  );
}
