import { frameStep, measureFrameLevels } from "./frame-levels.ts";
import { findVoice, type Stretch } from "./voice-activity.ts";

/** What a recording says of itself; times in seconds from its beginning. */
export type SpeechFigures = {
  readonly seconds: number;
  /** Where somebody spoke, each stretch without a pause. */
  readonly speech: readonly Stretch[];
  /** Between two stretches of speech. */
  readonly pauses: readonly Stretch[];
  /** Of all stretches together. */
  readonly speakingSeconds: number;
};

/** A pause that is worth a line, in seconds. */
export const longPause = 0.5;

/** Finds speech and pauses in a signal of one channel. No voice: no stretches. */
export function analyseSpeech(samples: Float32Array, sampleRate: number): SpeechFigures {
  const levels = measureFrameLevels(samples, sampleRate);
  const speech = findVoice(levels);
  return {
    seconds: levels.length * frameStep,
    speech,
    pauses: speech
      .slice(1)
      .map(({ start }, place) => ({ start: speech[place]?.end ?? 0, end: start })),
    speakingSeconds: speech.reduce((sum, stretch) => sum + lengthOf(stretch), 0),
  };
}

export function lengthOf({ start, end }: Stretch): number {
  return end - start;
}

/** The longest stretch without a pause; null where nobody spoke. */
export function longestStretch({ speech }: SpeechFigures): Stretch | null {
  return speech.reduce<Stretch | null>(
    (longest, stretch) =>
      longest === null || lengthOf(stretch) > lengthOf(longest) ? stretch : longest,
    null,
  );
}

/**
 * The silence that lies in a window, such as the one in which the view stood still after the ask: from the last sound
 * before it to the next one, or to the end of the window. Zero where the voice went on.
 */
export function silenceIn(figures: SpeechFigures, window: Stretch): number {
  const last = figures.speech.at(-1);
  if (!last) return 0;
  const trailing = {
    start: last.end,
    end: Math.max(last.end, Math.min(window.end, figures.seconds)),
  };
  const touching = [...figures.pauses, trailing].filter(
    ({ start, end }) => start < window.end && end > window.start,
  );
  return Math.max(0, ...touching.map(lengthOf));
}

/** Nobody speaks faster, in words a minute: then the text was not said whole. */
const fastestPace = 450;

/** Words a minute, `seconds` being the time that they took; null where nobody can have said them in it. */
export function wordsPerMinuteOf(words: number, seconds: number): number | null {
  const pace = (words * 60) / seconds;
  return words > 0 && pace <= fastestPace ? pace : null;
}

/** The time from the first sound to the last, in seconds. */
export function spanOf({ speech }: SpeechFigures): number {
  const [first, last] = [speech[0], speech.at(-1)];
  return first && last ? last.end - first.start : 0;
}
