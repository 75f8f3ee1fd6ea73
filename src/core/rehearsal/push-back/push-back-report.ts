import type { SpeechFigures } from "#core/rehearsal/signal/speech-figures.ts";
import type { PushBackRun } from "./push-back-run.ts";

/** One answered line. */
export type AnsweredLine = {
  readonly line: string;
  /** How long the answer took, without the silence before it. */
  readonly seconds: number;
  /** From the end of the line to the first voice; null without a recording, or without a voice in this answer. */
  readonly silence: number | null;
};

type Recorded = { readonly figures: SpeechFigures; readonly startedAt: number } | null;

/** The answers of a run, with the silence before each where a recording tells it. */
export function reportPushBack({ rounds }: PushBackRun, recording: Recorded): AnsweredLine[] {
  return rounds.flatMap(({ line, heardAt, answeredAt }) => {
    if (heardAt === null || answeredAt === null) return [];
    const silence =
      recording &&
      silenceBefore(
        recording.figures,
        heardAt - recording.startedAt,
        answeredAt - recording.startedAt,
      );
    return [{ line, seconds: answeredAt - heardAt - (silence ?? 0), silence }];
  });
}

/** From a moment to the first voice after it; zero where a voice was there already, null where none came until `end`. */
function silenceBefore({ speech }: SpeechFigures, moment: number, end: number): number | null {
  const first = speech.find((stretch) => stretch.end > moment);
  if (!first || first.start >= end) return null;
  return Math.max(0, first.start - moment);
}
