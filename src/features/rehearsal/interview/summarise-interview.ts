import type { InterviewSession } from "#core/rehearsal/interview/interview-session.ts";
import { tallyInterview } from "#core/rehearsal/interview/interview-tally.ts";
import type { Bank } from "#core/rehearsal/interview/question-order.ts";
import type { PracticeSummary } from "#features/rehearsal/practice-summary.ts";

/** A session as one finished practice. */
export function summariseInterview(
  toolId: string,
  { seconds, answers }: InterviewSession,
  bank: Bank,
  now: Date,
): PracticeSummary {
  return {
    kind: "interview-room",
    toolId,
    at: now.toISOString(),
    seconds,
    wordsPerMinute: null,
    silenceSeconds: null,
    marks: { answers: answers.length, ...tallyInterview(answers, bank).parts },
  };
}
