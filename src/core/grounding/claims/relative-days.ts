import type { Source } from "#core/grounding/evidence.ts";
import type { Fact } from "#core/grounding/fact.ts";

const unit = "week|weekend|month";
const relative = new RegExp(String.raw`\b(?:(?:next|last) (?:${unit})|yesterday)\b`, "giu");
const short = /\b(wk|mth|mo|qtr|yr)s?\b/gi;
const inFull: Readonly<Record<string, string>> = {
  wk: "week",
  mth: "month",
  mo: "month",
  qtr: "quarter",
  yr: "year",
};

/** "next week", "yesterday": a time told from today that no answer tells. "This week" and "tomorrow" may be a first step. */
export function findRelativeDays(text: string, evidence: readonly Source[]): Fact[] {
  const said = evidence
    .map((source) =>
      source.text
        .toLowerCase()
        .replace(short, (_, form: string) => inFull[form.toLowerCase()] ?? form),
    )
    .join("\n");
  return [...text.matchAll(relative)]
    .filter(([words]) => !said.includes(words.toLowerCase()))
    .map(({ 0: words, index }) => ({
      kind: "claim" as const,
      start: index,
      end: index + words.length,
      text: words,
    }));
}
