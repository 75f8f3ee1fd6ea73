import { asTyped } from "#core/composer/words/as-typed.ts";
import { closed, raised } from "#core/composer/words/letter-case.ts";
import { withoutHedges } from "#core/composer/words/without-hedges.ts";
import { countWords, splitSentences } from "#core/language/sentences.ts";
import { type Answers, answerOf } from "#core/tools/definition.ts";

/** A passage no longer than this is told whole: a joke needs its second half. */
const whole = 45;
const least = 15;

/** Her sample as passages that stand by themselves: her paragraphs, a long one cut where a sentence starts anew. */
export function passagesOf(answers: Answers): readonly string[] {
  const typed = answerOf(answers, "sample").trim();
  const apart = /\n\s*\n/.test(typed) || countWords(typed) <= whole;
  const paragraphs = typed.split(apart ? /\n\s*\n/ : /\n/);
  const passages = paragraphs
    .map((paragraph) => withoutHedges(asTyped(paragraph.replace(/\s*\n\s*/g, " "))))
    .filter((paragraph) => /\p{L}/u.test(paragraph))
    .flatMap(cut);
  return together(passages);
}

/** "After that he kept all papers" goes on with what stands above it. */
function together(all: readonly string[]): readonly string[] {
  return all.reduce<readonly string[]>((passages, one) => {
    const above = passages.at(-1);
    return above !== undefined && pointsBack.test(one)
      ? [...passages.slice(0, -1), `${closed(above)} ${raised(one)}`]
      : [...passages, one];
  }, []);
}

function cut(paragraph: string): readonly string[] {
  if (countWords(paragraph) <= whole) return [paragraph];
  return splitSentences(paragraph).reduce<readonly string[]>((passages, sentence, at, all) => {
    const last = passages.at(-1);
    const rest = countWords(all.slice(at).join(" "));
    const anew = last === undefined || (countWords(last) >= least && rest >= least);
    return last === undefined || (anew && !pointsBack.test(sentence))
      ? [...passages, sentence]
      : [...passages.slice(0, -1), `${last} ${sentence}`];
  }, []);
}

/** A sentence whose first words mean something that stands before it. */
const pointsBack = new RegExp(
  String.raw`^(?:so|then|but|and|or|after that|plus|also|this|that|these|those|both|neither|one of|` +
    String.raw`the same|(?:\S+\s+){0,4}(?:it|its|they|their|them|em|he|him|his|she|her))\b`,
  "i",
);
