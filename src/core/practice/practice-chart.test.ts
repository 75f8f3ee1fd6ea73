import { expect, test } from "vitest";
import { describePractice } from "./describe-practice.ts";
import {
  drawnRuns,
  layOutPracticeChart,
  narrowPracticeChart,
  type PracticeFigures,
} from "./practice-chart.ts";

function run(day: number, wordsPerMinute: number | null, silenceSeconds: number | null) {
  return { at: new Date(Date.UTC(2026, 10, day)).toISOString(), wordsPerMinute, silenceSeconds };
}

const runs: readonly PracticeFigures[] = [run(2, 150, null), run(3, 128, 2.1), run(4, 132, 3.4)];

test("a faster run stands higher, a figure that is missing leaves its place free", () => {
  const { bands, width } = layOutPracticeChart(runs, narrowPracticeChart);
  const [pace, silence] = bands;
  expect(pace?.points.map(({ x }) => x)).toEqual([116, 222, 328]);
  const [fast = 0, slow = 0, last = 0] = pace?.points.map(({ y }) => y) ?? [];
  expect(fast).toBeLessThan(last);
  expect(last).toBeLessThan(slow);
  expect(silence?.points.map(({ x }) => x)).toEqual([222, 328]);
  expect(pace?.scale.map(({ text }) => text)).toEqual(["150", "128"]);
  expect(Math.max(...bands.flatMap(({ points }) => points.map(({ x }) => x)))).toBeLessThan(width);
});

test("one run stands in the middle of its band, and a band that nobody has is not drawn", () => {
  const { bands, height } = layOutPracticeChart([run(2, 150, null)], narrowPracticeChart);
  expect(bands.map(({ name }) => name)).toEqual(["Words a minute"]);
  expect(bands[0]?.scale.map(({ text }) => text)).toEqual(["150"]);
  expect(bands[0]?.points).toHaveLength(1);
  expect(height).toBeGreaterThan(bands[0]?.axis ?? 0);
});

test("runs of the same figure stand at one height, and the name of a band is not cut off", () => {
  const { bands } = layOutPracticeChart(
    [run(2, 205.6, null), run(3, 206.4, null)],
    narrowPracticeChart,
  );
  const [pace] = bands;
  expect(new Set(pace?.points.map(({ y }) => y)).size).toBe(1);
  expect(pace?.scale.map(({ text }) => text)).toEqual(["206"]);
  expect(pace?.nameY).toBeGreaterThan(14);
});

test("the newest are drawn where there are many", () => {
  const many = Array.from({ length: drawnRuns + 6 }, (_, place) =>
    run(1 + place, 100 + place, null),
  );
  const [pace] = layOutPracticeChart(many, narrowPracticeChart).bands;
  expect(pace?.points).toHaveLength(drawnRuns);
  expect(pace?.scale.at(-1)?.text).toBe("106");
  expect(describePractice(many)).toMatch(
    /^The latest (twenty-four|24) rehearsals, since November 7, 2026\./,
  );
});

test("the sentence says what is drawn", () => {
  expect(describePractice(runs)).toBe(
    "Three rehearsals, since November 2, 2026. Pace: 128 to 150 words a minute, 132 the last time. " +
      "Silence: 2.1 to 3.4 seconds, 3.4 the last time.",
  );
  expect(describePractice([run(2, 150, null)])).toBe(
    "One rehearsal, on November 2, 2026. Pace: 150 words a minute.",
  );
  expect(describePractice([])).toBe("");
});
