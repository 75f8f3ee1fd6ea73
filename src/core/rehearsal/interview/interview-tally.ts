import { type AnswerPart, answerParts } from "#core/rehearsal/text/answer-part.ts";
import type { Bank } from "./question-order.ts";
import type { InterviewAnswer } from "./interview-session.ts";

/** What the answers of one or more sessions were, counted. */
export type InterviewTally = {
  /** Stories that were told more often than their own question was asked, the most told first. */
  readonly toldTooOften: readonly {
    readonly story: number;
    readonly told: number;
    readonly asked: number;
  }[];
  /** Questions that never came. */
  readonly neverMet: readonly number[];
  readonly parts: Readonly<Record<AnswerPart, number>>;
};

/** Counts what was told and what was met. */
export function tallyInterview(answers: readonly InterviewAnswer[], bank: Bank): InterviewTally {
  const questions = Array.from({ length: bank.count }, (_, place) => place);
  const asked = (place: number) => answers.filter(({ question }) => question === place).length;
  const told = (place: number) => answers.filter(({ story }) => story === place).length;
  return {
    toldTooOften: questions
      .map((story) => ({ story, told: told(story), asked: asked(story) }))
      .filter((one) => one.told > 1 && one.told > one.asked)
      .toSorted((one, other) => other.told - one.told),
    neverMet: questions.filter((place) => asked(place) === 0),
    parts: countParts(answers),
  };
}

function countParts(answers: readonly InterviewAnswer[]): Record<AnswerPart, number> {
  const counts = { situation: 0, task: 0, action: 0, result: 0 };
  for (const part of answerParts)
    counts[part] = answers.filter(({ marks }) => marks.includes(part)).length;
  return counts;
}
