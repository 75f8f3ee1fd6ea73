/** The figures of a run that are drawn. */
export type PracticeFigures = {
  /** ISO 8601. */
  readonly at: string;
  readonly wordsPerMinute: number | null;
  readonly silenceSeconds: number | null;
};

export type PracticeBand = {
  readonly name: string;
  readonly nameY: number;
  /** The line at the foot of the band. */
  readonly axis: number;
  readonly points: readonly { readonly x: number; readonly y: number; readonly at: string }[];
  /** The most and the least, at their heights; one where all are the same. */
  readonly scale: readonly { readonly text: string; readonly y: number }[];
};

export type PracticeChartLayout = {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly bands: readonly PracticeBand[];
};

export type PracticeChartSize = { readonly width: number; readonly left: number };

export const widePracticeChart = { width: 982, left: 148 } as const;
export const narrowPracticeChart = { width: 340, left: 116 } as const;

/** More would stand too near to each other on a telephone. */
export const drawnRuns = 24;

const bandHeight = 108;
const rise = 48;
const right = 12;

/** Places pace above and silence below, each run at the same x; a figure that a run does not have leaves its place free. */
export function layOutPracticeChart(
  all: readonly PracticeFigures[],
  { width, left }: PracticeChartSize,
): PracticeChartLayout {
  const runs = all.slice(-drawnRuns);
  const gap = runs.length > 1 ? (width - left - right) / (runs.length - 1) : 0;
  const rows = [
    { name: "Words a minute", valueOf: (run: PracticeFigures) => run.wordsPerMinute, digits: 0 },
    { name: "Silence, s", valueOf: (run: PracticeFigures) => run.silenceSeconds, digits: 1 },
  ].filter(({ valueOf }) => runs.some((run) => valueOf(run) !== null));
  const bands = rows.map(({ name, valueOf, digits }, row) => {
    // As they are written: two runs of 206 words a minute stand at one height.
    const shownValueOf = (run: PracticeFigures) => {
      const value = valueOf(run);
      return value === null ? null : Number(value.toFixed(digits));
    };
    const values = runs.map(shownValueOf).filter((value) => value !== null);
    const [least, most] = [Math.min(...values), Math.max(...values)];
    const axis = (row + 1) * bandHeight - 16;
    const heightOf = (value: number) =>
      axis - 16 - (most === least ? rise / 2 : (rise * (value - least)) / (most - least));
    const ends = most === least ? [most] : [most, least];
    return {
      name,
      nameY: axis - rise - 26,
      axis,
      scale: ends.map((value) => ({ text: value.toFixed(digits), y: heightOf(value) })),
      points: runs.flatMap((run, place) => {
        const value = shownValueOf(run);
        return value === null
          ? []
          : [{ at: run.at, x: Math.round(left + gap * place), y: Math.round(heightOf(value)) }];
      }),
    };
  });
  return { width, height: rows.length * bandHeight, left, bands };
}
