import { countWords } from "#core/language/sentences.ts";
import { parseResult } from "#core/result/result-text.ts";
import { wordsOf } from "#core/result/result.ts";
import type { SavedVersion } from "./contract.ts";

/** How many of the latest a free account opens; Pro opens all. */
export const openForFree = 5;

/** The words of the version shown, without labels and without what is still asked for. */
export function languageOf(versions: readonly SavedVersion[], shown: number): string {
  const version = versions[Math.min(shown, versions.length - 1)];
  return parseResult(version?.result ?? "")
    .sections.map(wordsOf)
    .join("\n")
    .trim();
}

/** A name until she gives one: the tool and the first words. */
export function nameFor(title: string, language: string): string {
  const first = excerptOf(language, 48);
  return first === "" ? title : `${title}: ${first}`;
}

/** The first words, whole. */
export function excerptOf(language: string, most: number): string {
  const line = language.replaceAll(/\s+/g, " ").trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  const end = cut.lastIndexOf(" ");
  return `${(end > most / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:.–-]+$/u, "")}…`;
}

export function wordsIn(language: string): number {
  return countWords(language);
}
