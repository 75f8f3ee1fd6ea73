import type { AnswerReader } from "#core/composer/answer-reader.ts";
import { type Block, paragraph, type Section } from "#core/result/result.ts";

/** A label and what stands under it; with nothing under it there is no such part. */
export type SectionPart = readonly [label: string, blocks: readonly Block[]];

export function toSections(parts: readonly SectionPart[]): readonly Section[] {
  return parts.flatMap(([label, blocks]) => (blocks.length === 0 ? [] : [{ label, blocks }]));
}

/** Sentences as one run of text; "" where there is none. */
export function joinSentences(...sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== "").join(" ");
}

/** The same as a paragraph; none where there is no sentence. */
export function paragraphBlocks(...sentences: readonly string[]): readonly Block[] {
  const text = joinSentences(...sentences);
  return text === "" ? [] : [paragraph(text)];
}

/** What is asked for of these questions: the open ones, in their order. */
export function missingLabelsFor<Id extends string>(
  reader: AnswerReader,
  ids: readonly Id[],
  asks: Readonly<Record<Id, string>>,
): readonly string[] {
  return ids.filter((id) => !reader.has(id)).map((id) => asks[id]);
}
