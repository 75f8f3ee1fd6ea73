import { inflectHead } from "#core/composer/shapes/inflect-head.ts";
import { lacksArticle } from "#core/composer/shapes/lacks-article.ts";
import { readShape } from "#core/composer/shapes/read-shape.ts";
import type { Shape } from "#core/composer/shapes/shape.ts";
import { hasKind, tokenize } from "#core/composer/shapes/tokens/tokens.ts";
import type { VerbForm } from "#core/composer/shapes/tokens/verb-form.ts";
import {
  capitaliseFirst,
  isProperName,
  lowerFirst,
  withEndMark,
} from "#core/composer/words/typing/letter-case.ts";
import type { Phrase } from "./phrase.ts";
import { isSayable } from "./one-idea.ts";

/** How sure a sentence has to be: "certain" stands by itself, "likely" is a wording to choose. */
export type Need = "certain" | "likely";

/** The member’s words in a sentence, or null where they don't fit it. */
export type Fit = (phrase: Phrase, need: Need) => string | null;

/** How sure a reading has to be before the member’s words stand in a sentence of ours. */
const minConfidence: Readonly<Record<Need, number>> = { certain: 0.85, likely: 0.6 };

/** "a lead investor for our seed round": an article says that a thing follows. */
const opensWithArticle =
  /^(?:an?|the|my|our|your|one|two|three|four|five|six|\d+|someone|somebody|anyone)\s/iu;
const minNamed = 0.6;

/** Whether a phrase is one of these shapes; the first is what the question asks for. */
export function isShape(phrase: Phrase, shapes: readonly Shape[], need: Need): boolean {
  if (need === "certain" && !phrase.isOneIdea) return false;
  const { shape, confidence } = readShape(phrase.text, shapes);
  const isNamed = shapes.includes("thing") && opensWithArticle.test(phrase.text);
  return confidence >= (isNamed ? minNamed : minConfidence[need]) && shapes.includes(shape);
}

/** The member’s words as a sentence: first letter raised, closed once. */
export const toSentence = (text: string): string => withEndMark(capitaliseFirst(text));

/** "Loan files (14 active)": a bracket that ends a printed row, unless it thinks aloud. */
const lastBracket =
  /\s\((?![^)]*\b(?:maybe|perhaps|seriously|honestly|think|really|actually|tbh|not sure|some)\b)[^()?!]{1,60}\)$/iu;

/** A row of a printed list: the member’s words, first letter raised, closed only where they were. */
export const asItem: Fit = ({ text, words, isRow }, need) =>
  need === "likely" || (isRow && isSayable(text.replace(lastBracket, "")))
    ? /[.!?]$/u.test(words.trim())
      ? toSentence(text)
      : capitaliseFirst(text)
    : null;

/** The member’s words as they stand, where the member alone reads them. */
export const asTyped: Fit = ({ text }) => toSentence(text);

/** A whole sentence of the member’s, whoever its subject is. */
export const ownSentence: Fit = (phrase, need) =>
  wholeSentence(phrase, ["i-clause", "clause"], need);

/** A sentence of the member’s with "I" or "we" as its subject. */
export const ownISentence: Fit = (phrase, need) => wholeSentence(phrase, ["i-clause"], need);

function wholeSentence(phrase: Phrase, shapes: readonly Shape[], need: Need): string | null {
  if (need === "certain" && (!phrase.isSayable || /^that\s(?!is\b|was\b)/iu.test(phrase.text)))
    return null;
  if (startsWithSubject(phrase.text)) return toSentence(phrase.text);
  const { shape, confidence } = readShape(phrase.text, shapes);
  return shapes.includes(shape) && confidence >= minConfidence[need]
    ? toSentence(phrase.text)
    : null;
}

const subjects = /^(?:i|we|you|it|this|there)$/;

/** "I can", "we’ve", "it was": a subject that can be nothing else, and its verb. */
function startsWithSubject(text: string): boolean {
  const [subject, verb] = tokenize(text);
  return (
    subject !== undefined &&
    subjects.test(subject.lower) &&
    (hasKind(verb, "modal", "auxiliary", "base", "past", "third", "negative") ||
      verb?.lower.startsWith("'") === true)
  );
}

/** "Cut returns from 12% to 7%" behind a subject of ours: "I {}." */
export const deedIn = (template: string): Fit => verbIn(template, "deed", "past");

const passive =
  /^(?:quoted|named|featured|published|recorded|cited|elected|appointed|awarded|invited|shortlisted|nominated|selected|certified|licensed|accredited|promoted)\s+(?:by|in|as|for|to|at|from|twice|once)\b/iu;

/** "quoted in the Tribune": what was done to the speaker, who did none of it. */
export const passiveIn =
  (template: string): Fit =>
  (phrase, need) =>
    passive.test(phrase.text) && (phrase.isSayable || need === "likely")
      ? fill(
          template,
          phrase.text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()),
        )
      : null;

/** "direct the musical" behind a verb of ours: "I can {}." */
export const actIn = (template: string): Fit => verbIn(template, "act", "base");

/** "answering the late calls" behind a verb or a preposition of ours. */
export const doingIn = (template: string): Fit => verbIn(template, "doing", "gerund");

/** A noun phrase where a sentence of ours wants one: "I work with {}." */
export const thingIn =
  (template: string): Fit =>
  (phrase, need) => {
    if (!isShape(phrase, ["thing", "person", "things"], need)) return null;
    const reading = readShape(phrase.text, ["thing", "person", "things"]);
    if (/[,;:(]|^\d|—/u.test(phrase.text) && need === "likely") return null;
    if (/^even\s/iu.test(phrase.text) || hasLooseVerb(phrase.text)) return null;
    const unsure = lacksArticle(phrase.text, reading) || keepsCapital(phrase.text);
    return unsure && need === "certain" ? null : fill(template, lowerFirst(phrase.text));
  };

/** "Insurance covered already or should be": a verb that hangs on no "who" and no subject, so it is no plain thing. */
export function hasLooseVerb(text: string): boolean {
  const tokens = tokenize(text);
  const at = tokens.findIndex(
    (token) => hasKind(token, "modal", "auxiliary") || token.lower === "still",
  );
  const before = tokens.slice(0, at);
  return at > 0 && !before.some((token) => hasKind(token, "relative", "subordinate", "subject"));
}

/** "Returns from 12% to 7%": a measure and where it went. */
export const measureIn =
  (template: string): Fit =>
  (phrase, need) => {
    const [, what = "", way = ""] =
      /^(.+?)(?:,?\s+(?:up|down))?\s+(from\s.+\sto\s.+)$/u.exec(phrase.text) ?? [];
    if (
      what === "" ||
      /\d/.test(what) ||
      /\b(?:is|are|was|were|went|has|have|had)\b|ed\b/u.test(what)
    )
      return null;
    const reading = readShape(what, ["thing"]);
    const unsure =
      !phrase.isOneIdea || reading.shape === "unread" || lacksArticle(lowerFirst(what), reading);
    return unsure && need === "certain"
      ? null
      : toSentence(template.replace("{what}", lowerFirst(what)).replace("{way}", way));
  };

/** The first of these sentences that the member’s words fit; null where they fit none. */
export function firstFit(phrase: Phrase, fits: readonly Fit[], need: Need): string | null {
  for (const fit of fits) {
    const sentence = fit(phrase, need);
    if (sentence !== null) return sentence;
  }
  return null;
}

function verbIn(template: string, shape: "deed" | "act" | "doing", form: VerbForm): Fit {
  return (phrase, need) => {
    if (form === "past" && (passive.test(phrase.text) || /^\S+\s+by\s/u.test(phrase.text)))
      return null;
    const isStemmed =
      shape === "act" && phrase.isOneIdea && readShape(phrase.text, ["act"]).shape === "act";
    if (!isStemmed && !isShape(phrase, [shape], need)) return null;
    const words = inflectHead(phrase.text, readShape(phrase.text, [shape]), form, { lower: true });
    return words === null ? null : fill(template, words);
  };
}

function fill(template: string, words: string): string {
  return withEndMark(capitaliseFirst(template.replace("{}", () => words)));
}

/** A capital that may be a name's: lowering it would be a guess, and so would leaving it. */
function keepsCapital(text: string): boolean {
  const [, first] = /^(\p{Lu}\p{Ll}+)/u.exec(lowerFirst(text)) ?? [];
  return first !== undefined && !isProperName(first);
}
