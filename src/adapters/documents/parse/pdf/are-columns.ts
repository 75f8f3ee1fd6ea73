import type { PdfRow } from "./rows.ts";

type SideLine = {
  readonly row: number;
  readonly base: number;
  readonly size: number;
  readonly left: number;
  readonly right: number;
  readonly order: number;
  readonly text: string;
};

/**
 * Whether the text on both sides of a line is two columns, each read on its own, or the rows of one table or list.
 * Columns have baselines of their own, or are written one after the other, or run on from line to line.
 */
export function areColumns(rows: readonly PdfRow[], x: number): boolean {
  const left = linesOnSide(rows, (at) => at < x);
  const right = linesOnSide(rows, (at) => at >= x);
  const fewer = Math.min(left.length, right.length);
  if (fewer < 2) return false;
  const rightRows = new Set(right.map((line) => line.row));
  const paired = left.filter((line) => rightRows.has(line.row)).length / fewer;
  const switches = countSideSwitches(left, right) / fewer;
  if (fewer < 4) return paired < 0.4 && switches < 0.7;
  if (paired < 0.5) return switches < 1.2 || paired < 0.3;
  if (switches <= 0.4) return isContinuous(left) && isContinuous(right);
  if (switches >= 1.2) return false;
  return fillsColumn(left) && fillsColumn(right);
}

function linesOnSide(rows: readonly PdfRow[], belongs: (left: number) => boolean): SideLine[] {
  return rows.flatMap((row, at) => {
    const pieces = row.pieces.filter((piece) => belongs(piece.left));
    if (pieces.length === 0) return [];
    return [
      {
        row: at,
        base: row.base,
        size: Math.max(...pieces.map((piece) => piece.size)),
        left: Math.min(...pieces.map((piece) => piece.left)),
        right: Math.max(...pieces.map((piece) => piece.right)),
        order: Math.min(...pieces.map((piece) => piece.order)),
        text: pieces.map((piece) => piece.text).join(" "),
      },
    ];
  });
}

/** How often the file goes from one side to the other. */
function countSideSwitches(left: readonly SideLine[], right: readonly SideLine[]): number {
  const turns = [
    ...left.map(({ order }) => ({ order, side: "left" })),
    ...right.map(({ order }) => ({ order, side: "right" })),
  ].toSorted((one, other) => one.order - other.order);
  return turns.filter((turn, at) => at > 0 && turn.side !== turns[at - 1]?.side).length;
}

/** Most lines follow the one above without a gap. */
function isContinuous(lines: readonly SideLine[]): boolean {
  const near = lines.filter((line, at) => {
    const before = lines[at - 1];
    return before !== undefined && line.base - before.base < 1.9 * line.size;
  });
  return near.length >= (lines.length - 1) * 0.5;
}

/** Most lines fill their column, as text does that runs on. */
function fillsColumn(lines: readonly SideLine[]): boolean {
  const width =
    Math.max(...lines.map((line) => line.right)) - Math.min(...lines.map((line) => line.left));
  const full = lines.filter((line) => line.right - line.left > width * 0.75);
  const words = lines.reduce((sum, line) => sum + line.text.split(" ").length, 0) / lines.length;
  return full.length >= lines.length * 0.45 && words >= 3.5;
}
