import { findClause } from "./clause.ts";
import { nounGerunds } from "./closed-words.ts";
import { fitCondition } from "./fit-clauses.ts";
import { fitDate } from "./fit-measures.ts";
import { unlessClause } from "./fit-verbs.ts";
import type { Item } from "./item.ts";
import { is, type Token, tokensOf } from "./tokens.ts";

/** The words of the first noun phrase: up to a mark, a preposition or a relative word. */
function headPhrase(tokens: readonly Token[]): readonly Token[] {
  const marked = tokens.findIndex(({ after }) => /[^.]/.test(after));
  const bound = tokens.findIndex(
    (one, at) => at > 0 && is(one, "preposition", "relative", "subordinate", "conjunction"),
  );
  const ends = [marked === -1 ? tokens.length : marked + 1, bound === -1 ? tokens.length : bound];
  return tokens.slice(0, Math.min(...ends));
}

/** How well the words can be one noun phrase, by how it opens. */
function phraseFit(tokens: readonly Token[]): number {
  const phrase = headPhrase(tokens);
  const [first, second] = phrase;
  if (!first || is(first, "modal", "auxiliary", "subordinate"))
    return first?.lower === "whether" ? 0.7 : 0;
  if (is(first, "determiner", "possessive")) return phrase.length > 1 ? 0.97 : 0.5;
  if (is(first, "subject", "object")) return 0.3;
  if (is(first, "preposition", "relative", "conjunction")) return 0.4;
  if (is(first, "number")) return phrase.length > 1 ? 0.88 : 0.5;
  const acted = is(second, "object", "possessive", "determiner", "particle");
  if (is(first, "gerund")) {
    if (!nounGerunds.has(first.lower)) return acted ? 0.2 : 0.45;
    return acted ? 0.2 : is(second, "plural") ? 0.76 : is(second, "noun") || !second ? 0.85 : 0.6;
  }
  const verbal = is(first, "base") || (is(first, "past") && !is(first, "adjective"));
  if (!verbal) return is(first, "noun") || is(phrase.at(-1), "noun") ? 0.92 : 0.6;
  if (!is(first, "noun", "adjective")) return is(first, "base") || !second ? 0.2 : 0.3;
  return acted ? 0.25 : is(second, "noun") ? 0.8 : 0.7;
}

export function fitThing(item: Item): number {
  const narrower = Math.max(fitPerson(item), fitDate(item)) > 0.9 ? 0.9 : 1;
  const rival = fitThings(item) > 0.8 || fitCondition(item) > 0.8 ? 0.6 : 1;
  return phraseFit(item.body) * unlessClause(item) * rival * narrower;
}

const isThing = (tokens: readonly Token[], least: number): boolean =>
  phraseFit(tokens) >= least && (findClause(tokens)?.fit ?? 0) <= 0.5;

export function fitThings({ text, lines, pieces }: Item): number {
  const items = pieces.map(tokensOf);
  const least = items.length > 2 && items.every(({ length }) => length < 4) ? 0.4 : 0.6;
  if (items.length < 2 || !items.every((tokens) => isThing(tokens, least))) return 0;
  if (lines.length > 1 || items.length > 2) return 1;
  const [start = [], then = []] = items;
  if (is(start[0], "name") || is(start.at(-1), "role")) return 0.5;
  return is(then[0], "determiner", "possessive", "number") || text.includes(" + ") ? 0.95 : 0.75;
}

/** Somebody by name, tie or post: "Ines, my landlady", "Tour guide at the castle". */
export function fitPerson(item: Item): number {
  const phrase = headPhrase(item.body);
  const [first, second] = phrase;
  const head = phrase.at(-1);
  if (!first || !head || (is(first, "base") && is(second, "determiner", "possessive"))) return 0;
  return personFit(phrase, first, head) * unlessClause(item);
}

const title = /^(?:[^aeiou]{2,3}|c.o)$/;

function personFit(phrase: readonly Token[], first: Token, head: Token): number {
  const [, second] = phrase;
  const capitals = phrase.length > 1 && phrase.every(({ text }) => /^\p{Lu}\p{Ll}/u.test(text));
  if (/^\d/.test(first.text)) return 0.4;
  if (is(head, "role")) return is(head, "plural") ? 0.6 : 0.97;
  if (is(first, "role") && !is(second, "determiner"))
    return is(second, "noun") && !title.test(first.lower) && !capitals ? 0.75 : 0.95;
  if (phrase.length === 1 && /^[A-Z]{2,4}$/.test(head.text)) return 0.9;
  if (is(first, "name") && !is(first, "base")) return 0.95;
  if (/[^aeiou](?:er|or)$/.test(head.lower) && is(head, "noun") && !is(head, "base")) return 0.88;
  return capitals || phrase.slice(1).some((token) => is(token, "role")) ? 0.8 : 0.2;
}
