import { currencies, dateHelpers, moneyWords } from "./closed-words.ts";
import type { Item } from "./item.ts";
import { is, type Token } from "./tokens.ts";
import { amount, namesMeasure, spans, words } from "./participles.ts";

const hasDigit = (token: Token | undefined): boolean => /\d/.test(token?.text ?? "");
const lead = /^(?:about|around|from|up|to|between|at|approx|circa|under|over|least|some)$/;

const bearing = /^~?\p{Lu}{0,3}\p{Sc}|^R\d\d|[€£]$|\dk$|\d\/(?:h|hr|day|mo|yr)/iu;

/** A sum: it opens with a figure that bears a currency, or with a figure among words of pay alone. */
export function fitMoney(item: Item): number {
  const { tokens } = item;
  const from = tokens.findIndex(({ lower }) => !lead.test(lower) && !currencies.has(lower));
  const first = tokens[from];
  if (!first || !hasDigit(first) || item.clause) return 0;
  if (tokens.length > 1 && is(tokens.at(-1), "role")) return 0.3;
  if (
    bearing.test(first.text) ||
    [tokens[from - 1], tokens[from + 1]].some((token) => currencies.has(token?.lower ?? ""))
  )
    return 0.98;
  if (/^\d+%/.test(first.text)) return 0.5;
  const plain = tokens.filter(
    (token) => moneyWords.has(token.lower) || /^[\d,.]+k?$/.test(token.lower),
  );
  const share = plain.length / tokens.length;
  return /^[\d,.]+$/.test(first.text) && share >= 0.6 ? 0.6 + share * 0.35 : 0.2;
}

const written = /^(?:\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?|q[1-4]|\d{1,2}(?:st|nd|rd|th))$/;

const season = /\b(?:break|holidays?|half term|as soon as possible)\b/i;

const isTime = (token: Token): boolean => is(token, "date") || written.test(token.lower);

/** A day or a span: a word of time, and little else beside it. */
export function fitDate({ tokens, clause, text }: Item): number {
  const known = (token: Token) => isTime(token) || dateHelpers.has(token.lower) || hasDigit(token);
  const first = tokens[0];
  if (!first || !known(first)) return 0;
  const bound = /^(?:before|after|until|till|once|when|as soon as)\b/i.test(text.trim());
  if (!tokens.some(isTime) && !season.test(text)) return bound ? 0.8 : 0;
  const share = tokens.filter(known).length / tokens.length;
  const fit = share === 1 ? 0.97 : share >= 0.7 || bound ? 0.85 : share >= 0.5 ? 0.5 : 0.1;
  return clause && share < 1 ? fit * 0.4 : fit;
}

const arrows = new RegExp(
  String.raw`${amount}${words}(?:->|→|=>|to\s)\s*(?:\p{L}+\s)?${amount}`,
  "iu",
);
const moves = /\b(?:up|down)\s(?:by\s|from\s|to\s)?(?:[$€£]?\d|\w+\s(?:days|weeks|points))/i;
const signed = /(?:^|\s)[+-−]\d[\d.,]*\s?%/;

/** A measure that moves: "queue times down from 9 to 4 minutes"; with a verb before it, it is a deed or a clause. */
export function fitChange(item: Item): number {
  const { text, clause, body } = item;
  if (![spans, arrows, moves, signed].some((pattern) => pattern.test(text))) return 0;
  if (clause && clause.fit > 0.7) return 0.3;
  const first = body[0];
  if (!first || fitMoney(item) > 0.9) return 0.5;
  if (is(first, "past") && !is(first, "third")) return namesMeasure(item) ? 0.97 : 0.3;
  const acted = is(first, "base") && is(body[1], "determiner", "possessive", "object");
  return acted || hasDigit(first) ? 0.4 : 0.96;
}
