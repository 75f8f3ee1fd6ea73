import { answerLimit, inputLimits } from "#core/prompt/input-limits.ts";
import { answerOf, type Answers, type Question } from "#core/tools/definition.ts";
import type { UnplacedFact } from "#features/tools/drafts/device-draft.ts";
import { askedQuestions } from "./question-blocks.ts";

const numberFormat = new Intl.NumberFormat("en-US");

/** The sentence beside a disabled Generate, or null when it can begin. */
export function reasonNotReady(all: readonly Question[], answers: Answers): string | null {
  const questions = askedQuestions(all, answers);
  if (questions.every(({ id }) => answerOf(answers, id) === ""))
    return "Answer at least one question to begin.";
  if (questions.some((question) => lengthError(question, answers[question.id] ?? "") !== null))
    return "Shorten the answer marked above to begin.";
  const total = questions.reduce((sum, { id }) => sum + (answers[id] ?? "").length, 0);
  if (total > inputLimits.allAnswers)
    return `Shorten your answers by ${formatCharacters(total - inputLimits.allAnswers)} to begin.`;
  return null;
}

const listFormat = new Intl.ListFormat("en-US");

/** The sentence beside Generate about what is ticked without a question that it answers, or null. */
export function describeUnplaced(unplaced: readonly UnplacedFact[]): string | null {
  if (unplaced.length === 0) return null;
  const names = listFormat.format(unplaced.map(({ name }) => `“${name}”`));
  return unplaced.length === 1
    ? `${names} is ticked but not used yet: choose which question it answers, or untick it.`
    : `${names} are ticked but not used yet: choose which question each answers, or untick them.`;
}

/** What is wrong with an answer's length, or null. */
export function lengthError(question: Question, answer: string): string | null {
  const limit = answerLimit(question);
  if (answer.length <= limit) return null;
  return `${formatCharacters(answer.length - limit)} too long. Keep it under ${formatCharacters(limit)}.`;
}

/** "2,841 characters", in UTF-16 units. */
export function formatCharacters(count: number): string {
  return count === 1 ? "1 character" : `${numberFormat.format(count)} characters`;
}
