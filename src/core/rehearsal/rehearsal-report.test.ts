import { expect, test } from "vitest";
import { reportRehearsal } from "./rehearsal-report.ts";
import { readyRun, type RehearsalRun } from "./rehearsal-run.ts";
import { analyseSpeech } from "./signal/speech-figures.ts";
import { synthesiseVoice } from "./signal/synthesised-voice.fixture.ts";

const sampleRate = 8000;
const lines = [
  "Five words are said here.",
  "I am asking for $160,000.",
  "And five are said last.",
].map((text) => ({ text, isSentenceEnd: true }));

/** A run of 12 seconds from second 100 on, in which the view stood still from 5 to 8. */
const run: RehearsalRun = {
  ...readyRun,
  phase: "done",
  line: 2,
  startedAt: 100,
  endedAt: 112,
  hold: { from: 105, to: 108 },
};

test("without a recording the clock tells the pace, and the silence is what the view stood still", () => {
  expect(reportRehearsal({ run, lines, recording: null })).toEqual({
    words: 15,
    seconds: 9,
    wordsPerMinute: 100,
    heldSeconds: 3,
    voice: null,
  });
});

test("with one the signal does, and the silence after the ask is none of the pauses", () => {
  const { samples, speech } = synthesiseVoice({
    sampleRate,
    lines: [
      { words: 5, pause: 0.8 },
      { words: 5, pause: 3 },
      { words: 5, pause: 1 },
    ],
    wordsPerMinute: 160,
    lead: 0.5,
    level: 0.3,
    noise: [0.003, 0.003],
    seed: 1,
  });
  const figures = analyseSpeech(samples, sampleRate);
  const asked = (speech[1]?.end ?? 0) + 0.4;
  const held = { ...run, hold: { from: 100.2 + asked, to: 100.2 + asked + 2.8 } };
  const report = reportRehearsal({ run: held, lines, recording: { figures, startedAt: 100.2 } });
  expect(report.heldSeconds).toBeCloseTo(3, 1);
  const speaking = (speech[2]?.end ?? 0) - (speech[0]?.start ?? 0) - 3;
  expect(report.seconds).toBeCloseTo(speaking, 1);
  expect(Math.abs((report.wordsPerMinute ?? 0) / ((15 * 60) / speaking) - 1)).toBeLessThan(0.05);
  expect(report.voice?.pauses).toMatchObject([{ line: 0, isAtLineEnd: true }]);
  expect(report.voice?.longest.words).toBe(5);
});

test("a recording without a voice leaves the clock to speak", () => {
  const figures = analyseSpeech(new Float32Array(sampleRate * 3), sampleRate);
  const report = reportRehearsal({ run, lines, recording: { figures, startedAt: 100 } });
  expect(report).toMatchObject({ seconds: 9, heldSeconds: 3, voice: null });
});
