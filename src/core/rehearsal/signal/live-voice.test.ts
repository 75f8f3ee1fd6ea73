import * as fc from "fast-check";
import { expect, test } from "vitest";
import { measureLevel } from "./frame-levels.ts";
import { createLiveVoice } from "./live-voice.ts";
import { synthesiseVoice } from "./synthesised-voice.fixture.ts";

const sampleRate = 8000;
const step = 0.04;

test("the silence since the last voice is told within a tenth of a second while it lasts", () => {
  const levels = fc.constantFrom(0.03, 0.2, 0.8);
  fc.assert(
    fc.property(levels, fc.constantFrom(0, 0.02, 0.08), fc.nat(), (level, room, seed) => {
      const { samples, speech } = synthesiseVoice({
        sampleRate,
        lines: [
          { words: 9, pause: 0.7 },
          { words: 6, pause: 5 },
        ],
        wordsPerMinute: 140,
        lead: 0.5,
        level,
        noise: [room * level, room * level],
        seed,
      });
      const voice = createLiveVoice();
      const end = speech[1]?.end ?? 0;
      let silence = 0;
      for (let time = step; time < end + 4; time += step) {
        const from = Math.round((time - step) * sampleRate);
        const heard = samples.subarray(from, Math.round(time * sampleRate));
        silence = voice.hear(measureLevel(heard), time).silentFor ?? 0;
      }
      expect(Math.abs(silence - 4)).toBeLessThan(0.1);
    }),
    { numRuns: 30 },
  );
});

test("before anybody speaks there is no silence to count", () => {
  const voice = createLiveVoice();
  for (let time = 0; time < 2; time += step)
    expect(voice.hear(-60 + Math.sin(time * 9), time)).toEqual({ isVoice: false, silentFor: null });
});
