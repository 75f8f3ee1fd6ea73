import { countWords } from "#core/language/sentences.ts";
import type { SpeechFigures } from "./speech-figures.ts";
import type { Stretch } from "./voice-activity.ts";

/** A pause, and the line that it probably follows. */
export type PlacedPause = Stretch & {
  /** The line after which, or inside which, it lies. */
  readonly line: number;
  /** Whether the end of that line is near enough to be what was paused at. */
  readonly isAtLineEnd: boolean;
};

/** A line end further away than this share of the text, or than three words, is not where the pause lies. */
const reach = { share: 0.05, words: 3 };

/**
 * Where in a known text the pauses lie, by the share of speech before each: nobody hears the words, so a place is an
 * estimate, good where the pace is even.
 */
export function placePauses(
  { speech, pauses, speakingSeconds }: SpeechFigures,
  lines: readonly { readonly text: string }[],
): PlacedPause[] {
  const ends = endsOfLines(lines);
  const words = ends.at(-1) ?? 0;
  if (words === 0) return [];
  let said = 0;
  return pauses.map((pause, place) => {
    const stretch = speech[place];
    said += stretch ? stretch.end - stretch.start : 0;
    const wordsSaid = (said / speakingSeconds) * words;
    const nearest = indexOfNearest(ends, wordsSaid);
    const distance = Math.abs((ends[nearest] ?? 0) - wordsSaid);
    const isAtLineEnd = distance <= Math.max(reach.words, reach.share * words);
    const inside = ends.findIndex((end) => end >= wordsSaid);
    return { ...pause, line: isAtLineEnd ? nearest : Math.max(0, inside), isAtLineEnd };
  });
}

/** The line that is probably being said at a moment of the recording. */
export function lineAtTime(
  { speech, speakingSeconds }: SpeechFigures,
  lines: readonly { readonly text: string }[],
  time: number,
): number {
  const ends = endsOfLines(lines);
  const said = speech.reduce(
    (sum, { start, end }) => sum + Math.max(0, Math.min(end, time) - start),
    0,
  );
  const wordsSaid = speakingSeconds > 0 ? (said / speakingSeconds) * (ends.at(-1) ?? 0) : 0;
  const found = ends.findIndex((end) => end > wordsSaid);
  return found === -1 ? Math.max(0, ends.length - 1) : found;
}

function endsOfLines(lines: readonly { readonly text: string }[]): number[] {
  let words = 0;
  return lines.map(({ text }) => (words += countWords(text)));
}

function indexOfNearest(values: readonly number[], to: number): number {
  let nearest = 0;
  for (const [place, value] of values.entries())
    if (Math.abs(value - to) < Math.abs((values[nearest] ?? 0) - to)) nearest = place;
  return nearest;
}
