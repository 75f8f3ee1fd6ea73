import type { AnswerPart } from "#core/rehearsal/text/answer-part.ts";
import type { InterviewQuestion } from "#core/rehearsal/text/rehearsal-text.ts";

export const starNames: Readonly<Record<AnswerPart, string>> = {
  situation: "Situation",
  task: "Task",
  action: "Action",
  result: "Result",
};

/** A story by its first words in the outline. */
export function nameStory({ outline, question }: InterviewQuestion): string {
  return outline[0]?.text ?? question;
}

/** "Situation, Result", or that nothing was marked. */
export function nameMarks(marks: readonly AnswerPart[]): string {
  return marks.length === 0 ? "nothing marked" : marks.map((part) => starNames[part]).join(", ");
}
