/** A piece of a draft, where it begins, and whether it goes. */
export type DraftSegment = {
  readonly at: number;
  readonly text: string;
  readonly isStruck: boolean;
};

/** The draft in pieces, with the removed phrases struck where they stand. Phrases come in the order of the draft. */
export function strikePhrases(draft: string, removed: readonly string[]): DraftSegment[] {
  const text = normalizeForComparison(draft);
  const pieces: DraftSegment[] = [];
  let from = 0;
  for (const phrase of removed) {
    const at = phrase === "" ? -1 : text.indexOf(normalizeForComparison(phrase), from);
    if (at === -1) continue;
    if (at > from) pieces.push({ at: from, text: draft.slice(from, at), isStruck: false });
    from = at + phrase.length;
    pieces.push({ at, text: draft.slice(at, from), isStruck: true });
  }
  if (from < draft.length) pieces.push({ at: from, text: draft.slice(from), isStruck: false });
  return pieces;
}

/** Letters of one length each, so that places in it are places in the draft. */
function normalizeForComparison(text: string): string {
  return text.replaceAll("’", "'").replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
