import type { AnsweredLine } from "#core/rehearsal/push-back/push-back-report.ts";
import type { PracticeSummary } from "#features/rehearsal/practice-summary.ts";

/** Three rounds as one finished practice: all answers together, and the mean of the silences that were measured. */
export function summarisePushBack(
  toolId: string,
  answers: readonly AnsweredLine[],
  now: Date,
): PracticeSummary {
  const silences = answers.flatMap(({ silence }) => silence ?? []);
  return {
    kind: "push-back",
    toolId,
    at: now.toISOString(),
    seconds: sumOf(answers.map(({ seconds }) => seconds)),
    wordsPerMinute: null,
    silenceSeconds: silences.length === 0 ? null : sumOf(silences) / silences.length,
  };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
