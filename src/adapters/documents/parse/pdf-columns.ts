import { areColumns } from "./pdf-column-signs.ts";
import { cutsOf, openStretches } from "./pdf-edges.ts";
import type { Piece, Row } from "./pdf-rows.ts";
import { withTables } from "./pdf-tables.ts";

/** Rows that are read from top to bottom, and the space they fill. */
export type Flow = {
  readonly rows: readonly Row[];
  readonly left: number;
  readonly right: number;
  /** Whether it is one of several columns. */
  readonly beside: boolean;
  /** The rows of a table, each with its cells; the flow's own rows are then read as these. */
  readonly bands?: readonly (readonly Flow[])[];
};

type Cut = {
  readonly x: number;
  readonly from: number;
  readonly to: number;
  readonly worth: number;
};

/** Pages with more pieces are drawings or data; they are read row by row. */
const mostPieces = 4000;

/** The page as flows in reading order: what spans the page, then each column from top to bottom. */
export function flowsOf(rows: readonly Row[], depth = 0, beside = false): Flow[] {
  if (rows.length === 0) return [];
  const pieces = rows.flatMap((row) => row.pieces);
  const cut = pieces.length > mostPieces || depth > 5 ? null : bestCut(rows, pieces);
  if (cut === null) return withTables(rows, (own) => flowOf(own, beside));
  const parted = rows.slice(cut.from, cut.to);
  const left = parted.flatMap((row) => part(row, (piece) => piece.left < cut.x));
  const right = parted.flatMap((row) => part(row, (piece) => piece.left >= cut.x));
  return [
    ...flowsOf(rows.slice(0, cut.from), depth + 1, beside),
    ...inTurn(flowsOf(left, depth + 1, true), flowsOf(right, depth + 1, true), pieces),
    ...flowsOf(rows.slice(cut.to), depth + 1, beside),
  ];
}

function flowOf(rows: readonly Row[], beside: boolean): Flow {
  const pieces = rows.flatMap((row) => row.pieces);
  return {
    rows,
    left: Math.min(...pieces.map((piece) => piece.left)),
    right: Math.max(...pieces.map((piece) => piece.right)),
    beside,
  };
}

function part(row: Row, belongs: (piece: Piece) => boolean): Row[] {
  const pieces = row.pieces.filter(belongs);
  if (pieces.length === 0) return [];
  return [{ base: row.base, size: Math.max(...pieces.map((piece) => piece.size)), pieces }];
}

/** Left before right, save that a name set in the largest type at the top of the right column comes first. */
function inTurn(left: Flow[], right: Flow[], all: readonly Piece[]): Flow[] {
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
function bestCut(rows: readonly Row[], pieces: readonly Piece[]): Cut | null {
  let best: Cut | null = null;
  for (const x of cutsOf(pieces)) {
    for (const { from, to } of openStretches(rows, x)) {
      const cut = trim(rows, x, from, to);
      if (cut === null || (best !== null && cut.worth <= best.worth)) continue;
      if (areColumns(rows.slice(cut.from, cut.to), x)) best = cut;
    }
  }
  return best;
}

/** The stretch from the first row beside which the other side begins, to the last one; and how much text it parts. */
function trim(rows: readonly Row[], x: number, from: number, to: number): Cut | null {
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
function headEnd(rows: readonly Row[], from: number, both: number): number {
  for (let at = both; at > from; at -= 1) {
    if (space(rows, at) > 2.2) return at;
  }
  return from;
}

function tailStart(rows: readonly Row[], both: number, to: number): number {
  for (let at = both + 1; at < to; at += 1) {
    if (space(rows, at) > 3.5) return at;
  }
  return to;
}

function space(rows: readonly Row[], at: number): number {
  const row = rows[at];
  const before = rows[at - 1];
  if (row === undefined || before === undefined) return 0;
  return (row.base - before.base) / Math.max(row.size, Math.min(before.size, row.size * 1.3));
}
