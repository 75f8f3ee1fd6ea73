import { splitSentences } from "#core/language/sentences.ts";
import type { Block, Section } from "./result.ts";

/** A stretch of text: from `start` up to `end`. */
export type TextRange = { readonly start: number; readonly end: number };

/** A paragraph or a list item, with its place in the words of its section. */
export type TextUnit = TextRange & {
  readonly blockIndex: number;
  readonly itemIndex: number;
  readonly text: string;
};

/** The paragraphs and items of a section in order; their places are those of wordsOf. */
export function textUnitsOf({ blocks }: Section): TextUnit[] {
  const units: TextUnit[] = [];
  let start = 0;
  for (const [block, content] of blocks.entries()) {
    for (const [item, text] of blockTexts(content).entries()) {
      units.push({ blockIndex: block, itemIndex: item, text, start, end: start + text.length });
      start += text.length + 1;
    }
  }
  return units;
}

function blockTexts(block: Block): readonly string[] {
  if (block.kind === "heading") return [];
  return block.kind === "list" ? block.items : [block.text];
}

/** The sentences of a text with their places, without the space around them. */
export function findSentenceSpans(text: string): (TextRange & { readonly text: string })[] {
  let end = 0;
  return splitSentences(text).flatMap((sentence) => {
    const start = text.indexOf(sentence, end);
    if (start === -1) return [];
    end = start + sentence.length;
    return [{ text: sentence, start, end }];
  });
}

/** The sentences that two ends of a fact stand in, as one span; the whole text where none is found. */
export function findSentenceAround(text: string, { start, end }: TextRange): TextRange {
  const touched = findSentenceSpans(text).filter((one) => one.start < end && one.end > start);
  const [first, last] = [touched[0], touched.at(-1)];
  return first && last ? { start: first.start, end: last.end } : { start: 0, end: text.length };
}
