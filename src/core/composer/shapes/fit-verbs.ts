import { nounGerunds } from "./closed-words.ts";
import type { Item } from "./item.ts";
import { isPassive, isTaken, namesMeasure, namesSubject } from "./participles.ts";
import { is, type Token, tokensOf } from "./tokens.ts";

const gone = /\b(?:last|ago|since|(?:19|20)\d\d|yesterday|in (?:q[1-4]|may))\b/i;
const coming = /\b(?:next|tomorrow|until|from now on|every|each|by [a-z]+day|by noon)\b/i;

/** Cut, set, put, let, read: base and past are one word, and only time tells them apart. */
function timeFit(token: Token, text: string, form: "base" | "past"): number {
  if (!is(token, "base") || !is(token, "past")) return 1;
  if (form === "past") return coming.test(text) && !gone.test(text) ? 0.75 : 0.97;
  return gone.test(text) ? 0.6 : 0.97;
}

/** How much what follows a word asks for a verb there: an object, a particle, a preposition. */
function verbContext(token: Token, next: Token | undefined, then?: Token): number {
  const nominal = is(token, "noun", "adjective");
  if (!next) return nominal ? 0.5 : 0.8;
  if (next.lower === "of") return nominal ? 0.1 : 0.6;
  if (/[:(,]/.test(token.after)) return 0.2;
  if (is(next, "determiner", "possessive", "object", "particle")) return 0.96;
  if (!nominal) return 0.95;
  if (is(next, "number")) return 0.9;
  if (is(next, "conjunction")) return 0.6;
  if (is(next, "preposition", "adverb")) return 0.8;
  if (is(next, "role") && !is(next, "plural") && !is(then, "noun")) return 0.3;
  if (is(next, "adjective", "gerund")) return 0.84;
  return is(next, "plural", "date") ? 0.8 : 0.76;
}

/** What a clause takes from a phrase’s chances; an unsure one takes little. */
export const unlessClause = ({ clause }: Item): number => (clause ? 1 - clause.fit ** 2 * 0.75 : 1);

const noVerb = ["modal", "subject", "determiner", "preposition", "subordinate"] as const;

export function fitAct(item: Item): number {
  const [first, second, third] = item.body;
  if (!first || !is(first, "base") || is(first, ...noVerb)) return 0;
  if (/^(?:am|are|is)$/.test(first.lower)) return 0;
  const early = first.lower === "free" || is(first, "number");
  if (early && !is(second, "determiner", "possessive", "particle")) return 0.1;
  const asked = /^(?:to|not|please|never)$/.test(item.tokens[0]?.lower ?? "");
  const twoVerbs = is(second, "conjunction") && is(third, "base");
  const context = asked || twoVerbs ? 0.95 : verbContext(first, second, third);
  return context * timeFit(first, item.text, "base") * unlessClause(item);
}

export function fitDeed(item: Item): number {
  const [first, second, third] = item.body;
  if (!first || !is(first, "past") || is(first, ...noVerb)) return 0;
  if (namesMeasure(item) || namesSubject(item.body) || isPassive(item)) return 0;
  if (isTaken(item.body)) return 0;
  const passive = /^(?:was|were|got|had)$/.test(first.lower) && is(second, "past");
  const context = passive ? 0.9 : deedContext(first, second, third);
  const several = fitDeeds(item) > 0 ? 0.7 : 1;
  return context * timeFit(first, item.text, "past") * unlessClause(item) * several;
}

function deedContext(first: Token, second?: Token, third?: Token): number {
  if (is(first, "base")) return verbContext(first, second);
  if (!second) return 0.6;
  const isParticiple = is(third, "noun", "adjective", "number") && !is(third, "preposition");
  if (is(second, "past") && !is(second, "noun", "adjective", "base"))
    return isParticiple ? 0.85 : 0.1;
  return is(second, "noun") && !is(second, "plural", "base") ? 0.85 : 0.95;
}

/** Whether a piece of a list begins with a past verb that has something to act on. */
function opensWithDeed(piece: string): boolean {
  const [first, second] = tokensOf(piece).filter((token) => !is(token, "conjunction", "adverb"));
  return is(first, "past") && second !== undefined && second.lower !== "of";
}

export function fitDeeds({ pieces, lines }: Item): number {
  if (pieces.length < 2 || !pieces.every(opensWithDeed)) return 0;
  return lines.length > 1 || pieces.length > 2 ? 1 : 0.97;
}

export function fitDoing(item: Item): number {
  const [first, second, third] = item.body;
  if (!first || !is(first, "gerund")) return 0;
  const passive = first.lower === "being" && is(second, "past");
  return (passive ? 0.97 : doingContext(first, second, third)) * unlessClause(item);
}

function doingContext(first: Token, second?: Token, then?: Token): number {
  const nounish = nounGerunds.has(first.lower);
  if (!second) return nounish ? 0.35 : 0.7;
  if (first.after !== "") return 0.3;
  if (second.lower === "of") return 0.15;
  if (is(second, "determiner", "possessive", "object", "particle")) return 0.97;
  if (is(second, "conjunction")) return is(then, "gerund") ? 0.95 : 0.5;
  if (is(second, "number", "date")) return 0.9;
  if (is(second, "preposition", "adverb")) return nounish ? 0.8 : 0.92;
  if (is(second, "adjective")) return 0.85;
  if (!nounish) return 0.88;
  return is(second, "plural") ? 0.76 : 0.35;
}
