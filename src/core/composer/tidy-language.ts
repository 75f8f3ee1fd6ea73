import type { Block, Result } from "#core/result/result.ts";

const marks: readonly (readonly [RegExp, string])[] = [
  [/\s*→\s*/g, " to "],
  [/[^\S\n]+/g, " "],
  [/\(\s*\)|“\s*”/g, ""],
  [/[^\S\n]+([,.;:?])(?!\d)/g, "$1"],
  [/[,;:]+(?=\s*[.?])/g, ""],
  [/([,;:])(?:\s*[,;:])+/g, "$1"],
  [/\.(?:\s*\.)+(?!\p{L})/gu, "."],
  [/\.(?=[,;:])/g, ""],
  [/\?\s*\./g, "?"],
  [/\.\s*\?/g, "?"],
  [/[^\S\n]{2,}/g, " "],
];

/** A line with its marks in order: no doubled stops, no space before a comma, no list mark at its head. */
export function tidyLine(line: string): string {
  const tidied = marks.reduce((said, [pattern, mark]) => said.replace(pattern, mark), line);
  return tidied
    .replace(/^(?:[\s,.;:?)\]>#*•·–-]+|\d{1,2}[.)]\s+)+(?=\S)/u, "")
    .replace(/^(\p{Ll})/u, (letter) => letter.toUpperCase())
    .trim();
}

/** The whole result with its marks in order; lines that hold no words are left out. */
export function tidyResult(result: Result): Result {
  return {
    sections: result.sections
      .map((section) => ({ ...section, blocks: section.blocks.flatMap(tidyBlock) }))
      .filter(({ blocks }) => blocks.length > 0),
    missing: result.missing,
  };
}

function tidyBlock(block: Block): Block[] {
  if (block.kind !== "list") {
    const text = block.text
      .split("\n")
      .map(tidyLine)
      .filter((line) => hasWords(line))
      .join(" ");
    return text === "" ? [] : [{ ...block, text }];
  }
  const items = block.items.map((item) => tidyLine(item.replaceAll("\n", " "))).filter(hasWords);
  return items.length === 0 ? [] : [{ ...block, items }];
}

function hasWords(line: string): boolean {
  return /[\p{L}\p{N}]/u.test(line);
}
