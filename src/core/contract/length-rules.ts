import type { Range } from "#core/contract/contract.ts";
import { wordsGiven } from "#core/contract/given.ts";
import type { RuleCheck } from "#core/contract/special-rules.ts";
import { spokenWords } from "#core/contract/spoken-note.ts";
import { countWords } from "#core/language/sentences.ts";
import { wordsOf } from "#core/result/result.ts";
import { answerOf } from "#core/tools/definition.ts";

/** 90 seconds at 140 words a minute is 210 words; ±15 %, rounded outwards (tools.md). */
export const spokenRange = [178, 242] as const;

export const spokenLength: RuleCheck = (result, answers, tool) => {
  const rule = "spoken-length";
  const section = result.sections.find((candidate) => candidate.label === "Spoken version");
  if (!section)
    return { rule, ok: true, detail: "The spoken version follows once the ask is known." };
  const words = countWords(spokenWords(section));
  return {
    rule,
    ok: fits(words, spokenRange, wordsGiven(tool, answers)),
    detail: `Spoken version: ${words} words; 90 seconds is ${spokenRange.join(" to ")}.`,
  };
};

/** The upper end always holds, the lower one where she gave that many words. */
function fits(words: number, [from, to]: Range, given: number): boolean {
  return words <= to && (words >= from || given < from);
}

export const pitchWords = { 15: [30, 40], 30: [60, 80], 60: [119, 161] } as const;

/** Reads "15 seconds", "30 sec", "1 minute", "60s"; 30 seconds when she chose nothing. */
export function pitchSeconds(length: string): 15 | 30 | 60 {
  if (/\b15|fifteen|quarter/i.test(length)) return 15;
  if (/\b60|\b1\s*m|\bone\s*m|sixty|(?<!half )(?<!half a )\bminute/i.test(length)) return 60;
  return 30;
}

/** Both versions keep the words of the chosen length and show their spoken seconds. */
export const pitchLength: RuleCheck = (result, answers, tool) => {
  const rule = "pitch-length";
  const seconds = pitchSeconds(answerOf(answers, "length"));
  const range = pitchWords[seconds];
  const silent = result.sections.find((section) => !/\d+ seconds/.test(wordsOf(section)));
  if (silent)
    return { rule, ok: false, detail: `${silent.label ?? "A version"} does not show its seconds.` };
  const given = wordsGiven(tool, answers);
  const counts = result.sections.map((section) => countWords(spokenWords(section)));
  return {
    rule,
    ok: counts.every((words) => fits(words, range, given)),
    detail: `${counts.join(" and ")} words; ${seconds} seconds is ${range.join(" to ")}.`,
  };
};
