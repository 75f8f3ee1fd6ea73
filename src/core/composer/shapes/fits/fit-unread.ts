import { isAbsent } from "#core/composer/shapes/absent.ts";
import {
  closedClassWords,
  foreignWords,
  hesitationPattern,
  vaguePattern,
} from "#core/composer/shapes/tokens/word-classes.ts";
import type { AnswerItem } from "#core/composer/shapes/answer-item.ts";
import { lexiconTags } from "#core/composer/shapes/tokens/compromise.ts";
import { hasKind, type Token } from "#core/composer/shapes/tokens/tokens.ts";
import { verbReadings } from "#core/composer/shapes/tokens/verb-form.ts";

/**
 * How surely an item cannot be read, 1 where nothing else can be meant: noise, another language, thoughts side by side.
 */
export function fitUnread(item: AnswerItem): number {
  const words = item.tokens.filter(({ text }) => /^\p{L}[^\d\p{Sc}]*$/u.test(text));
  if (isAbsent(item.text) || isForeign(words) || hesitationPattern.test(item.text)) return 1;
  if (words.length > 0 && words.every(isNoise)) return 1;
  const { clause } = item;
  const isVague = vaguePattern.test(item.text);
  if (clause && clause.fit > 0.8) return isVague ? 0.5 : 0;
  return isVague || isBroken(item, words) ? 0.99 : 0.1;
}

const keyboardRows = ["qwertyuiop", "asdfghjkl", "zxcvbnm", "poiuytrewq", "lkjhgfdsa", "mnbvcxz"];

function isNoise({ lower }: Token): boolean {
  if (/(.)\1{3}/.test(lower)) return true;
  if (lower.length < 4 || isEnglish(lower)) return false;
  const run = lower.slice(0, 4);
  return (
    keyboardRows.some((row) => row.includes(run)) || (lower.length > 5 && !/[aeiouy]/.test(lower))
  );
}

const isEnglish = (word: string): boolean =>
  Object.values(closedClassWords).some((words) => words.has(word)) ||
  verbReadings(word).length > 0 ||
  [word, word.replace(/s$/, ""), word.replace(/y$/, "")].some((one) => lexiconTags(one).length > 0);

const isFunctionWord = (token: Token): boolean =>
  hasKind(token, "determiner", "possessive", "preposition", "conjunction", "object", "subject");

/** Few words that English knows, or two small words that it does not have. */
function isForeign(words: readonly Token[]): boolean {
  const plain = words.filter(({ text }, at) => at === 0 || !/^\p{Lu}/u.test(text));
  const strange = plain.filter(({ lower }) => !isEnglish(lower)).length;
  const small = words.filter(({ lower }) => foreignWords.has(lower)).length;
  const ours = words.filter(isFunctionWord).length;
  if (small >= 2 && small > ours && strange > 0) return true;
  return plain.length + small >= 4 && ours === 0 && strange / plain.length >= 0.6;
}

const brokenJoint = /(?:,| )\s*(?:because|although|but (?:also|then|maybe))\b/i;

/** A conjunction that joins no clauses, or a row of words with nothing to hold them together. */
function isBroken({ clause, tokens, body, text }: AnswerItem, words: readonly Token[]): boolean {
  if (clause) return false;
  const acts = hasKind(body[0], "base", "past", "gerund") && body[0]?.after === "";
  if (brokenJoint.test(text) && (!acts || hasKind(body[1], "conjunction"))) return true;
  const isConnected = tokens.some(
    (one) => one.after !== "" || isFunctionWord(one) || hasKind(one, "number"),
  );
  return !isConnected && words.length >= 6;
}
