import { findClause } from "./clause.ts";
import { nounGerunds } from "#core/composer/shapes/tokens/word-classes.ts";
import { fitCondition } from "./fit-clauses.ts";
import { fitDate } from "./fit-measures.ts";
import { clausePenalty } from "./fit-verbs.ts";
import type { AnswerItem } from "#core/composer/shapes/answer-item.ts";
import { hasKind, type Token, tokenize } from "#core/composer/shapes/tokens/tokens.ts";

/** The words of the first noun phrase: up to a mark, a preposition or a relative word. */
function headPhrase(tokens: readonly Token[]): readonly Token[] {
  const marked = tokens.findIndex(({ after }) => /[^.]/.test(after));
  const bound = tokens.findIndex(
    (one, at) => at > 0 && hasKind(one, "preposition", "relative", "subordinate", "conjunction"),
  );
  const ends = [marked === -1 ? tokens.length : marked + 1, bound === -1 ? tokens.length : bound];
  return tokens.slice(0, Math.min(...ends));
}

/** How well the words can be one noun phrase, by how it opens. */
function phraseFit(tokens: readonly Token[]): number {
  const phrase = headPhrase(tokens);
  const [first, second] = phrase;
  if (!first || hasKind(first, "modal", "auxiliary", "subordinate"))
    return first?.lower === "whether" ? 0.7 : 0;
  if (hasKind(first, "determiner", "possessive")) return phrase.length > 1 ? 0.97 : 0.5;
  if (hasKind(first, "subject", "object")) return 0.3;
  if (hasKind(first, "preposition", "relative", "conjunction")) return 0.4;
  if (hasKind(first, "number")) return phrase.length > 1 ? 0.88 : 0.5;
  const acted = hasKind(second, "object", "possessive", "determiner", "particle");
  if (hasKind(first, "gerund")) {
    if (!nounGerunds.has(first.lower)) return acted ? 0.2 : 0.45;
    return acted
      ? 0.2
      : hasKind(second, "plural")
        ? 0.76
        : hasKind(second, "noun") || !second
          ? 0.85
          : 0.6;
  }
  const verbal = hasKind(first, "base") || (hasKind(first, "past") && !hasKind(first, "adjective"));
  if (!verbal) return hasKind(first, "noun") || hasKind(phrase.at(-1), "noun") ? 0.92 : 0.6;
  if (!hasKind(first, "noun", "adjective")) return hasKind(first, "base") || !second ? 0.2 : 0.3;
  return acted ? 0.25 : hasKind(second, "noun") ? 0.8 : 0.7;
}

export function fitThing(item: AnswerItem): number {
  const narrower = Math.max(fitPerson(item), fitDate(item)) > 0.9 ? 0.9 : 1;
  const rival = fitThings(item) > 0.8 || fitCondition(item) > 0.8 ? 0.6 : 1;
  return phraseFit(item.body) * clausePenalty(item) * rival * narrower;
}

const isThing = (tokens: readonly Token[], least: number): boolean =>
  phraseFit(tokens) >= least && (findClause(tokens)?.fit ?? 0) <= 0.5;

export function fitThings({ text, lines, pieces }: AnswerItem): number {
  const items = pieces.map(tokenize);
  const least = items.length > 2 && items.every(({ length }) => length < 4) ? 0.4 : 0.6;
  if (items.length < 2 || !items.every((tokens) => isThing(tokens, least))) return 0;
  if (lines.length > 1 || items.length > 2) return 1;
  const [start = [], then = []] = items;
  if (hasKind(start[0], "name") || hasKind(start.at(-1), "role")) return 0.5;
  return hasKind(then[0], "determiner", "possessive", "number") || text.includes(" + ")
    ? 0.95
    : 0.75;
}

/** Somebody by name, tie or post: "Ines, my landlady", "Tour guide at the castle". */
export function fitPerson(item: AnswerItem): number {
  const phrase = headPhrase(item.body);
  const [first, second] = phrase;
  const head = phrase.at(-1);
  if (!first || !head || (hasKind(first, "base") && hasKind(second, "determiner", "possessive")))
    return 0;
  return personFit(phrase, first, head) * clausePenalty(item);
}

const abbreviatedTitle = /^(?:[^aeiou]{2,3}|c.o)$/;

function personFit(phrase: readonly Token[], first: Token, head: Token): number {
  const [, second] = phrase;
  const capitals = phrase.length > 1 && phrase.every(({ text }) => /^\p{Lu}\p{Ll}/u.test(text));
  if (/^\d/.test(first.text)) return 0.4;
  if (hasKind(head, "role")) return hasKind(head, "plural") ? 0.6 : 0.97;
  if (hasKind(first, "role") && !hasKind(second, "determiner"))
    return hasKind(second, "noun") && !abbreviatedTitle.test(first.lower) && !capitals
      ? 0.75
      : 0.95;
  if (phrase.length === 1 && /^[A-Z]{2,4}$/.test(head.text)) return 0.9;
  if (hasKind(first, "name") && !hasKind(first, "base")) return 0.95;
  if (/[^aeiou](?:er|or)$/.test(head.lower) && hasKind(head, "noun") && !hasKind(head, "base"))
    return 0.88;
  return capitals || phrase.slice(1).some((token) => hasKind(token, "role")) ? 0.8 : 0.2;
}
