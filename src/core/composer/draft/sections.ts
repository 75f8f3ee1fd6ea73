import { countWords } from "#core/language/sentences.ts";
import { type DraftBlock, type DraftSection, type Line, blockLines } from "./draft.ts";

export type Piece = Line | null | readonly (Line | null)[];

const present = (pieces: readonly Piece[]): readonly Line[] =>
  pieces.flat().filter((line): line is Line => line !== null);

export const paragraphOf = (...pieces: readonly Piece[]): DraftBlock => ({
  kind: "paragraph",
  lines: present(pieces),
});

export const bulletsOf = (...pieces: readonly Piece[]): DraftBlock => ({
  kind: "list",
  ordered: false,
  items: present(pieces),
});

export const numberedOf = (...pieces: readonly Piece[]): DraftBlock => ({
  kind: "list",
  ordered: true,
  items: present(pieces),
});

export const headingOf = (text: string): DraftBlock => ({ kind: "heading", text });

/** A section with what is in it; a heading with nothing under it goes, and a section with nothing but headings too. */
export function section(
  label: string | null,
  ...blocks: readonly (DraftBlock | null)[]
): readonly DraftSection[] {
  const filled = blocks.filter(
    (block): block is DraftBlock =>
      block !== null && (block.kind === "heading" || blockLines(block).length > 0),
  );
  const kept = filled.filter(
    ({ kind }, at) => kind !== "heading" || (filled[at + 1]?.kind ?? "heading") !== "heading",
  );
  return kept.length === 0 ? [] : [{ label, blocks: kept }];
}

/** As many clean lines, in order, as stay within so many words; open lines count nothing. */
export function upToWords(max: number, lines: readonly (Line | null)[]): readonly Line[] {
  let left = max;
  return present([lines]).filter((line) => {
    if (line.kind === "open") return true;
    const words = countWords(line.text);
    if (words > left) return false;
    left -= words;
    return true;
  });
}
