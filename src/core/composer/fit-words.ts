import { countWords } from "#core/language/sentences.ts";

/** A sentence with the rank it keeps when words run short; rank 0 always stays, null says nothing. */
export type Piece = readonly [rank: number, text: string | null];

/** The pieces in their order, the least needed left out until they fit the words. */
export function fitWords(pieces: readonly Piece[], most = 60): string {
  const said = pieces.filter((piece) => piece[1] !== null && piece[1] !== "");
  const chosen = new Set<Piece>();
  let words = 0;
  for (const piece of said.toSorted((a, b) => a[0] - b[0])) {
    const count = countWords(piece[1] ?? "");
    if (piece[0] !== 0 && words + count > most) continue;
    chosen.add(piece);
    words += count;
  }
  return said
    .filter((piece) => chosen.has(piece))
    .map(([, text]) => text)
    .join(" ");
}
