import type { Question } from "#core/tools/definition.ts";

/** Sizes in characters (UTF-16 units); a document is a resume or a job description. */
export const inputLimits = {
  answer: 8_000,
  document: 20_000,
  allAnswers: 40_000,
  prompt: 60_000,
  refineRequest: 1_000,
  /** Requests that led to a result, sent with the next one. */
  refineEarlier: 12,
  refineResult: 20_000,
  /** A sentence that the member made of an open line, and how many of them. */
  finishedLine: 1_000,
  finishedLines: 200,
  /** All that one saved result holds as JSON, and the part of it that its versions may take. */
  savedResult: 400_000,
  versions: 300_000,
} as const;

/** How long the answer to this question may be, in characters. */
export function answerLimit(question: Question): number {
  return isDocumentQuestion(question) ? inputLimits.document : inputLimits.answer;
}

/** True for a question whose answer is a document, the member’s or an employer’s. */
export function isDocumentQuestion(question: Question): boolean {
  return question.kind === "file" || isEmployerDocument(question);
}

/** True for a question whose answer an employer wrote: material about the job, never about the member. */
export function isEmployerDocument(question: Question): boolean {
  return question.fact === "description";
}
