import { type Section, wordsOf } from "#core/result/result.ts";

const note =
  /^(?:about )?\d+ seconds\b(?=.*\bwords?\b)(?:[\s·,()–-]|\d+|\b(?:seconds?|words?|at|about|aloud|spoken|a|an|per|minute|in|all)\b)*\.?$/;

/** A line that tells a spoken length ("30 seconds · 70 words, about 30 seconds aloud") is not itself spoken. */
export function isSpokenNote(line: string): boolean {
  return note.test(line.trim());
}

/** The words of a section that are said or sent. */
export function spokenWords(section: Section): string {
  return wordsOf(section)
    .split("\n")
    .filter((line) => !isSpokenNote(line))
    .join("\n");
}

/** Spoken pace of the product's scripts, in words a minute (tools.md). */
export const wordsPerMinute = 140;
