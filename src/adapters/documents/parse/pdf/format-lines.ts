import {
  startsWithBullet,
  isBullet,
  normalizeBullet,
} from "#adapters/documents/parse/text/bullets.ts";
import type { PdfFlow } from "./flow.ts";
import { isRightToLeft } from "./text-direction.ts";
import type { PdfPiece, PdfRow } from "./rows.ts";
import { isContinuation, isAllCaps, isHeading, type PdfLine } from "./line-continuation.ts";
import { joinWrappedLines, type Vocabulary } from "./join-wrapped-lines.ts";

/** Pieces further apart than this many times their size stand in columns of their own. */
const cellGap = 1.8;

/** A flow as lines of text: wrapped lines joined, tables row by row, an empty line where the page leaves space. */
export function formatFlowLines(flow: PdfFlow, words: Vocabulary): string[] {
  if (flow.tableRows !== undefined) {
    const bands = flow.tableRows.map((cells) =>
      formatTableRow(cells.map((cell) => textLines(cell, words, true))),
    );
    const hasMultilineRow = bands.some((lines) => lines.length > 1);
    return bands.flatMap((lines, at) => (hasMultilineRow && at > 0 ? ["", ...lines] : lines));
  }
  return textLines(flow, words, false);
}

/** The first lines of a row's cells in one line, and below it what else its cells hold. */
function formatTableRow(cells: readonly (readonly string[])[]): string[] {
  const first = normalizeBullet(cells.map(([line = ""]) => line).join("\t"));
  return [first, ...cells.flatMap((lines) => lines.slice(1))];
}

function textLines(drawn: PdfFlow, words: Vocabulary, isCell: boolean): string[] {
  const flow = isMirrored(drawn) ? mirrored(drawn) : drawn;
  const lines = flow.rows.map(toLine);
  const usual = typicalLineStep(lines);
  const written: string[] = [];
  let bullet: PdfLine | null = null;
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    const last = written.at(-1);
    if (startsWithBullet(line.text)) bullet = line;
    else if (bullet !== null && line.left < bullet.left + 0.3 * line.size) bullet = null;
    const joins =
      before !== undefined &&
      last !== undefined &&
      isContinuation({ before, line, usual, flow, bullet, isCell });
    if (joins) {
      written[written.length - 1] = joinWrappedLines(last, line.text, words);
      continue;
    }
    if (before !== undefined && needsBlankLine(before, line, usual)) written.push("");
    written.push(...line.text.split(nextBullet).map(normalizeBullet));
  }
  return written;
}

function toLine(row: PdfRow): PdfLine {
  const { pieces } = row;
  const [first] = pieces;
  const bulleted = first !== undefined && isBullet(first.text) ? row.pieces[1] : undefined;
  const even = isEven(pieces);
  const tail = pieces.findLastIndex(
    (piece, at) => separatorBetween(pieces[at - 1], piece, even) === "\t",
  );
  const text = pieces.reduce(
    (line, piece, at) => line + separatorBetween(pieces[at - 1], piece, even) + piece.text,
    "",
  );
  return {
    text,
    left: first?.left ?? 0,
    indent: bulleted?.left ?? first?.left ?? 0,
    tail: pieces[tail]?.left ?? 0,
    right: Math.max(...row.pieces.map((piece) => piece.right)),
    base: row.base,
    size: mainTextSize(row.pieces),
    pieces: row.pieces.length - (bulleted === undefined ? 0 : 1),
  };
}

/** Words that are spread over a line with gaps all alike are one text. */
function isEven(pieces: readonly PdfPiece[]): boolean {
  const gaps = pieces.slice(1).map((piece, at) => piece.left - (pieces[at]?.right ?? piece.left));
  const words = pieces.every((piece) => !piece.text.includes(" "));
  return words && gaps.length > 2 && Math.max(...gaps) - Math.min(...gaps) < 1;
}

function separatorBetween(one: PdfPiece | undefined, other: PdfPiece, even: boolean): string {
  if (one === undefined) return "";
  if (even || isBullet(one.text)) return " ";
  const distance = Math.max(other.left - one.right, one.left - other.right);
  return distance > cellGap * Math.max(one.size, other.size) ? "\t" : " ";
}

/** Right-to-left text wraps as left-to-right text does in a mirror. */
function isMirrored(flow: PdfFlow): boolean {
  return isRightToLeft(flow.rows.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join(" "));
}

function mirrored(flow: PdfFlow): PdfFlow {
  const rows = flow.rows.map((row) => ({ ...row, pieces: row.pieces.map(mirrorX).toReversed() }));
  return { ...mirrorX(flow), rows };
}

function mirrorX<Part extends { readonly left: number; readonly right: number }>(part: Part): Part {
  return { ...part, left: -part.right, right: -part.left };
}

/** The size of most of the row's text. */
function mainTextSize(pieces: readonly PdfPiece[]): number {
  const sizes = new Map<number, number>();
  for (const { size, text } of pieces) sizes.set(size, (sizes.get(size) ?? 0) + text.length);
  return [...sizes].reduce((one, other) => (other[1] > one[1] ? other : one), [1, 0])[0];
}

/** The step from line to line that most lines of the flow keep, in sizes of their text. */
function typicalLineStep(lines: readonly PdfLine[]): number {
  const steps = lines
    .slice(1)
    .map((line, at) => (line.base - (lines[at]?.base ?? line.base)) / line.size)
    .filter((step) => step > 0.8 && step < 2.2)
    .toSorted((one, other) => one - other);
  return steps[Math.floor(steps.length * 0.3)] ?? 1.3;
}

/** A bullet that stands in the middle of a row of short points. */
const nextBullet = /\t(?=[•●○◦▪■‣➢✓] )/u;

/** More space than between the lines of one paragraph, or a heading under its own space. */
function needsBlankLine(before: PdfLine, line: PdfLine, usual: number): boolean {
  const step = (line.base - before.base) / Math.max(line.size, before.size * 0.9);
  const heading =
    line.size > before.size * 1.1 || (isHeading(line.text) && !isAllCaps(before.text));
  return step > usual * (heading && before.size < line.size * 1.4 ? 0.9 : 1.35);
}
