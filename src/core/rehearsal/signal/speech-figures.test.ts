import * as fc from "fast-check";
import { expect, test } from "vitest";
import { lineAtTime, placePauses } from "./place-pauses.ts";
import {
  analyseSpeech,
  longestStretch,
  longPause,
  lengthOf,
  silenceIn,
  spanOf,
  type SpeechFigures,
  wordsPerMinuteOf,
} from "./speech-figures.ts";
import { synthesiseVoice, type VoicePlan } from "./synthesised-voice.fixture.ts";
import { drawPeaks, measurePeaks } from "./waveform.ts";

const sampleRate = 8000;

const usual: VoicePlan = {
  sampleRate,
  lines: [
    { words: 8, pause: 0.8 },
    { words: 6, pause: 3 },
    { words: 10, pause: 1 },
  ],
  wordsPerMinute: 150,
  lead: 0.7,
  level: 0.3,
  noise: [0.003, 0.003],
  seed: 7,
};

const plans = fc.record({
  sampleRate: fc.constant(sampleRate),
  lines: fc.array(
    fc.record({
      words: fc.integer({ min: 2, max: 12 }),
      pause: fc.double({ min: 0.5, max: 3, noNaN: true }),
    }),
    { minLength: 2, maxLength: 6 },
  ),
  wordsPerMinute: fc.integer({ min: 100, max: 190 }),
  lead: fc.double({ min: 0.3, max: 2, noNaN: true }),
  level: fc.constantFrom(0.02, 0.08, 0.3, 0.8),
  seed: fc.nat(),
});

/** The room is at least 18 dB below the voice and may become five times as loud meanwhile. */
const rooms = fc.constantFrom([0, 0], [0.05, 0.05], [0.03, 0.1], [0.1, 0.03], [0.004, 0.02]);

function quietFor(
  plan: Omit<VoicePlan, "noise">,
  [from = 0, to = 0]: readonly number[],
): VoicePlan {
  return { ...plan, noise: [from * plan.level, to * plan.level] };
}

function analyse(plan: VoicePlan): SpeechFigures {
  return analyseSpeech(synthesiseVoice(plan).samples, sampleRate);
}

test("every pause is found within a tenth of a second and the pace within 5 %, whatever the level and the room", () => {
  fc.assert(
    fc.property(plans, rooms, (voice, room) => {
      const plan = quietFor(voice, room);
      const { samples, speech, words } = synthesiseVoice(plan);
      const figures = analyseSpeech(samples, sampleRate);
      expect(figures.speech).toHaveLength(speech.length);
      for (const [place, known] of speech.entries()) {
        expect(Math.abs((figures.speech[place]?.start ?? 0) - known.start)).toBeLessThan(0.1);
        expect(Math.abs((figures.speech[place]?.end ?? 0) - known.end)).toBeLessThan(0.1);
      }
      const known = (speech.at(-1)?.end ?? 0) - plan.lead;
      const pace = wordsPerMinuteOf(words, spanOf(figures)) ?? 0;
      expect(Math.abs(pace / ((words * 60) / known) - 1)).toBeLessThan(0.05);
    }),
    { numRuns: 60 },
  );
});

test("the silence after the ask is found in the window in which the view stood still, early or late", () => {
  const figures = analyse(usual);
  const [, second] = figures.pauses;
  for (const shift of [-0.6, 0, 0.6]) {
    const from = (second?.start ?? 0) + shift;
    expect(Math.abs(silenceIn(figures, { start: from, end: from + 3 }) - 3)).toBeLessThan(0.2);
  }
  expect(silenceIn(figures, { start: 1, end: 2 })).toBe(0);
});

test("a pace that nobody has is none: the text was not said whole", () => {
  expect(wordsPerMinuteOf(70, 30)).toBe(140);
  expect(wordsPerMinuteOf(80, 0.1)).toBeNull();
  expect(wordsPerMinuteOf(8, 0)).toBeNull();
  expect(wordsPerMinuteOf(0, 10)).toBeNull();
});

test("a held silence at the end counts up to the end of the window", () => {
  const figures = analyse({ ...usual, lines: [{ words: 8, pause: 4 }] });
  const end = figures.speech[0]?.end ?? 0;
  expect(Math.abs(silenceIn(figures, { start: end + 0.2, end: end + 2.5 }) - 2.5)).toBeLessThan(
    0.05,
  );
});

test("a room without a voice has no speech, and nor has nothing at all", () => {
  fc.assert(
    fc.property(fc.nat(), fc.double({ min: 0, max: 0.2, noNaN: true }), (seed, loud) => {
      const figures = analyse({
        ...usual,
        lines: [{ words: 0, pause: 4 }],
        seed,
        noise: [loud, loud],
      });
      expect(figures.speech).toEqual([]);
      expect(longestStretch(figures)).toBeNull();
      expect(spanOf(figures)).toBe(0);
    }),
    { numRuns: 20 },
  );
  expect(analyseSpeech(new Float32Array(0), sampleRate).speech).toEqual([]);
});

test("a click in a silence does not part it, and a hum is no voice", () => {
  const { samples, speech } = synthesiseVoice(usual);
  const middle = Math.round(((speech[1]?.end ?? 0) + 1.5) * sampleRate);
  for (let at = middle; at < middle + 80; at += 1) samples[at] = 0.6;
  const hum = samples.map(
    (sample, at) => sample + 0.15 * Math.sin((2 * Math.PI * 25 * at) / sampleRate),
  );
  for (const signal of [samples, hum])
    expect(
      analyseSpeech(signal, sampleRate)
        .pauses.filter((pause) => lengthOf(pause) >= longPause)
        .map((pause) => Math.round(lengthOf(pause) * 5) / 5),
    ).toEqual([0.8, 3]);
});

const lines = [
  "eight words stand in this first short line",
  "six words stand in this one",
  "and ten words are said here in the very last",
].map((text) => ({ text }));

test("pauses are placed by their share of the text, and one in the middle of a line says so", () => {
  expect(
    placePauses(analyse(usual), lines).map(({ line, isAtLineEnd }) => [line, isAtLineEnd]),
  ).toEqual([
    [0, true],
    [1, true],
  ]);
  const inside = analyse({
    ...usual,
    lines: [
      { words: 19, pause: 1 },
      { words: 5, pause: 1 },
    ],
  });
  expect(placePauses(inside, lines)).toMatchObject([{ line: 2, isAtLineEnd: false }]);
  expect(placePauses(inside, [])).toEqual([]);
});

test("the line at a moment follows the speech", () => {
  const figures = analyse(usual);
  const starts = figures.speech.map(({ start }) => lineAtTime(figures, lines, start + 0.3));
  expect(starts).toEqual([0, 1, 2]);
  expect(lineAtTime(figures, lines, 99)).toBe(2);
});

test("the longest stretch without a pause is the longest line", () => {
  const longest = longestStretch(analyse(usual));
  expect(longest && lengthOf(longest)).toBeCloseTo(10 * 0.4 - 0.08, 1);
});

test("a waveform has a line for each stretch, loud where the voice is", () => {
  const peaks = measurePeaks(synthesiseVoice(usual).samples, 100);
  expect(Math.max(...peaks)).toBe(1);
  expect(peaks[0]).toBeLessThan(0.1);
  expect(drawPeaks(peaks, 600, 80).match(/M/g)).toHaveLength(100);
});
