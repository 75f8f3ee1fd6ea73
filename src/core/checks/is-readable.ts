import { lexiconTags } from "#core/composer/shapes/tokens/compromise.ts";

/** Of the words of a text that isn't keyboard noise at least so many are in a small English lexicon. */
const leastKnown = 1 / 3;

/** Whether a text and the answers behind it can be read as English at all, so that a check of them says something. */
export function isReadable(text: string, answers: readonly string[]): boolean {
  return (
    shareKnown(text) >= leastKnown &&
    shareKnown(answers.join("\n")) >= leastKnown &&
    !answers.some(isNoise)
  );
}

/** Several words and none of them known, or another script; a name has a capital. */
function isNoise(answer: string): boolean {
  if (/\p{L}/u.test(answer) && !/\p{Script=Latin}/u.test(answer)) return true;
  const words = wordsOf(answer);
  return words.length > 1 && !words.some(isKnown) && words.every((word) => !isCapitalized(word));
}

/** Names aside: without any other word it's 1, and 0 for no words at all. */
function shareKnown(text: string): number {
  const all = wordsOf(text);
  const words = all.filter((word) => !isCapitalized(word));
  if (words.length === 0) return Math.min(1, all.length);
  return words.filter(isKnown).length / words.length;
}

function wordsOf(text: string): readonly string[] {
  return text.match(/\p{L}[\p{L}\p{M}]+/gu) ?? [];
}

function isCapitalized(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}

/** "restorers" is known by "restore". */
function isKnown(word: string): boolean {
  const low = word.toLowerCase();
  return [low, low.replace(/s$/, ""), low.replace(/(?:ing|ed|ers?|ly)$/, "")].some(
    (form) => lexiconTags(form).length > 0,
  );
}
