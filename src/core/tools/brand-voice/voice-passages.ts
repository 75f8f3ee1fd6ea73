import { normalizeTypedText } from "#core/composer/words/typing/normalize-typed-text.ts";
import { withEndMark, capitaliseFirst } from "#core/composer/words/typing/letter-case.ts";
import { withoutHedges } from "#core/composer/words/without-hedges.ts";
import { countWords, splitSentences } from "#core/language/sentences.ts";
import { type Answers, answerOf } from "#core/tools/definition.ts";

/** A passage no longer than this is used whole: a joke needs its second half. */
const maxWholePassage = 45;
const minPassage = 15;

/** The sample as passages that stand by themselves: its paragraphs, a long one cut where a sentence starts anew. */
export function splitVoicePassages(answers: Answers): readonly string[] {
  const typed = answerOf(answers, "sample").trim();
  const apart = /\n\s*\n/.test(typed) || countWords(typed) <= maxWholePassage;
  const paragraphs = typed.split(apart ? /\n\s*\n/ : /\n/);
  const passages = paragraphs
    .map((paragraph) => withoutHedges(normalizeTypedText(paragraph.replace(/\s*\n\s*/g, " "))))
    .filter((paragraph) => /\p{L}/u.test(paragraph))
    .flatMap(cutParagraph);
  return joinDependentPassages(passages);
}

/** "After that he kept all papers" goes on with what stands above it. */
function joinDependentPassages(all: readonly string[]): readonly string[] {
  return all.reduce<readonly string[]>((passages, one) => {
    const above = passages.at(-1);
    return above !== undefined && pointsBackPattern.test(one)
      ? [...passages.slice(0, -1), `${withEndMark(above)} ${capitaliseFirst(one)}`]
      : [...passages, one];
  }, []);
}

function cutParagraph(paragraph: string): readonly string[] {
  if (countWords(paragraph) <= maxWholePassage) return [paragraph];
  return splitSentences(paragraph).reduce<readonly string[]>((passages, sentence, at, all) => {
    const last = passages.at(-1);
    const rest = countWords(all.slice(at).join(" "));
    const anew = last === undefined || (countWords(last) >= minPassage && rest >= minPassage);
    return last === undefined || (anew && !pointsBackPattern.test(sentence))
      ? [...passages, sentence]
      : [...passages.slice(0, -1), `${last} ${sentence}`];
  }, []);
}

/** A sentence whose first words mean something that stands before it. */
const pointsBackPattern = new RegExp(
  String.raw`^(?:so|then|but|and|or|after that|plus|also|this|that|these|those|both|neither|one of|` +
    String.raw`the same|(?:\S+\s+){0,4}(?:it|its|they|their|them|em|he|him|his|she|her))\b`,
  "i",
);
