import { commonLeavingWords } from "./common-leaving-words.ts";
import { contentWords, rootsOf } from "./content-words.ts";
import type { UncoveredPart } from "./find-uncovered.ts";
import { indexResult } from "./text-index.ts";
import { splitAnswer } from "./split-answer.ts";
import { normalizeTypedText } from "#core/composer/words/typing/normalize-typed-text.ts";
import type { Result } from "#core/result/result.ts";
import { type ToolId, toolOf } from "#core/tools/catalogue.ts";
import { type Answers, answerOf } from "#core/tools/definition.ts";

/** What the member will not discuss, where the tool asks for it. */
export function getWithheldItems(tool: ToolId, answers: Answers): readonly string[] {
  const { withheldQuestion } = toolOf(tool).checks;
  return withheldQuestion === undefined ? [] : splitAnswer(answerOf(answers, withheldQuestion));
}

/** A sentence with one of the telling words, and half of those beside them: "paid" alone says nothing of "what they paid Tyler". */
function tells(
  telling: readonly string[],
  others: readonly string[],
): (sentence: ReadonlySet<string>) => boolean {
  return (sentence) =>
    telling.some((root) => sentence.has(root)) &&
    others.filter((root) => sentence.has(root)).length * 2 >= others.length;
}

/** What a text discloses of that all the same: one telling word is enough, unless another answer has it. */
export function findDisclosed(
  tool: ToolId,
  result: Result,
  answers: Answers,
): readonly UncoveredPart[] {
  const { withheldQuestion } = toolOf(tool).checks;
  if (withheldQuestion === undefined) return [];
  const { sentences } = indexResult(result);
  const others = Object.entries(answers).filter(([id]) => id !== withheldQuestion);
  const shareableRoots = rootsOf(others.map(([, answer]) => normalizeTypedText(answer)).join("\n"));
  return getWithheldItems(tool, answers).flatMap((words) => {
    const all = contentWords(words).map(({ root }) => root);
    const own = all.filter((root) => !shareableRoots.has(root));
    const telling = own.filter((root) => !commonLeavingWords.has(root));
    const isTold =
      telling.length > 0
        ? sentences().some(
            tells(
              telling,
              all.filter((root) => shareableRoots.has(root)),
            ),
          )
        : own.length > 0 &&
          sentences().some((sentenceRoots) => own.every((root) => sentenceRoots.has(root)));
    return isTold ? [{ id: withheldQuestion, words }] : [];
  });
}
