import {
  currencyWords,
  dateHelpers,
  moneyWords,
} from "#core/composer/shapes/tokens/word-classes.ts";
import type { AnswerItem } from "#core/composer/shapes/answer-item.ts";
import { hasKind, type Token } from "#core/composer/shapes/tokens/tokens.ts";
import {
  amountSource,
  pastBelongsToMeasure,
  fromToPattern,
  fewWordsSource,
} from "./participles.ts";

const hasDigit = (token: Token | undefined): boolean => /\d/.test(token?.text ?? "");
const amountLeads = /^(?:about|around|from|up|to|between|at|approx|circa|under|over|least|some)$/;

const currencyFigure = /^~?\p{Lu}{0,3}\p{Sc}|^R\d\d|[€£]$|\dk$|\d\/(?:h|hr|day|mo|yr)/iu;

/** A sum: it opens with a figure that bears a currency, or with a figure among words of pay alone. */
export function fitMoney(item: AnswerItem): number {
  const { tokens } = item;
  const from = tokens.findIndex(
    ({ lower }) => !amountLeads.test(lower) && !currencyWords.has(lower),
  );
  const first = tokens[from];
  if (!first || !hasDigit(first) || item.clause) return 0;
  if (tokens.length > 1 && hasKind(tokens.at(-1), "role")) return 0.3;
  if (
    currencyFigure.test(first.text) ||
    [tokens[from - 1], tokens[from + 1]].some((token) => currencyWords.has(token?.lower ?? ""))
  )
    return 0.98;
  if (/^\d+%/.test(first.text)) return 0.5;
  const plain = tokens.filter(
    (token) => moneyWords.has(token.lower) || /^[\d,.]+k?$/.test(token.lower),
  );
  const share = plain.length / tokens.length;
  return /^[\d,.]+$/.test(first.text) && share >= 0.6 ? 0.6 + share * 0.35 : 0.2;
}

const writtenDate = /^(?:\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?|q[1-4]|\d{1,2}(?:st|nd|rd|th))$/;

const seasonPattern = /\b(?:break|holidays?|half term|as soon as possible)\b/i;

const isTime = (token: Token): boolean => hasKind(token, "date") || writtenDate.test(token.lower);

/** A day or a span: a word of time, and little else beside it. */
export function fitDate({ tokens, clause, text }: AnswerItem): number {
  const known = (token: Token) => isTime(token) || dateHelpers.has(token.lower) || hasDigit(token);
  const first = tokens[0];
  if (!first || !known(first)) return 0;
  const bound = /^(?:before|after|until|till|once|when|as soon as)\b/i.test(text.trim());
  if (!tokens.some(isTime) && !seasonPattern.test(text)) return bound ? 0.8 : 0;
  const share = tokens.filter(known).length / tokens.length;
  const fit = share === 1 ? 0.97 : share >= 0.7 || bound ? 0.85 : share >= 0.5 ? 0.5 : 0.1;
  return clause && share < 1 ? fit * 0.4 : fit;
}

const arrowPattern = new RegExp(
  String.raw`${amountSource}${fewWordsSource}(?:->|→|=>|to\s)\s*(?:\p{L}+\s)?${amountSource}`,
  "iu",
);
const movePattern = /\b(?:up|down)\s(?:by\s|from\s|to\s)?(?:[$€£]?\d|\w+\s(?:days|weeks|points))/i;
const signedPercent = /(?:^|\s)[+-−]\d[\d.,]*\s?%/;

/** A measure that moves: "queue times down from 9 to 4 minutes"; with a verb before it, it is a deed or a clause. */
export function fitChange(item: AnswerItem): number {
  const { text, clause, body } = item;
  if (
    ![fromToPattern, arrowPattern, movePattern, signedPercent].some((pattern) => pattern.test(text))
  )
    return 0;
  if (clause && clause.fit > 0.7) return 0.3;
  const first = body[0];
  if (!first || fitMoney(item) > 0.9) return 0.5;
  if (hasKind(first, "past") && !hasKind(first, "third"))
    return pastBelongsToMeasure(item) ? 0.97 : 0.3;
  const acted = hasKind(first, "base") && hasKind(body[1], "determiner", "possessive", "object");
  return acted || hasDigit(first) ? 0.4 : 0.96;
}
