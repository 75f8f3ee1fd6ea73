import { findUncovered, type UncoveredPart } from "./find-uncovered.ts";
import { isAbsent } from "#core/composer/shapes/absent.ts";
import { timePitch, wordsWithin } from "#core/contract/rules/pitch-time.ts";
import { countWords } from "#core/language/sentences.ts";
import { visibleQuestions } from "#core/prompt/visible-questions.ts";
import type { Result } from "#core/result/result.ts";
import { type ToolId, toolOf } from "#core/tools/catalogue.ts";
import { type Answers, answerOf, type Question } from "#core/tools/definition.ts";

/** What a model's text lacks: what it owes all the same, and what had to go for want of time. */
export type LostParts = {
  readonly owed: readonly UncoveredPart[];
  readonly leftOut: readonly UncoveredPart[];
};

/** A sentence needs so many words around what an answer holds. */
const wordsAround = 4;

/**
 * Parts what a model's text lacks by whether the time explains it: an answer that the tool lets go, with no room for it,
 * after those that go before it. Of a text without a time all is owed.
 */
export function findLostParts(tool: ToolId, result: Result, answers: Answers): LostParts {
  const lost = findUncovered(tool, result, answers, "model");
  const yielding = toolOf(tool).checks.yieldingQuestions;
  if (yielding === undefined) return { owed: lost, leftOut: [] };
  const { chosen, versions } = timePitch(result, answers);
  const room = wordsWithin(chosen) - Math.min(...versions.map(({ words }) => words));
  const lostIds = new Set(lost.map(({ id }) => id));
  const asked = visibleQuestions(toolOf(tool).questions, answers).map(({ id }) => id);
  const kept = yielding.filter(
    (id) => asked.includes(id) && !isAbsent(answerOf(answers, id)) && !lostIds.has(id),
  );
  const lostWords = (id: string) =>
    countWords(
      lost
        .filter((part) => part.id === id)
        .map(({ words }) => words)
        .join(" "),
    );
  const mayGo = ({ id }: UncoveredPart) =>
    yielding.includes(id) &&
    lostWords(id) + wordsAround > room &&
    !kept.some((one) => yielding.indexOf(one) < yielding.indexOf(id));
  return {
    owed: lost.filter((part) => !mayGo(part)),
    leftOut: [...lost.filter(mayGo), ...findUnasked(tool, result, answers)],
  };
}

/** Answers to questions that the chosen time does not ask, given before it was chosen. */
function findUnasked(tool: ToolId, result: Result, answers: Answers): readonly UncoveredPart[] {
  const questions: readonly Question[] = toolOf(tool).questions;
  return questions.flatMap(({ id, onlyWith }) => {
    if (!onlyWith || answerOf(answers, onlyWith.id) === onlyWith.is) return [];
    const asIfAsked = { [onlyWith.id]: onlyWith.is, [id]: answerOf(answers, id) };
    return findUncovered(tool, result, asIfAsked, "model");
  });
}
