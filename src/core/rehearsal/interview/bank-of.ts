import type { InterviewQuestion } from "#core/rehearsal/text/rehearsal-text.ts";
import type { Bank } from "./question-order.ts";

/** How many questions there are, and which of them is dreaded. */
export function bankOf(questions: readonly InterviewQuestion[]): Bank {
  const dreaded = questions.findIndex(({ isDreaded }) => isDreaded);
  return { count: questions.length, dreaded: dreaded === -1 ? null : dreaded };
}

/** A number by which a session knows its questions again; it tells nothing of their words (FNV-1a, 32 bits). */
export function bankKeyOf(questions: readonly InterviewQuestion[]): number {
  let key = 0x811c9dc5;
  for (const letter of questions.map(({ question }) => question).join("\n"))
    key = Math.imul(key ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return key >>> 0;
}
