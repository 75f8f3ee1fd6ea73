import { createFaultSpan, type FaultSpan } from "#core/composer/english/fault.ts";
import { contextTests } from "./context-tests.ts";
import {
  determiners,
  finiteVerbs,
  isEdForm,
  mayBeVerb,
  modals,
  subjectPronouns,
  createWordSet,
} from "#core/composer/english/words/lexicon.ts";
import type { Word } from "#core/composer/english/words/tokenize-words.ts";

const subject = createWordSet(subjectPronouns);
const prepositions = createWordSet(
  "for with of on from into between among without to by about against around behind beside near toward towards under",
);
/** Verbs after which a clause or their own subject may follow: "I think we in the yard agree", "so do I". */
const takesClause = createWordSet(
  "be been being do have think thought know knew say said says hope hoped believe feel felt see saw hear heard mean meant guess suppose wish bet ensure like but than as that",
  finiteVerbs,
  modals,
);
/** What follows an object and never a subject. */
const after = createWordSet(
  "to in on at about with for by from that until into over as before after since last next today tomorrow yesterday",
  determiners,
);
const objects = createWordSet("me him her us them");
const owners = createWordSet("my our your his her their he she we they i");
const being = createWordSet("am is are was were has had have do does");

/** "put I in touch", "between she and the mill", "you and I" after a preposition, "him is", "my brother and me run". */
export function findCaseFault(words: readonly Word[], at: number): FaultSpan | null {
  return findObjectAsSubject(words, at) ?? findSubjectAsObject(words, at);
}

function findObjectAsSubject(words: readonly Word[], at: number): FaultSpan | null {
  if (at > 0) return null;
  const joint = words.findIndex(({ lower }, n) => n > 0 && n <= 3 && lower === "and");
  const first = words[0]?.lower ?? "";
  const isSubject =
    owners.has(first) || (joint === 1 && !isVerbForm(first) && !prepositions.has(first));
  const place = isSubject && joint > 0 ? joint + 1 : 0;
  const [pronoun, verb] = words.slice(place, place + 2);
  if (!pronoun || !verb || words.slice(1, place + 2).some(({ afterMark: apart }) => apart))
    return null;
  if (!objects.has(pronoun.lower) || pronoun.text === "US") return null;
  const isVerb =
    being.has(verb.lower) ||
    (place > 0 && pronoun.lower !== "her" && isVerbForm(verb.lower) && !after.has(verb.lower));
  return isVerb ? createFaultSpan("case", pronoun, verb) : null;
}

function isVerbForm(lower: string): boolean {
  return mayBeVerb(lower) || isEdForm(lower);
}

function findSubjectAsObject(words: readonly Word[], at: number): FaultSpan | null {
  const [word, next] = words.slice(at, at + 2);
  if (!word || !next || next.afterMark) return null;
  const isPlace = prepositions.has(word.lower);
  if (!isPlace && (!isVerbForm(word.lower) || takesClause.has(word.lower))) return null;
  const place = objectPlace(words, at);
  const pronoun = words[place];
  const isAlone = place === at + 1;
  const isTitle = !word.afterMark && /^\p{Lu}/u.test(word.text);
  const mayCount = isPlace || !isAlone || isTitle;
  if (!pronoun || (mayCount && contextTests.numeral(words, place))) return null;
  const isFree = !contextTests.stranded(words, at);
  const isObject =
    (word.lower === "let" && isAlone && isFree) ||
    closesObject(words, place, isPlace && isFree, isAlone);
  return isObject ? createFaultSpan("case", word, pronoun) : null;
}

/** Where the pronoun stands: next to the word, or after "my sister and". -1 where none does. */
function objectPlace(words: readonly Word[], at: number): number {
  if (subject.has(words[at + 1]?.lower ?? "")) return at + 1;
  for (const n of [at + 2, at + 3]) {
    const [joint, pronoun] = words.slice(n, n + 2);
    if (!joint || !pronoun || words.slice(at + 1, n + 2).some(({ afterMark: apart }) => apart))
      return -1;
    if (joint.lower === "and" && subject.has(pronoun.lower)) return n + 1;
  }
  return -1;
}

/** Whether nothing after the pronoun can be its verb; a preposition’s may be joined by "and" or end at a mark. */
function closesObject(
  words: readonly Word[],
  place: number,
  isFree: boolean,
  isAlone: boolean,
): boolean {
  const next = words[place + 1];
  if (!next) return true;
  if (next.afterMark) return isFree;
  return after.has(next.lower) || (isFree && isAlone && next.lower === "and");
}
