import { contentWords, rootsOf } from "./content-words.ts";
import type { UncoveredPart } from "./find-uncovered.ts";
import { indexResult } from "./text-index.ts";
import { splitAnswer } from "./split-answer.ts";
import { normalizeTypedText } from "#core/composer/words/typing/normalize-typed-text.ts";
import type { Result } from "#core/result/result.ts";
import type { ToolId } from "#core/tools/catalogue.ts";
import { type Answers, answerOf } from "#core/tools/definition.ts";

/** What she will not discuss; only Exit Strategy asks for it. */
export function getWithheldItems(tool: ToolId, answers: Answers): readonly string[] {
  return tool === "exitStrategy" ? splitAnswer(answerOf(answers, "withhold")) : [];
}

/** What of that a text tells all the same: one telling word is enough, unless another answer gave it. */
export function findDisclosed(
  tool: ToolId,
  result: Result,
  answers: Answers,
): readonly UncoveredPart[] {
  const { sentences, roots } = indexResult(result);
  const others = Object.entries(answers).filter(([id]) => id !== "withhold");
  const given = rootsOf(others.map(([, answer]) => normalizeTypedText(answer)).join("\n"));
  return getWithheldItems(tool, answers).flatMap((words) => {
    const own = contentWords(words)
      .map(({ root }) => root)
      .filter((root) => !given.has(root));
    const telling = own.filter((root) => !commonLeavingWords.has(root));
    const isTold =
      telling.length > 0
        ? telling.some((root) => roots.has(root))
        : own.length > 0 && sentences().some((held) => own.every((root) => held.has(root)));
    return isTold ? [{ id: "withhold", words }] : [];
  });
}

/** Words that a message of leaving may need whatever she withholds: alone they tell nothing, together in a sentence they do. */
export const commonLeavingWords = rootsOf(
  "name new last first next year month week day date time work job role team manager leave left company organization offer know reason person people plan go stay end start open close answer question message note list write read send give take find keep check agree sign begin continue notice last part place thing way step own still talk say tell hear meet thank need make put get long short old good",
);
