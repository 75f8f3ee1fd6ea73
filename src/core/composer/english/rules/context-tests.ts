import { createWordSet } from "#core/composer/english/words/lexicon.ts";
import type { Word } from "#core/composer/english/words/tokenize-words.ts";

/** How the words around a place look. */
export type ContextTest = (words: readonly Word[], at: number) => boolean;

const joining = createWordSet("and but so or because");
const openers = createWordSet(
  "and but so when if that as while because what where since once before after until today now then here",
);
const relative = /^(?:wh\w+|that|everything|everyone|all|nothing|anything)$/;
const rank = /^\p{Lu}|^(?:type|phase|class|level|grade|part|tier|stage|step|band)$/u;

/** Whether a word begins a clause: nothing before it but a mark or a joining word. */
export const opensClause: ContextTest = (words, at) =>
  opensPart(words, at) || joining.has(words[at - 1]?.lower ?? "");

const opensPart: ContextTest = (words, at) => at === 0 || words[at]?.afterMark === true;

const shortRank = /^(?:gr|lvl|cat)$/;

/** "Type I", "Phase I", "Gr. I": a numeral, not a person. */
const isNumeral: ContextTest = (words, at) => {
  const before = words[at - 1];
  if (words[at]?.text !== "I" || !before) return false;
  if (shortRank.test(before.lower)) return true;
  if (words[at]?.afterMark) return false;
  return !openers.has(before.lower) && rank.test(before.text);
};

/** "Plan A", "the We Care fund", "THE": a name or a raised voice. */
const isNamed: ContextTest = (words, at) => {
  const [word, next] = [words[at]?.text ?? "", words[at + 1]?.text ?? ""];
  return word === "A" || /^[A-Z]{2,}$/.test(word) || /^(?!I\b)\p{Lu}/u.test(next);
};

/** "What I ask for I get": the preposition closes what stands before it. */
const isStranded: ContextTest = (words, at) =>
  words
    .slice(0, at)
    .some(
      ({ lower }, n) => relative.test(lower) || (n > 0 && /^(?:i|we|you|they|s?he)$/.test(lower)),
    );

const isAfterSubject: ContextTest = (words, at) =>
  at > 0 &&
  words[at]?.afterMark === false &&
  opensClause(words, at - 1) &&
  !isNumeral(words, at - 1) &&
  /^(?:i|we|they|you)$/.test(words[at - 1]?.lower ?? "");

/** What two words may look like that are in order where they stand. */
export const contextTests = {
  named: isNamed,
  numeral: isNumeral,
  stranded: isStranded,
  inside: (words, at) => !opensPart(words, at) || isNumeral(words, at),
  inClause: (words, at) => !opensClause(words, at) || isNumeral(words, at),
  noSubject: (words, at) => !isAfterSubject(words, at),
  noWould: (words, at) => !/^would$|'d$/.test(words[at - 1]?.lower ?? ""),
  capitals: (words, at) => /^[A-Z]{2,}$/.test(words[at + 1]?.text ?? ""),
} as const satisfies Record<string, ContextTest>;
