import type { PdfPiece, PdfRow } from "./rows.ts";

export type PdfRowRange = { readonly from: number; readonly to: number };

const maxEdges = 60;

/** Where columns could start: the left edges that several pieces share, most shared first. */
export function findSharedEdges(pieces: readonly { readonly left: number }[]): number[] {
  const counts = new Map<number, number>();
  for (const { left } of pieces) {
    const edge = Math.floor(left / 2) * 2;
    counts.set(edge, (counts.get(edge) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > 1)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, maxEdges)
    .map(([edge]) => edge - 0.5);
}

/** Where one column could be parted from the next: before left edges that are shared, and behind right edges. */
export function findCutCandidates(pieces: readonly PdfPiece[]): number[] {
  const ends = pieces.map(({ right, size }) => ({ left: right + size * 0.75 }));
  return [...findSharedEdges(pieces), ...findSharedEdges(ends)];
}

/** The stretches of rows in which nothing lies across the line. */
export function findUncrossedRanges(
  rows: readonly PdfRow[],
  x: number,
  breaks: (at: number) => boolean = () => false,
): PdfRowRange[] {
  const stretches: PdfRowRange[] = [];
  let from = 0;
  const close = (to: number) => {
    if (to - from > 1) stretches.push({ from, to });
    from = to + 1;
  };
  rows.forEach((row, at) => {
    const crossed = row.pieces.some(
      (piece) => piece.left < x && piece.right > x - 0.35 * piece.size,
    );
    if (crossed || breaks(at)) close(at);
  });
  close(rows.length);
  return stretches;
}
