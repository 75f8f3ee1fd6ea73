import type { PdfFlow } from "./flow.ts";
import { areColumns } from "./are-columns.ts";
import { findCutCandidates, findUncrossedRanges } from "./shared-edges.ts";
import type { PdfPiece, PdfRow } from "./rows.ts";
import { splitTables } from "./tables.ts";

type ColumnCut = {
  readonly x: number;
  readonly from: number;
  readonly to: number;
  readonly worth: number;
};

/** Pages with more pieces are drawings or data; they are read row by row. */
const maxPieces = 4000;

/** The page as flows in reading order: what spans the page, then each column from top to bottom. */
export function splitIntoFlows(rows: readonly PdfRow[], depth = 0, beside = false): PdfFlow[] {
  if (rows.length === 0) return [];
  const pieces = rows.flatMap((row) => row.pieces);
  const cut = pieces.length > maxPieces || depth > 5 ? null : findBestCut(rows, pieces);
  if (cut === null) return splitTables(rows, (own) => createFlow(own, beside));
  const cutRows = rows.slice(cut.from, cut.to);
  const left = cutRows.flatMap((row) => filterRow(row, (piece) => piece.left < cut.x));
  const right = cutRows.flatMap((row) => filterRow(row, (piece) => piece.left >= cut.x));
  return [
    ...splitIntoFlows(rows.slice(0, cut.from), depth + 1, beside),
    ...orderColumns(
      splitIntoFlows(left, depth + 1, true),
      splitIntoFlows(right, depth + 1, true),
      pieces,
    ),
    ...splitIntoFlows(rows.slice(cut.to), depth + 1, beside),
  ];
}

function createFlow(rows: readonly PdfRow[], beside: boolean): PdfFlow {
  const pieces = rows.flatMap((row) => row.pieces);
  return {
    rows,
    left: Math.min(...pieces.map((piece) => piece.left)),
    right: Math.max(...pieces.map((piece) => piece.right)),
    isColumn: beside,
  };
}

function filterRow(row: PdfRow, belongs: (piece: PdfPiece) => boolean): PdfRow[] {
  const pieces = row.pieces.filter(belongs);
  if (pieces.length === 0) return [];
  return [{ base: row.base, size: Math.max(...pieces.map((piece) => piece.size)), pieces }];
}

/** Left before right, save that a name set in the largest type at the top of the right column comes first. */
function orderColumns(left: PdfFlow[], right: PdfFlow[], all: readonly PdfPiece[]): PdfFlow[] {
  const [first, ...others] = right;
  const largest = Math.max(...all.map((piece) => piece.size));
  const [name] = first?.rows ?? [];
  if (first === undefined || name === undefined || name.size < largest) return [...left, ...right];
  const leftLargest = Math.max(...left.flatMap((flow) => flow.rows.map((row) => row.size)));
  if (name.size < leftLargest * 1.2) return [...left, ...right];
  const end = first.rows.findIndex((row, at) => {
    const before = first.rows[at - 1];
    return (
      before !== undefined &&
      (at > 3 || row.base - before.base > 1.9 * Math.max(row.size, before.size * 0.7))
    );
  });
  const head = end < 0 ? first.rows : first.rows.slice(0, end);
  const rest = end < 0 ? [] : first.rows.slice(end);
  return [
    { ...first, rows: head },
    ...left,
    ...(rest.length === 0 ? [] : [{ ...first, rows: rest }]),
    ...others,
  ];
}

/** The cut from top to bottom that parts the most text into columns; null where there are none. */
function findBestCut(rows: readonly PdfRow[], pieces: readonly PdfPiece[]): ColumnCut | null {
  let best: ColumnCut | null = null;
  for (const x of findCutCandidates(pieces)) {
    for (const { from, to } of findUncrossedRanges(rows, x)) {
      const cut = trimCut(rows, x, from, to);
      if (cut === null || (best !== null && cut.worth <= best.worth)) continue;
      if (areColumns(rows.slice(cut.from, cut.to), x)) best = cut;
    }
  }
  return best;
}

/** The stretch from the first row beside which the other side begins, to the last one; and how much text it parts. */
function trimCut(rows: readonly PdfRow[], x: number, from: number, to: number): ColumnCut | null {
  const lefts: number[] = [];
  const rights: number[] = [];
  for (let at = from; at < to; at += 1) {
    const pieces = rows[at]?.pieces ?? [];
    if (pieces.some((piece) => piece.left < x)) lefts.push(at);
    if (pieces.some((piece) => piece.left >= x)) rights.push(at);
  }
  const [firstLeft, firstRight] = [lefts[0], rights[0]];
  if (firstLeft === undefined || firstRight === undefined) return null;
  const start = headEnd(rows, from, Math.max(firstLeft, firstRight));
  const end = tailStart(rows, Math.min(lefts.at(-1) ?? to, rights.at(-1) ?? to), to);
  if (end <= start) return null;
  const worth = Math.min(
    lefts.filter((at) => at >= start && at < end).length,
    rights.filter((at) => at >= start && at < end).length,
  );
  return { x, from: start, to: end, worth };
}

/** Rows on one side alone, above a wide space, stand over both columns. */
function headEnd(rows: readonly PdfRow[], from: number, both: number): number {
  for (let at = both; at > from; at -= 1) {
    if (lineSpacing(rows, at) > 2.2) return at;
  }
  return from;
}

function tailStart(rows: readonly PdfRow[], both: number, to: number): number {
  for (let at = both + 1; at < to; at += 1) {
    if (lineSpacing(rows, at) > 3.5) return at;
  }
  return to;
}

function lineSpacing(rows: readonly PdfRow[], at: number): number {
  const row = rows[at];
  const before = rows[at - 1];
  if (row === undefined || before === undefined) return 0;
  return (row.base - before.base) / Math.max(row.size, Math.min(before.size, row.size * 1.3));
}
