import type { AnswerItem } from "#core/composer/shapes/answer-item.ts";
import { hasKind } from "#core/composer/shapes/tokens/tokens.ts";
import { verbReadings } from "#core/composer/shapes/tokens/verb-form.ts";

const conditionOpening =
  /^(?:only |even )?(?:if|when(?:ever)?|unless|provided|in case|assuming)\b/i;
const otherConditionOpening =
  /^(?:as (?:long|soon) as|once (?:the|my|your|our|i|you|he|she|they|we))\b/i;
const innerCondition = /[^.!?]\s(?:if|unless|provided|only when|as long as)\s/i;

export function fitCondition({ text, clause, body }: AnswerItem): number {
  const bare = text.trim();
  if (conditionOpening.test(bare) || otherConditionOpening.test(bare)) return 0.97;
  if (!innerCondition.test(bare) || clause) return 0;
  return hasKind(body[0], "base", "past", "gerund") && hasKind(body[1], "determiner") ? 0.3 : 0.88;
}

const quotedWhole = /^["“'‘].*["”'’][.!?]?$/su;
const quotedEnd = /^[\p{L}\s,:]{0,24}["“'‘][^"”]+["”'’][.!?]?$/u;
const saying = /^(?:say|tell|claim|argue|object|insist|think)$/;

/** What somebody else says: in quotation marks, or "she will say …". */
export function fitQuote(item: AnswerItem): number {
  const { clause, tokens } = item;
  const bare = item.text.trim();
  if (quotedWhole.test(bare)) return 0.98;
  if (clause && isFirstPerson(item)) return 0;
  const verbs = clause ? tokens.slice(clause.verb, clause.verb + 3) : [];
  const readings = verbs.flatMap(({ lower }) => verbReadings(lower));
  if (readings.some(({ lemma }) => saying.test(lemma))) return 0.95;
  return quotedEnd.test(bare) ? 0.9 : 0;
}

const isFirstPerson = ({ clause, tokens }: AnswerItem): boolean =>
  /^(?:i|we)$/.test(tokens[clause?.subject ?? -1]?.lower ?? "");

function clauseFit(item: AnswerItem): number {
  if (!item.clause) return 0;
  const rival = fitCondition(item) > 0.9 ? 0.3 : fitQuote(item) > 0.9 ? 0.85 : 1;
  return item.clause.fit * rival;
}

export const fitIClause = (item: AnswerItem): number => (isFirstPerson(item) ? clauseFit(item) : 0);
export const fitClause = (item: AnswerItem): number => (isFirstPerson(item) ? 0 : clauseFit(item));
