import type { RuleCheck } from "#core/contract/special-rules.ts";
import { spokenWords } from "#core/contract/spoken-note.ts";
import { countWords } from "#core/language/sentences.ts";
import { wordsOf } from "#core/result/result.ts";
import { answerOf } from "#core/tools/definition.ts";

/** 90 seconds at 140 words a minute is 210 words; ±15 %, rounded outwards (tools.md). */
export const spokenRange = [178, 242] as const;

export const spokenLength: RuleCheck = (result, _answers, partial) => {
  const rule = "spoken-length";
  const section = result.sections.find((candidate) => candidate.label === "Spoken version");
  if (!section)
    return { rule, ok: partial, detail: "The spoken version follows once the ask is known." };
  const words = countWords(spokenWords(section));
  const ok = words <= spokenRange[1] && (partial || words >= spokenRange[0]);
  return {
    rule,
    ok,
    detail: `Spoken version: ${words} words; 90 seconds is ${spokenRange.join(" to ")}.`,
  };
};

export const pitchWords = { 15: [30, 40], 30: [60, 80], 60: [119, 161] } as const;

/** Reads "15 seconds", "30 sec", "1 minute", "60s"; 30 seconds when she chose nothing. */
export function pitchSeconds(length: string): 15 | 30 | 60 {
  if (/\b15|fifteen|quarter/i.test(length)) return 15;
  if (/\b60|\b1\s*m|\bone\s*m|sixty|(?<!half )(?<!half a )\bminute/i.test(length)) return 60;
  return 30;
}

/** Both versions keep the words of the chosen length and show their spoken seconds. */
export const pitchLength: RuleCheck = (result, answers, partial) => {
  const rule = "pitch-length";
  const seconds = pitchSeconds(answerOf(answers, "length"));
  const [from, to] = pitchWords[seconds];
  const silent = result.sections.find((section) => !/\d+ seconds/.test(wordsOf(section)));
  if (silent)
    return { rule, ok: false, detail: `${silent.label ?? "A version"} does not show its seconds.` };
  const off = result.sections.find((section) => {
    const words = countWords(spokenWords(section));
    return words > to || (!partial && words < from);
  });
  const counts = result.sections.map((section) => countWords(spokenWords(section))).join(" and ");
  return {
    rule,
    ok: off === undefined,
    detail: `${counts} words; ${seconds} seconds is ${from} to ${to}.`,
  };
};
