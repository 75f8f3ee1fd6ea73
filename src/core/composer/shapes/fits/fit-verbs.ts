import { nounGerunds } from "#core/composer/shapes/tokens/word-classes.ts";
import type { AnswerItem } from "#core/composer/shapes/answer-item.ts";
import {
  isPassiveDeed,
  isTimeTaken,
  pastBelongsToMeasure,
  pastBelongsToSubject,
} from "./participles.ts";
import { hasKind, type Token, tokenize } from "#core/composer/shapes/tokens/tokens.ts";

const pastTimePattern = /\b(?:last|ago|since|(?:19|20)\d\d|yesterday|in (?:q[1-4]|may))\b/i;
const comingTimePattern =
  /\b(?:next|tomorrow|until|from now on|every|each|by [a-z]+day|by noon)\b/i;

/** Cut, set, put, let, read: base and past are one word, and only time tells them apart. */
function timeFit(token: Token, text: string, form: "base" | "past"): number {
  if (!hasKind(token, "base") || !hasKind(token, "past")) return 1;
  if (form === "past")
    return comingTimePattern.test(text) && !pastTimePattern.test(text) ? 0.75 : 0.97;
  return pastTimePattern.test(text) ? 0.6 : 0.97;
}

/** How much what follows a word asks for a verb there: an object, a particle, a preposition. */
function verbContext(token: Token, next: Token | undefined, then?: Token): number {
  const nominal = hasKind(token, "noun", "adjective");
  if (!next) return nominal ? 0.5 : 0.8;
  if (next.lower === "of") return nominal ? 0.1 : 0.6;
  if (/[:(,]/.test(token.after)) return 0.2;
  if (hasKind(next, "determiner", "possessive", "object", "particle")) return 0.96;
  if (!nominal) return 0.95;
  if (hasKind(next, "number")) return 0.9;
  if (hasKind(next, "conjunction")) return 0.6;
  if (hasKind(next, "preposition", "adverb")) return 0.8;
  if (hasKind(next, "role") && !hasKind(next, "plural") && !hasKind(then, "noun")) return 0.3;
  if (hasKind(next, "adjective", "gerund")) return 0.84;
  return hasKind(next, "plural", "date") ? 0.8 : 0.76;
}

/** What a clause takes from a phrase’s chances; an unsure one takes little. */
export const clausePenalty = ({ clause }: AnswerItem): number =>
  clause ? 1 - clause.fit ** 2 * 0.75 : 1;

const kindsNoVerb = ["modal", "subject", "determiner", "preposition", "subordinate"] as const;

export function fitAct(item: AnswerItem): number {
  const [first, second, third] = item.body;
  if (!first || !hasKind(first, "base") || hasKind(first, ...kindsNoVerb)) return 0;
  if (/^(?:am|are|is)$/.test(first.lower)) return 0;
  const early = first.lower === "free" || hasKind(first, "number");
  if (early && !hasKind(second, "determiner", "possessive", "particle")) return 0.1;
  const hasActMarker = /^(?:to|not|please|never)$/.test(item.tokens[0]?.lower ?? "");
  const twoVerbs = hasKind(second, "conjunction") && hasKind(third, "base");
  const context = hasActMarker || twoVerbs ? 0.95 : verbContext(first, second, third);
  return context * timeFit(first, item.text, "base") * clausePenalty(item);
}

export function fitDeed(item: AnswerItem): number {
  const [first, second, third] = item.body;
  if (!first || !hasKind(first, "past") || hasKind(first, ...kindsNoVerb)) return 0;
  if (pastBelongsToMeasure(item) || pastBelongsToSubject(item.body) || isPassiveDeed(item))
    return 0;
  if (isTimeTaken(item.body)) return 0;
  const passive = /^(?:was|were|got|had)$/.test(first.lower) && hasKind(second, "past");
  const context = passive ? 0.9 : deedContext(first, second, third);
  const several = fitDeeds(item) > 0 ? 0.7 : 1;
  return context * timeFit(first, item.text, "past") * clausePenalty(item) * several;
}

function deedContext(first: Token, second?: Token, third?: Token): number {
  if (hasKind(first, "base")) return verbContext(first, second);
  if (!second) return 0.6;
  const isParticiple =
    hasKind(third, "noun", "adjective", "number") && !hasKind(third, "preposition");
  if (hasKind(second, "past") && !hasKind(second, "noun", "adjective", "base"))
    return isParticiple ? 0.85 : 0.1;
  return hasKind(second, "noun") && !hasKind(second, "plural", "base") ? 0.85 : 0.95;
}

/** Whether a piece of a list begins with a past verb that has something to act on. */
function opensWithDeed(piece: string): boolean {
  const [first, second] = tokenize(piece).filter(
    (token) => !hasKind(token, "conjunction", "adverb"),
  );
  return hasKind(first, "past") && second !== undefined && second.lower !== "of";
}

export function fitDeeds({ pieces, lines }: AnswerItem): number {
  if (pieces.length < 2 || !pieces.every(opensWithDeed)) return 0;
  return lines.length > 1 || pieces.length > 2 ? 1 : 0.97;
}

export function fitDoing(item: AnswerItem): number {
  const [first, second, third] = item.body;
  if (!first || !hasKind(first, "gerund")) return 0;
  const passive = first.lower === "being" && hasKind(second, "past");
  return (passive ? 0.97 : doingContext(first, second, third)) * clausePenalty(item);
}

function doingContext(first: Token, second?: Token, then?: Token): number {
  const nounish = nounGerunds.has(first.lower);
  if (!second) return nounish ? 0.35 : 0.7;
  if (first.after !== "") return 0.3;
  if (second.lower === "of") return 0.15;
  if (hasKind(second, "determiner", "possessive", "object", "particle")) return 0.97;
  if (hasKind(second, "conjunction")) return hasKind(then, "gerund") ? 0.95 : 0.5;
  if (hasKind(second, "number", "date")) return 0.9;
  if (hasKind(second, "preposition", "adverb")) return nounish ? 0.8 : 0.92;
  if (hasKind(second, "adjective")) return 0.85;
  if (!nounish) return 0.88;
  return hasKind(second, "plural") ? 0.76 : 0.35;
}
