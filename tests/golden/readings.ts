import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { z } from "zod";
import { formatResult } from "#core/result/result-text.ts";
import { compose } from "#core/composer/compose.ts";
import type { GoldenCase } from "./golden-cases.ts";

/** The editor's ten points, in the order of the rubric. */
export const points = [
  "grammar",
  "herWords",
  "specificity",
  "order",
  "rhythm",
  "noPadding",
  "directness",
  "completeness",
  "tone",
  "usable",
] as const;

const mark = z.int().min(1).max(5);
const Reading = z.object({
  /** Which text was read. */
  read: z.string(),
  marks: z.tuple([mark, mark, mark, mark, mark, mark, mark, mark, mark, mark]),
  reason: z.string().min(1),
  weakest: z.string().min(1),
});
export type Reading = z.infer<typeof Reading>;

/** What the reader said of each case, by id. */
export function readings(): Record<string, Reading> {
  const file = new URL("./readings.json", import.meta.url);
  return z.record(z.string(), Reading).parse(JSON.parse(readFileSync(file, "utf8")));
}

/** The text of a case in its own tone. */
export function textOf({ tool, answers, tone }: GoldenCase): string {
  return formatResult(compose(tool, { answers, tone }));
}

/** A short name of a text, so that a reading of an earlier one is seen as such. */
export function nameOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

/** The reading of exactly this text; null when it changed since, or was never read. */
export function readingOf(all: Record<string, Reading>, id: string, text: string): Reading | null {
  const reading = all[id];
  return reading !== undefined && reading.read === nameOf(text) ? reading : null;
}
