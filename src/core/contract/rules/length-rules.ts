import { isWithin } from "#core/contract/check-section.ts";
import type { Range } from "#core/contract/contract.ts";
import { countWordsGiven } from "#core/contract/count-given.ts";
import type { SpecialRuleCheck } from "./special-rule-check.ts";
import { spokenText } from "#core/contract/spoken-note.ts";
import { countWords } from "#core/language/sentences.ts";
import { sectionText } from "#core/result/result.ts";
import { answerOf } from "#core/tools/definition.ts";

/** 90 seconds at 140 words a minute is 210 words; ±15 %, rounded outwards (tools.md). */
export const spokenWordRange = [178, 242] as const;

export const spokenLength: SpecialRuleCheck = (result, answers, tool) => {
  const rule = "spoken-length";
  const section = result.sections.find((candidate) => candidate.label === "Spoken version");
  if (!section) return null;
  const words = countWords(spokenText(section));
  if (isOutOfReach([words], spokenWordRange, countWordsGiven(tool, answers))) return null;
  return {
    rule,
    ok: isWithin(spokenWordRange, words),
    detail: `Spoken version: ${words} words; 90 seconds is ${spokenWordRange.join(" to ")}.`,
  };
};

/** A text is short and none is too long, where fewer words than the lower end were given. */
function isOutOfReach(counts: readonly number[], [from, to]: Range, wordsGiven: number): boolean {
  return (
    wordsGiven < from &&
    counts.some((words) => words < from) &&
    counts.every((words) => words <= to)
  );
}

export const pitchWordRanges = { 15: [30, 40], 30: [60, 80], 60: [119, 161] } as const;

/** Reads "15 seconds", "30 sec", "1 minute", "60s"; 30 seconds when nothing was chosen. */
export function parsePitchSeconds(length: string): 15 | 30 | 60 {
  if (/\b15|fifteen|quarter/i.test(length)) return 15;
  if (/\b60|\b1\s*m|\bone\s*m|sixty|(?<!half )(?<!half a )\bminute/i.test(length)) return 60;
  return 30;
}

/** Both versions hold to the words of the chosen length and show their spoken seconds. */
export const pitchLength: SpecialRuleCheck = (result, answers, tool) => {
  const rule = "pitch-length";
  const seconds = parsePitchSeconds(answerOf(answers, "length"));
  const range = pitchWordRanges[seconds];
  const silent = result.sections.find((section) => !/\d+ seconds/.test(sectionText(section)));
  if (silent)
    return { rule, ok: false, detail: `${silent.label ?? "A version"} does not show its seconds.` };
  const wordsGiven = countWordsGiven(tool, answers);
  const counts = result.sections.map((section) => countWords(spokenText(section)));
  if (isOutOfReach(counts, range, wordsGiven)) return null;
  return {
    rule,
    ok: counts.every((words) => isWithin(range, words)),
    detail: `${counts.join(" and ")} words; ${seconds} seconds is ${range.join(" to ")}.`,
  };
};
