import { isRightToLeft, toReadingOrder } from "./text-direction.ts";
import type { PdfRun } from "./runs.ts";

/** Text that stands together on one baseline, without a wide gap. */
export type PdfPiece = {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly base: number;
  readonly size: number;
  readonly order: number;
};

/** Everything on one baseline, from left to right. */
export type PdfRow = {
  readonly base: number;
  readonly size: number;
  readonly pieces: readonly PdfPiece[];
};

/** A gap of this many times the text's size parts two pieces; whether they belong together is seen later. */
const pieceGap = 0.6;

/** A row with more runs is no line of text; small letters are not looked for beyond these. */
const maxTouchedRuns = 400;

/** The rows of text from top to bottom. */
export function groupIntoRows(runs: readonly PdfRun[]): PdfRow[] {
  const rows: PdfRun[][] = [];
  for (const run of runs.toSorted((one, other) => one.base - other.base)) {
    const row = rows.at(-1);
    const near = row?.at(-1);
    if (
      row !== undefined &&
      near !== undefined &&
      run.base - near.base <= 0.22 * Math.min(run.size, near.size)
    ) {
      row.push(run);
    } else {
      rows.push([run]);
    }
  }
  return mergeSmallText(rows).map(toRow);
}

/** Raised and lowered small text ("1st") belongs to the row whose text it touches. */
function mergeSmallText(rows: PdfRun[][]): PdfRun[][] {
  for (const [at, row] of rows.entries()) {
    for (const run of row.slice()) {
      if (run.text.length > 6) continue;
      for (const host of [rows[at - 1], rows[at + 1]]) {
        const touched = host?.slice(0, maxTouchedRuns).find((other) => touches(run, other));
        if (host === undefined || touched === undefined || host === row) continue;
        host.push({ ...run, base: touched.base });
        row.splice(row.indexOf(run), 1);
        break;
      }
    }
  }
  return rows.filter((row) => row.length > 0);
}

function touches(small: PdfRun, large: PdfRun): boolean {
  const height = large.base - small.base;
  const beside = small.left - large.right;
  const sunk =
    small.text.length < 3 &&
    Math.abs(height) < 0.35 * large.size &&
    Math.abs(beside) < 0.2 * large.size;
  if (sunk && small.size <= large.size) return true;
  return (
    small.size < large.size * 0.87 &&
    height > -0.35 * large.size &&
    height < 0.6 * large.size &&
    Math.max(beside, large.left - small.right) < 0.4 * large.size &&
    Math.max(beside, large.left - small.right) > -0.3 * large.size
  );
}

function toRow(runs: readonly PdfRun[]): PdfRow {
  const joined = runs.some((run) => run.isLetterSpaced) ? runs.map(joinSpacedLetters) : runs;
  const sorted = joinSingleLetters(joined.toSorted((one, other) => one.left - other.left));
  const groups: PdfRun[][] = [];
  let reach = Number.NEGATIVE_INFINITY;
  for (const run of sorted) {
    const group = groups.at(-1);
    const size = Math.max(run.size, group?.at(-1)?.size ?? 0);
    if (group !== undefined && run.left - reach <= pieceGap * size) group.push(run);
    else groups.push([run]);
    reach = Math.max(group === undefined ? run.right : reach, run.right);
  }
  const pieces = groups.map(toPiece);
  const size = Math.max(...pieces.map((piece) => piece.size));
  return { base: pieces[0]?.base ?? 0, size, pieces };
}

/** In a row set wide, "A N D" is a word too. */
function joinSpacedLetters(run: PdfRun): PdfRun {
  const spaced = /^[\p{L}&](?: [\p{L}&])+[:,]?$/u.test(run.text);
  return spaced ? { ...run, text: run.text.replaceAll(" ", "") } : run;
}

/** Letters set one by one with even gaps are words; a wider gap parts two of them. */
function joinSingleLetters(runs: readonly PdfRun[]): readonly PdfRun[] {
  const joined: PdfRun[] = [];
  let letters: PdfRun[] = [];
  const close = () => {
    joined.push(...(letters.length > 3 ? mergeLetters(letters) : letters));
    letters = [];
  };
  for (const run of runs) {
    const last = letters.at(-1);
    const isLetter = /^\p{L}$/u.test(run.text) && !isRightToLeft(run.text);
    if (last !== undefined && (!isLetter || run.left - last.right > run.size * 2.5)) close();
    if (isLetter) letters.push(run);
    else joined.push(run);
  }
  close();
  return joined.toSorted((one, other) => one.left - other.left);
}

function mergeLetters(letters: readonly PdfRun[]): PdfRun[] {
  const gaps = letters.slice(1).map((run, at) => run.left - (letters[at]?.right ?? run.left));
  const usual = gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? 0;
  const words: PdfRun[] = [];
  letters.forEach((letter, at) => {
    const word = words.at(-1);
    const far = (gaps[at - 1] ?? 0) > Math.max(usual * 1.6, usual + letter.size * 0.15);
    if (word === undefined || far) words.push({ ...letter, spaceAfter: false, spaceBefore: far });
    else words[words.length - 1] = { ...word, text: word.text + letter.text, right: letter.right };
  });
  return words;
}

function toPiece(runs: readonly PdfRun[]): PdfPiece {
  const ordered = isRightToLeft(runs.map((run) => run.text).join(" "))
    ? toReadingOrder(runs)
    : runs;
  let text = "";
  let before: PdfRun | undefined;
  for (const run of ordered) {
    if (before !== undefined && needsSpace(before, run)) text += " ";
    text += run.text;
    before = run;
  }
  const largest = runs.reduce((one, other) => (other.text.length > one.text.length ? other : one));
  return {
    text,
    left: Math.min(...runs.map((run) => run.left)),
    right: Math.max(...runs.map((run) => run.right)),
    base: largest.base,
    size: largest.size,
    order: Math.min(...runs.map((run) => run.order)),
  };
}

function needsSpace(one: PdfRun, other: PdfRun): boolean {
  if (one.spaceAfter || other.spaceBefore) return true;
  // A mark is drawn over its letter, wherever that leaves it.
  if (/^\p{M}/u.test(other.text)) return false;
  const distance = Math.max(other.left - one.right, one.left - other.right);
  return distance > 0.14 * Math.min(one.size, other.size);
}
