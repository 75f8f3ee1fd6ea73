import { answerLimit, limits } from "#core/prompt/limits.ts";
import { answerOf, type Answers, type Question } from "#core/tools/definition.ts";
import { shownOf } from "./question-blocks.ts";

const figures = new Intl.NumberFormat("en-US");

/** The sentence beside a disabled Generate, or null when she can begin. */
export function whyNotYet(all: readonly Question[], answers: Answers): string | null {
  const questions = shownOf(all, answers);
  if (questions.every(({ id }) => answerOf(answers, id) === ""))
    return "Answer at least one question to begin.";
  if (questions.some((question) => tooLong(question, answers[question.id] ?? "") !== null))
    return "Shorten the answer marked above to begin.";
  const total = questions.reduce((sum, { id }) => sum + (answers[id] ?? "").length, 0);
  if (total > limits.allAnswers)
    return `Shorten your answers by ${characters(total - limits.allAnswers)} to begin.`;
  return null;
}

/** What is wrong with an answer's length, or null. */
export function tooLong(question: Question, answer: string): string | null {
  const limit = answerLimit(question);
  if (answer.length <= limit) return null;
  return `${characters(answer.length - limit)} too long. Keep it under ${characters(limit)}.`;
}

/** "2,841 characters", in UTF-16 units. */
export function characters(count: number): string {
  return count === 1 ? "1 character" : `${figures.format(count)} characters`;
}
