import { expect, test } from "vitest";

import { findVoiceHits } from "#core/voice/find-voice-hits.ts";
import { earlierSlips, earlierSound } from "./voice-earlier-sets.ts";
import { heldOutSlips, heldOutSound } from "./voice-held-out.ts";
import { laterSlips, laterSound } from "./voice-later-set.ts";

function score(bad: readonly string[], good: readonly string[]) {
  const missed = bad.filter((sentence) => findVoiceHits(sentence).length === 0);
  const alarms = good.filter((sentence) => findVoiceHits(sentence).length > 0);
  return {
    missed,
    alarms,
    found: 1 - missed.length / bad.length,
    false: alarms.length / good.length,
  };
}

function told(
  name: string,
  { missed, alarms, found, false: wrong }: ReturnType<typeof score>,
): string {
  const lines = [
    ...missed.map((sentence) => `  missed: ${sentence}`),
    ...alarms.map((sentence) => `  false alarm: ${sentence}`),
  ];
  return [
    `${name}: ${(found * 100).toFixed(1)} % found, ${(wrong * 100).toFixed(1)} % false alarms`,
    ...lines,
  ].join("\n");
}

test("of the held-out sentences at least 98 % are found, with at most 2 % false alarms", () => {
  const held = score(heldOutSlips, heldOutSound);
  console.info(told(`Voice, held out (${heldOutSlips.length} and ${heldOutSound.length})`, held));
  expect(held.found).toBeGreaterThanOrEqual(0.98);
  expect(held.false).toBeLessThanOrEqual(0.02);
});

test("the sets the rules were mended on stay as good", () => {
  const mended = score(earlierSlips, earlierSound);
  expect(mended.found, told("earlier sets", mended)).toBeGreaterThanOrEqual(0.99);
  expect(mended.false, told("earlier sets", mended)).toBeLessThanOrEqual(0.005);
});

test("a later set, mended on once, stays as good", () => {
  const later = score(laterSlips, laterSound);
  expect(later.found, told("later set", later)).toBeGreaterThanOrEqual(0.98);
  expect(later.false, told("later set", later)).toBeLessThanOrEqual(0.02);
});
