import { countWords } from "#core/language/sentences.ts";
import { clockOf, heldSeconds, type RehearsalRun } from "./rehearsal-run.ts";
import { lineAtTime, placePauses, type PlacedPause } from "./signal/place-pauses.ts";
import {
  lengthOf,
  longestStretch,
  longPause,
  silenceIn,
  spanOf,
  type SpeechFigures,
  wordsPerMinuteOf,
} from "./signal/speech-figures.ts";
import type { BreathLine } from "./text/rehearsal-text.ts";

/** What one time through a text was like. */
export type RehearsalReport = {
  /** The words up to the line that was said last. */
  readonly words: number;
  /** The time that they took, without the silence after the ask. */
  readonly seconds: number;
  readonly wordsPerMinute: number | null;
  /** The silence after the ask; null where none was due or the run did not come to it. */
  readonly heldSeconds: number | null;
  /** What only a recording tells; null without one, or without a voice in it. */
  readonly voice: VoiceReport | null;
};

export type VoiceReport = {
  /** Words a minute while speaking, without the pauses. */
  readonly whileSpeaking: number | null;
  /** Those of half a second and more, without the silence after the ask. */
  readonly pauses: readonly PlacedPause[];
  readonly longest: { readonly seconds: number; readonly words: number; readonly line: number };
};

export type Rehearsed = {
  readonly run: RehearsalRun;
  /** The lines that were said. */
  readonly lines: readonly BreathLine[];
  readonly recording: { readonly figures: SpeechFigures; readonly startedAt: number } | null;
};

/** Puts the figures of a run together: from the signal where there is one, else from the clock. */
export function reportRehearsal({ run, lines, recording }: Rehearsed): RehearsalReport {
  const words = lines.reduce((sum, { text }) => sum + countWords(text), 0);
  const end = run.endedAt ?? run.startedAt;
  if (!recording || recording.figures.speech.length === 0) {
    const seconds = clockOf(run, end);
    return {
      words,
      seconds,
      wordsPerMinute: wordsPerMinuteOf(words, seconds),
      heldSeconds: run.hold && heldSeconds(run, end),
      voice: null,
    };
  }
  const { figures, startedAt } = recording;
  const window = run.hold && {
    start: run.hold.from - startedAt,
    end: (run.hold.to ?? end) - startedAt,
  };
  const held = window && silenceIn(figures, window);
  const isInside = figures.pauses.some((pause) => held !== null && lengthOf(pause) === held);
  const seconds = spanOf(figures) - (isInside ? (held ?? 0) : 0);
  const longest = longestStretch(figures) ?? { start: 0, end: 0 };
  return {
    words,
    seconds,
    wordsPerMinute: wordsPerMinuteOf(words, seconds),
    heldSeconds: held,
    voice: {
      whileSpeaking: wordsPerMinuteOf(words, figures.speakingSeconds),
      pauses: placePauses(figures, lines).filter(
        (pause) => lengthOf(pause) >= longPause && lengthOf(pause) !== held,
      ),
      longest: {
        seconds: lengthOf(longest),
        words: Math.round((words * lengthOf(longest)) / figures.speakingSeconds),
        line: lineAtTime(figures, lines, (longest.start + longest.end) / 2),
      },
    },
  };
}
