import { findUncovered, type TextWriter, type UncoveredPart } from "./find-uncovered.ts";
import { isAbsent } from "#core/composer/shapes/absent.ts";
import { timePitch, wordsWithin } from "#core/contract/rules/pitch-time.ts";
import { countWords } from "#core/language/sentences.ts";
import { visibleQuestions } from "#core/prompt/visible-questions.ts";
import type { Result } from "#core/result/result.ts";
import { type ToolId, toolOf } from "#core/tools/catalogue.ts";
import { shareableReasons } from "#core/tools/exit-strategy/exit-reasons.ts";
import { type Answers, answerOf, type Question } from "#core/tools/definition.ts";

/** What a text lacks: what it owes all the same, and what had to go for want of time. */
export type UncoveredParts = {
  readonly owed: readonly UncoveredPart[];
  readonly leftOut: readonly UncoveredPart[];
};

/** What of the answers a text does not hold, and what of it is owed. Only a model may leave something out for the time. */
export function findUncoveredParts(
  tool: ToolId,
  result: Result,
  answers: Answers,
  writer: TextWriter = "composer",
): UncoveredParts {
  if (writer === "composer")
    return { owed: findUncovered(tool, result, answers, writer), leftOut: [] };
  return partByTime(tool, result, withoutPrivateReason(tool, answers));
}

/** Of "I am burned out but I say that I want more time" a model owes only the reason that may be shared. */
function withoutPrivateReason(tool: ToolId, answers: Answers): Answers {
  const { reasonQuestion } = toolOf(tool).checks;
  if (reasonQuestion === undefined) return answers;
  const shareable = shareableReasons(answers).join("\n");
  return shareable === "" ? answers : { ...answers, [reasonQuestion]: shareable };
}

/** A sentence needs so many words around what an answer holds. */
const wordsAround = 4;

/**
 * Parts what a model's text lacks by whether the time explains it: an answer that the tool lets go, with no room for it,
 * after those that go before it. Of a text without a time all is owed.
 */
function partByTime(tool: ToolId, result: Result, answers: Answers): UncoveredParts {
  const uncovered = findUncovered(tool, result, answers, "model");
  const yielding = toolOf(tool).checks.yieldingQuestions;
  if (yielding === undefined) return { owed: uncovered, leftOut: [] };
  const { chosen, versions } = timePitch(result, answers);
  const room = wordsWithin(chosen) - Math.min(...versions.map(({ words }) => words));
  const uncoveredIds = new Set(uncovered.map(({ id }) => id));
  const asked = visibleQuestions(toolOf(tool).questions, answers).map(({ id }) => id);
  const covered = yielding.filter(
    (id) => asked.includes(id) && !isAbsent(answerOf(answers, id)) && !uncoveredIds.has(id),
  );
  const countUncovered = (id: string) =>
    countWords(
      uncovered
        .filter((part) => part.id === id)
        .map(({ words }) => words)
        .join(" "),
    );
  const mayGo = ({ id }: UncoveredPart) =>
    yielding.includes(id) &&
    countUncovered(id) + wordsAround > room &&
    !covered.some((one) => yielding.indexOf(one) < yielding.indexOf(id));
  return {
    owed: uncovered.filter((part) => !mayGo(part)),
    leftOut: [...uncovered.filter(mayGo), ...findUnasked(tool, result, answers)],
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
