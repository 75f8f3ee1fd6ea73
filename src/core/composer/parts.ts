import type { Reader } from "#core/composer/reader.ts";
import { type Block, paragraph, type Section } from "#core/result/result.ts";

/** A label and what stands under it; with nothing under it there is no such part. */
export type Part = readonly [label: string, blocks: readonly Block[]];

export function sectionsOf(parts: readonly Part[]): readonly Section[] {
  return parts.flatMap(([label, blocks]) => (blocks.length === 0 ? [] : [{ label, blocks }]));
}

/** Sentences as one run of text; "" where there is none. */
export function joined(...sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== "").join(" ");
}

/** The same as a paragraph; none where there is no sentence. */
export function text(...sentences: readonly string[]): readonly Block[] {
  const said = joined(...sentences);
  return said === "" ? [] : [paragraph(said)];
}

/** What is asked for of these questions: those that she left open, in their order. */
export function asksFor<Id extends string>(
  hers: Reader,
  ids: readonly Id[],
  asks: Readonly<Record<Id, string>>,
): readonly string[] {
  return ids.filter((id) => !hers.has(id)).map((id) => asks[id]);
}
