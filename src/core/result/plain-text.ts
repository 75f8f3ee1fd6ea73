import type { Block, Result } from "#core/result/result.ts";

/** The language as it is pasted elsewhere: labels as lines of their own, without marks, without what is missing. */
export function formatPlainText({ sections }: Result): string {
  return sections
    .flatMap(({ label, blocks }) => [
      ...(label === null ? [] : [label]),
      ...blocks.map(formatPlainBlock),
    ])
    .join("\n\n");
}

/** One section as it is pasted elsewhere, without its label. */
export function formatPlainBlocks(blocks: readonly Block[]): string {
  return blocks.map(formatPlainBlock).join("\n\n");
}

function formatPlainBlock(block: Block): string {
  if (block.kind !== "list") return block.text;
  return block.items.map((item, n) => `${block.ordered ? `${n + 1}.` : "-"} ${item}`).join("\n");
}
