import { countWords } from "#core/language/sentences.ts";
import { parseResult } from "#core/result/result-text.ts";
import { sectionText } from "#core/result/result.ts";
import type { SavedVersion } from "./contract.ts";

/** How many of the latest a free account opens; Pro opens all. */
export const maxOpenForFree = 5;

/** The words of the version shown, without labels and without what is still asked for. */
export function textOfShownVersion(versions: readonly SavedVersion[], shown: number): string {
  const version = versions[Math.min(shown, versions.length - 1)];
  return parseResult(version?.result ?? "")
    .sections.map(sectionText)
    .join("\n")
    .trim();
}

/** A name until one is given: the tool and the first words. */
export function createDefaultName(title: string, language: string): string {
  const first = truncateAtWord(language, 48);
  return first === "" ? title : `${title}: ${first}`;
}

/** The first words, whole. */
export function truncateAtWord(language: string, maxLength: number): string {
  const line = language.replaceAll(/\s+/g, " ").trim();
  if (line.length <= maxLength) return line;
  const cut = line.slice(0, maxLength - 1);
  const end = cut.lastIndexOf(" ");
  return `${(end > maxLength / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:.–-]+$/u, "")}…`;
}

export function countSavedWords(language: string): number {
  return countWords(language);
}
