import { type Answers, answerOf, type Question } from "#core/tools/definition.ts";

/** The questions that these answers leave on the form: one that depends on another's answer is asked only with it. */
export function visibleQuestions(
  questions: readonly Question[],
  answers: Answers,
): readonly Question[] {
  return questions.filter(
    ({ onlyWith }) => !onlyWith || answerOf(answers, onlyWith.id) === onlyWith.is,
  );
}
