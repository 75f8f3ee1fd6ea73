import { parsePitchSeconds } from "./length-rules.ts";
import { secondsAloud, spokenText, wordsPerMinute } from "#core/contract/spoken-note.ts";
import { countWords } from "#core/language/sentences.ts";
import type { Result } from "#core/result/result.ts";
import { type Answers, answerOf } from "#core/tools/definition.ts";

/** The most words that are said in so many seconds. */
export function wordsWithin(seconds: number): number {
  return Math.floor((seconds * wordsPerMinute) / 60);
}

/** The time chosen for a pitch, and what each version takes of it. */
export function timePitch(result: Result, answers: Answers) {
  const chosen = parsePitchSeconds(answerOf(answers, "length"));
  const versions = result.sections.map((section) => {
    const words = countWords(spokenText(section));
    return { label: section.label ?? "The text", words, seconds: secondsAloud(words) };
  });
  return { chosen, versions };
}
