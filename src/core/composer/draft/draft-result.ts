import type { Block, Result, Section } from "#core/result/result.ts";
import type { Draft, DraftBlock, DraftSection, Line, OpenDraftLine } from "./draft.ts";
import { blockLines } from "./draft.ts";

/** An open line and where it stands: after so many blocks of its section. */
export type PlacedOpenLine = OpenDraftLine & {
  readonly section: string | null;
  readonly after: number;
};

/** The clean sentences of a draft; a section that holds none of them is left out. */
export function cleanResult({ sections, missing }: Draft): Result {
  return { sections: sections.flatMap(cleanSection), missing };
}

/** The open lines of a draft in reading order. */
export function openLines({ sections }: Draft): PlacedOpenLine[] {
  return sections.flatMap((section) => {
    let after = 0;
    return section.blocks.flatMap((block) => {
      after += cleanBlock(block).length;
      return blockLines(block).flatMap((line) =>
        line.kind === "open" ? [{ ...line, section: section.label, after }] : [],
      );
    });
  });
}

function cleanSection({ label, blocks }: DraftSection): Section[] {
  const clean = blocks.flatMap(cleanBlock);
  return clean.some(({ kind }) => kind !== "heading") ? [{ label, blocks: clean }] : [];
}

function cleanBlock(block: DraftBlock): Block[] {
  if (block.kind === "heading") return [block];
  if (block.kind === "list") {
    const items = textsOf(block.items);
    return items.length === 0 ? [] : [{ kind: "list", ordered: block.ordered, items }];
  }
  const text = textsOf(block.lines).join(" ");
  return text === "" ? [] : [{ kind: "paragraph", text }];
}

const textsOf = (lines: readonly Line[]): string[] =>
  lines.flatMap((line) => (line.kind === "clean" ? [line.text] : []));
