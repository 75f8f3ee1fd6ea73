import { numberWord } from "#core/language/figures.ts";
import { formatDay } from "#core/record/day.ts";
import { drawnRuns, type PracticeFigures } from "./practice-chart.ts";

/** What the drawing shows: "Three rehearsals since November 2, 2026. Pace: 128 to 150 words a minute, 132 the last time." */
export function describePractice(all: readonly PracticeFigures[]): string {
  const runs = all.slice(-drawnRuns);
  const [first] = runs;
  if (!first) return "";
  const noun = runs.length === 1 ? "rehearsal" : "rehearsals";
  const latest = all.length > runs.length ? "The latest " : "";
  const counted = `${latest}${numberWord(runs.length)} ${noun}`;
  const day = formatDay(first.at.slice(0, 10));
  return [
    `${counted.charAt(0).toUpperCase()}${counted.slice(1)}, ${runs.length === 1 ? "on" : "since"} ${day}.`,
    ...rangeOf(
      "Pace",
      "words a minute",
      runs.map(({ wordsPerMinute }) => wordsPerMinute),
      0,
    ),
    ...rangeOf(
      "Silence",
      "seconds",
      runs.map(({ silenceSeconds }) => silenceSeconds),
      1,
    ),
  ].join(" ");
}

function rangeOf(
  name: string,
  unit: string,
  figures: readonly (number | null)[],
  digits: number,
): string[] {
  const values = figures.filter((value) => value !== null);
  const last = values.at(-1);
  if (last === undefined) return [];
  const [least, most, latest] = [Math.min(...values), Math.max(...values), last].map((value) =>
    value.toFixed(digits),
  );
  if (least === most) return [`${name}: ${most} ${unit}.`];
  return [`${name}: ${least} to ${most} ${unit}, ${latest} the last time.`];
}
