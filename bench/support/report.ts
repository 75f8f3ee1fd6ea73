/** One measured line. `goal` is in words; a ratio's limit was measured in the same run. */
export type Figure = {
  readonly what: string;
  readonly value: string;
  readonly goal: string;
  readonly ok: boolean;
};

export function figure(what: string, value: string, goal: string, ok: boolean): Figure {
  return { what, value, goal, ok };
}

export function printFigures(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title}`);
  for (const { what, value, goal, ok } of figures) {
    console.log(`  ${ok ? "ok  " : "MISS"} ${what.padEnd(44)} ${value.padEnd(34)} ${goal}`);
  }
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The value below which a share of the measurements lies; `share` from 0 to 1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function percent(value: number): string {
  return `${Math.round(value * 100)} %`;
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
