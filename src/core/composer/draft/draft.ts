/** A sentence that can be said or sent as it stands. `from` names the answers it was made of; [] for words of ours. */
export type CleanLine = {
  readonly kind: "clean";
  readonly text: string;
  readonly from: readonly string[];
};

/** Why a line waits for the member: it needs a sentence, can't be read as one, or speaks of its reader as the member, he or they. */
export const openReasons = ["sentence", "unreadable", "reader"] as const;
export type OpenReason = (typeof openReasons)[number];

/** The member’s words as typed, which the member makes a sentence of; `wordings` are sentences that may do. */
export type OpenDraftLine = {
  readonly kind: "open";
  readonly field: string;
  readonly words: string;
  readonly wordings: readonly string[];
  readonly reason: OpenReason;
};

export type Line = CleanLine | OpenDraftLine;

/** Lines of one paragraph, of a list, or a heading of ours. A greeting and a closing are paragraphs of their own. */
export type DraftBlock =
  | { readonly kind: "paragraph"; readonly lines: readonly Line[] }
  | { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly Line[] }
  | { readonly kind: "heading"; readonly text: string };

export type DraftSection = {
  readonly label: string | null;
  readonly blocks: readonly DraftBlock[];
};

/** A tool's text without a model: clean sentences, open lines in their places, remarks to the member, and what is missing. */
export type Draft = {
  readonly sections: readonly DraftSection[];
  readonly notes: readonly string[];
  readonly missing: readonly string[];
};

/** The lines of a block in reading order; a heading has none. */
export function blockLines(block: DraftBlock): readonly Line[] {
  if (block.kind === "heading") return [];
  return block.kind === "paragraph" ? block.lines : block.items;
}

/** A block with other lines. */
export function withLines(block: DraftBlock, change: (line: Line) => readonly Line[]): DraftBlock {
  if (block.kind === "heading") return block;
  return block.kind === "paragraph"
    ? { ...block, lines: block.lines.flatMap(change) }
    : { ...block, items: block.items.flatMap(change) };
}

/** Every line of some sections in reading order. */
export function allLines(sections: readonly DraftSection[]): Line[] {
  return sections.flatMap(({ blocks }) => blocks.flatMap(blockLines));
}
