import { spokenText, wordsWithin } from "#core/contract/spoken-note.ts";
import { countWords } from "#core/language/sentences.ts";
import { answerOf } from "#core/tools/definition.ts";
import type { SpecialRuleCheck } from "./special-rule-check.ts";

const versions = ["Classic", "Casual"];

/** The seconds of "15 seconds" or "1 minute"; 30 where nothing was chosen. */
export function parsePitchSeconds(length: string): 15 | 30 | 60 {
  if (/\b15\b/.test(length)) return 15;
  return /\b(?:60|1 m)/i.test(length) ? 60 : 30;
}

/** Neither version takes longer than the chosen time. */
export const pitchLength: SpecialRuleCheck = (result, answers) => {
  const seconds = parsePitchSeconds(answerOf(answers, "length"));
  const most = wordsWithin(seconds);
  return result.sections
    .filter(({ label }) => label !== null && versions.includes(label))
    .flatMap((section) => {
      const words = countWords(spokenText(section));
      const says = `“${section.label}” has ${words} words; ${seconds} seconds are ${most}.`;
      return words > most ? [{ section: section.label, says }] : [];
    });
};
