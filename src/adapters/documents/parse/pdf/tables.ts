import { startsWithBullet, isBullet } from "#adapters/documents/parse/text/bullets.ts";
import type { PdfFlow } from "./flow.ts";
import { findSharedEdges, findUncrossedRanges } from "./shared-edges.ts";
import type { PdfPiece, PdfRow } from "./rows.ts";

type TableGrid = { readonly from: number; readonly to: number; readonly edges: readonly number[] };

/** More space than between the lines of one cell. */
const maxCellLineStep = 1.3;

/** Rows as flows: tables as rows of cells, so that a cell of several lines stays together, and what is between them. */
export function splitTables(
  rows: readonly PdfRow[],
  flowOf: (rows: readonly PdfRow[]) => PdfFlow,
): PdfFlow[] {
  if (rows.length === 0) return [];
  const grid = findTableGrid(rows);
  if (grid === null) return [flowOf(rows)];
  const inside = rows.slice(grid.from, grid.to);
  const columns = tableColumns(inside, grid.edges);
  const bands = groupTableRows(inside).map((band) =>
    columns.flatMap((column) => {
      const cell = band.flatMap((row) => columnPieces(row, column));
      return cell.length === 0 ? [] : [{ ...flowOf(cell), left: column.left, right: column.right }];
    }),
  );
  return [
    ...splitTables(rows.slice(0, grid.from), flowOf),
    { ...flowOf(inside), tableRows: bands },
    ...splitTables(rows.slice(grid.to), flowOf),
  ];
}

type Column = {
  readonly from: number;
  readonly to: number;
  readonly left: number;
  readonly right: number;
};

function tableColumns(rows: readonly PdfRow[], edges: readonly number[]): Column[] {
  const pieces = rows.flatMap((row) => row.pieces);
  return [Number.NEGATIVE_INFINITY, ...edges].map((from, at) => {
    const to = edges[at] ?? Number.POSITIVE_INFINITY;
    const own = pieces.filter((piece) => piece.left >= from && piece.left < to);
    return {
      from,
      to,
      left: Math.min(...own.map((piece) => piece.left)),
      right: Math.max(...own.map((piece) => piece.right)),
    };
  });
}

function columnPieces(row: PdfRow, { from, to }: Column): PdfRow[] {
  const pieces = row.pieces.filter((piece) => piece.left >= from && piece.left < to);
  if (pieces.length === 0) return [];
  return [{ base: row.base, size: Math.max(...pieces.map((piece) => piece.size)), pieces }];
}

/** The rows of a table: lines that stand close together. */
function groupTableRows(rows: readonly PdfRow[]): PdfRow[][] {
  const steps = rows
    .slice(1)
    .map((row, at) => (row.base - (rows[at]?.base ?? row.base)) / row.size)
    .filter((step) => step > 0.7);
  const closest = Math.min(1.6, ...steps);
  const bands: PdfRow[][] = [];
  rows.forEach((row, at) => {
    const before = rows[at - 1];
    const band = bands.at(-1);
    const step = before === undefined ? 0 : (row.base - before.base) / row.size;
    if (band === undefined || step > closest * maxCellLineStep || closest >= 1.6) bands.push([row]);
    else band.push(row);
  });
  return bands.flatMap((band) => (isSingleLineRows(band) ? band.map((row) => [row]) : [band]));
}

/** Rows that all reach into the last column are rows of a table without space between them, unless a cell runs on. */
function isSingleLineRows(band: readonly PdfRow[]): boolean {
  const last = band[0]?.pieces.at(-1);
  const full = band.every(({ pieces }) => {
    const end = pieces.length > 1 ? pieces.at(-1) : undefined;
    if (end === undefined || last === undefined) return false;
    return Math.min(Math.abs(end.left - last.left), Math.abs(end.right - last.right)) < 3;
  });
  return (
    full && !band.slice(1).some(({ pieces }) => pieces.some(({ text }) => /^\p{Ll}/u.test(text)))
  );
}

/** The largest stretch of rows that reads as a table with cells of several lines; null where there is none. */
function findTableGrid(rows: readonly PdfRow[]): TableGrid | null {
  const pieces = rows.flatMap((row) => row.pieces);
  if (rows.length < 3 || rows.length > 400 || pieces.length === rows.length) return null;
  const edges = findSharedEdges(pieces).toSorted((one, other) => one - other);
  const size = medianSize(rows);
  let best: TableGrid | null = null;
  for (const edge of edges) {
    for (const stretch of findUncrossedRanges(rows, edge, (at) => isBreak(rows, at, size))) {
      const grid = { ...trimToTable(rows, edge, stretch), edges: [] as number[] };
      if (grid.to - grid.from < 3 || (best !== null && grid.to - grid.from <= best.to - best.from))
        continue;
      const inside = rows.slice(grid.from, grid.to);
      const own = findColumnEdges(inside, edges);
      if (isGrid(inside, own)) best = { ...grid, edges: own };
    }
  }
  return best;
}

function medianSize(rows: readonly PdfRow[]): number {
  const sizes = rows.map((row) => row.size).toSorted((one, other) => one - other);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

/** A heading, or a line that stands alone: a table ends there. */
function isBreak(rows: readonly PdfRow[], at: number, size: number): boolean {
  const row = rows[at];
  if (row === undefined || row.pieces.length > 1) return false;
  const above = row.base - (rows[at - 1]?.base ?? row.base);
  const below = (rows[at + 1]?.base ?? Number.POSITIVE_INFINITY) - row.base;
  return (
    row.size > size * 1.12 || Math.min(above, below) > 1.5 * row.size || above > 3.2 * row.size
  );
}

/** The stretch from its first to its last row with text on both sides, and what hangs below that row's cells. */
function trimToTable(
  rows: readonly PdfRow[],
  edge: number,
  { from, to }: { from: number; to: number },
) {
  const both = (row: PdfRow) =>
    row.pieces.some((piece) => piece.left < edge) && row.pieces.some((piece) => piece.left >= edge);
  const stretch = rows.slice(from, to);
  const first = stretch.findIndex(both);
  let last = stretch.findLastIndex(both);
  if (first < 0) return { from, to: from };
  while (last + 1 < stretch.length) {
    const [row, next] = [stretch[last], stretch[last + 1]];
    if (
      row === undefined ||
      next === undefined ||
      next.base - row.base > 1.5 * Math.min(row.size, next.size)
    )
      break;
    last += 1;
  }
  return { from: from + first, to: from + last + 1 };
}

/** The edges at which the columns of these rows start: nothing lies across them, and text starts at each. */
function findColumnEdges(rows: readonly PdfRow[], edges: readonly number[]): number[] {
  const open = edges.filter((edge) => {
    const starts = rows.filter((row) =>
      row.pieces.some((piece) => Math.abs(piece.left - edge) < 3),
    );
    const crossed = rows.some((row) => row.pieces.some((piece) => crosses(piece, edge)));
    return (
      !crossed &&
      starts.length >= 2 &&
      rows.some((row) => row.pieces.some((piece) => piece.left < edge))
    );
  });
  return open.filter((edge, at) => at === 0 || edge - (open[at - 1] ?? 0) > 12);
}

function crosses(piece: PdfPiece, edge: number): boolean {
  return piece.left < edge && piece.right > edge - 1;
}

/** Every row of a table starts level in two columns at least, and somewhere a later cell goes on below its first line. */
function isGrid(rows: readonly PdfRow[], edges: readonly number[]): boolean {
  if (edges.length === 0) return false;
  const columns = tableColumns(rows, edges);
  const bands = groupTableRows(rows);
  if (bands.length < 2) return false;
  const level = bands.filter((band) => {
    const [first] = band;
    const begun = columns.filter(
      (column) => first !== undefined && columnPieces(first, column).length > 0,
    );
    const used = columns.filter((column) =>
      band.some((row) => columnPieces(row, column).length > 0),
    );
    return begun.length === used.length && begun.length > 1;
  });
  const bulleted = bands.filter((band) =>
    band[0]?.pieces
      .slice(1)
      .some((piece) => startsWithBullet(`${piece.text} `) || isBullet(piece.text)),
  );
  if (bulleted.length > bands.length / 2) return false;
  const [, ...later] = columns;
  const deep = bands.some((band) =>
    later.some((column) => band.flatMap((row) => columnPieces(row, column)).length > 1),
  );
  return level.length >= bands.length * 0.8 && (deep || edges.length > 1);
}
