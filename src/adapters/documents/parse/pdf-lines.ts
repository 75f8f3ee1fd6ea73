import { hasBullet, isBullet, plainBullet } from "./bullet.ts";
import type { Flow } from "./pdf-columns.ts";
import { isRightToLeft } from "./pdf-direction.ts";
import type { Piece, Row } from "./pdf-rows.ts";
import { goesOn, isCapitals, isHeading, type Line } from "./pdf-wraps.ts";
import { joinWords, type Words } from "./hyphens.ts";

/** Pieces further apart than this many times their size stand in columns of their own. */
const wideGap = 1.8;

/** A flow as lines of text: wrapped lines joined, tables row by row, an empty line where the page leaves space. */
export function linesOf(flow: Flow, words: Words): string[] {
  if (flow.bands !== undefined) {
    const bands = flow.bands.map((cells) =>
      bandLines(cells.map((cell) => textLines(cell, words, true))),
    );
    const deep = bands.some((lines) => lines.length > 1);
    return bands.flatMap((lines, at) => (deep && at > 0 ? ["", ...lines] : lines));
  }
  return textLines(flow, words, false);
}

/** The first lines of a row's cells in one line, and below it what else its cells hold. */
function bandLines(cells: readonly (readonly string[])[]): string[] {
  const first = plainBullet(cells.map(([line = ""]) => line).join("\t"));
  return [first, ...cells.flatMap((lines) => lines.slice(1))];
}

function textLines(drawn: Flow, words: Words, isCell: boolean): string[] {
  const flow = isMirrored(drawn) ? mirrored(drawn) : drawn;
  const lines = flow.rows.map(toLine);
  const usual = usualStep(lines);
  const written: string[] = [];
  let bullet: Line | null = null;
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    const last = written.at(-1);
    if (hasBullet(line.text)) bullet = line;
    else if (bullet !== null && line.left < bullet.left + 0.3 * line.size) bullet = null;
    const joins =
      before !== undefined &&
      last !== undefined &&
      goesOn({ before, line, usual, flow, bullet, isCell });
    if (joins) {
      written[written.length - 1] = joinWords(last, line.text, words);
      continue;
    }
    if (before !== undefined && isApart(before, line, usual)) written.push("");
    written.push(...line.text.split(nextBullet).map(plainBullet));
  }
  return written;
}

function toLine(row: Row): Line {
  const { pieces } = row;
  const [first] = pieces;
  const bulleted = first !== undefined && isBullet(first.text) ? row.pieces[1] : undefined;
  const even = isEven(pieces);
  const tail = pieces.findLastIndex((piece, at) => separator(pieces[at - 1], piece, even) === "\t");
  const text = pieces.reduce(
    (line, piece, at) => line + separator(pieces[at - 1], piece, even) + piece.text,
    "",
  );
  return {
    text,
    left: first?.left ?? 0,
    indent: bulleted?.left ?? first?.left ?? 0,
    tail: pieces[tail]?.left ?? 0,
    right: Math.max(...row.pieces.map((piece) => piece.right)),
    base: row.base,
    size: sizeOf(row.pieces),
    pieces: row.pieces.length - (bulleted === undefined ? 0 : 1),
  };
}

/** Words that are spread over a line with gaps all alike are one text. */
function isEven(pieces: readonly Piece[]): boolean {
  const gaps = pieces.slice(1).map((piece, at) => piece.left - (pieces[at]?.right ?? piece.left));
  const words = pieces.every((piece) => !piece.text.includes(" "));
  return words && gaps.length > 2 && Math.max(...gaps) - Math.min(...gaps) < 1;
}

function separator(one: Piece | undefined, other: Piece, even: boolean): string {
  if (one === undefined) return "";
  if (even || isBullet(one.text)) return " ";
  const distance = Math.max(other.left - one.right, one.left - other.right);
  return distance > wideGap * Math.max(one.size, other.size) ? "\t" : " ";
}

/** Right-to-left text wraps as left-to-right text does in a mirror. */
function isMirrored(flow: Flow): boolean {
  return isRightToLeft(flow.rows.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join(" "));
}

function mirrored(flow: Flow): Flow {
  const rows = flow.rows.map((row) => ({ ...row, pieces: row.pieces.map(turn).toReversed() }));
  return { ...turn(flow), rows };
}

function turn<Part extends { readonly left: number; readonly right: number }>(part: Part): Part {
  return { ...part, left: -part.right, right: -part.left };
}

/** The size of most of the row's text. */
function sizeOf(pieces: readonly Piece[]): number {
  const sizes = new Map<number, number>();
  for (const { size, text } of pieces) sizes.set(size, (sizes.get(size) ?? 0) + text.length);
  return [...sizes].reduce((one, other) => (other[1] > one[1] ? other : one), [1, 0])[0];
}

/** The step from line to line that most lines of the flow keep, in sizes of their text. */
function usualStep(lines: readonly Line[]): number {
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
function isApart(before: Line, line: Line, usual: number): boolean {
  const step = (line.base - before.base) / Math.max(line.size, before.size * 0.9);
  const heading =
    line.size > before.size * 1.1 || (isHeading(line.text) && !isCapitals(before.text));
  return step > usual * (heading && before.size < line.size * 1.4 ? 0.9 : 1.35);
}
