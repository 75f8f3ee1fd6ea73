import type { SectionRule } from "./contract.ts";
import { isAbsent } from "#core/composer/shapes/absent.ts";
import { type Answers, answerOf } from "#core/tools/definition.ts";

/** "I don’t know" and "none" are no answer. */
export function isAnswered(answers: Answers, id: string): boolean {
  return !isAbsent(answerOf(answers, id));
}

/** Whether all that a section needs was given; of "sum|title" either is enough. */
export function hasRequiredAnswers(
  { needs }: Pick<SectionRule, "needs">,
  answers: Answers,
): boolean {
  return needs.every((need) => need.split("|").some((id) => isAnswered(answers, id)));
}
