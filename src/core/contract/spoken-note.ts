import type { Contract } from "#core/contract/contract.ts";
import { countWords } from "#core/language/sentences.ts";
import { paragraph, type Result, type Section, sectionText } from "#core/result/result.ts";

const notePattern =
  /^(?:about )?\d+ seconds\b(?=.*\bwords?\b)(?:[\s·,()–-]|\d+|\b(?:seconds?|words?|at|about|aloud|spoken|a|an|per|minute|in|all)\b)*\.?$/i;

/** A line that states a spoken length ("About 30 seconds aloud · 70 words") is not itself spoken. */
export function isSpokenNote(line: string): boolean {
  return notePattern.test(line.trim());
}

/** The words of a section that are spoken or sent. */
export function spokenText(section: Section): string {
  return withoutSpokenLines(sectionText(section));
}

/** A text without its lines of spoken length. */
export function withoutSpokenLines(text: string): string {
  return text
    .split("\n")
    .filter((line) => !isSpokenNote(line))
    .join("\n");
}

/** Spoken pace of the product's scripts, in words a minute (tools.md). */
export const wordsPerMinute = 140;

/** The most words that are said in so many seconds. */
export function wordsWithin(seconds: number): number {
  return Math.floor((seconds * wordsPerMinute) / 60);
}

/** How long so many words take, in whole seconds. */
export function secondsAloud(words: number): number {
  return Math.max(1, Math.round((words * 60) / wordsPerMinute));
}

/** "42 seconds aloud · 98 words", as the checks know it. */
export function formatSpokenNote(text: string): string {
  const words = countWords(text);
  return `${secondsAloud(words)} seconds aloud · ${words} words`;
}

/** The result with our count above each section that is spoken, and no other count in it. */
export function withSpokenNotes({ sections: rules }: Contract, result: Result): Result {
  const spoken = new Set(rules.filter((rule) => rule.spoken).map(({ label }) => label));
  const sections = result.sections.map((section) =>
    section.label !== null && spoken.has(section.label) ? withNote(section) : section,
  );
  return { ...result, sections };
}

function withNote({ label, blocks }: Section): Section {
  const spokenBlocks = blocks.flatMap((block) => {
    if (block.kind !== "paragraph") return [block];
    const text = block.text
      .split("\n")
      .filter((line) => !isSpokenNote(line))
      .join("\n")
      .trim();
    return text === "" ? [] : [paragraph(text)];
  });
  const section = { label, blocks: spokenBlocks };
  return { label, blocks: [paragraph(formatSpokenNote(sectionText(section))), ...spokenBlocks] };
}
