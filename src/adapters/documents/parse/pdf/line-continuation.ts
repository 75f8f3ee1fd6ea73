import { startsWithBullet } from "#adapters/documents/parse/text/bullets.ts";
import type { PdfFlow } from "./flow.ts";

/** A line of a flow, as it stands on the page. */
export type PdfLine = {
  readonly text: string;
  readonly left: number;
  /** Where the words start, after a bullet. */
  readonly indent: number;
  /** Where its last piece starts. */
  readonly tail: number;
  readonly right: number;
  readonly base: number;
  readonly size: number;
  /** How many pieces with wide gaps between them, without a bullet. */
  readonly pieces: number;
};

type LineStep = {
  readonly before: PdfLine;
  readonly line: PdfLine;
  /** The distance that most lines of the flow keep, in sizes of their text. */
  readonly usual: number;
  readonly flow: PdfFlow;
  /** The line with the bullet under which both lines may stand. */
  readonly bullet: PdfLine | null;
  readonly isCell: boolean;
};

/** Whether a line is the rest of the one before: set alike, below it, and its first word had no room there. */
export function isContinuation({ before, line, usual, flow, bullet, isCell }: LineStep): boolean {
  const step = (line.base - before.base) / line.size;
  if (Math.abs(line.size - before.size) > 0.08 * before.size || step > usual * 1.25) return false;
  if (startsWithBullet(line.text) || isAllCaps(line.text) || addressStart.test(line.text))
    return false;
  if (line.text.includes("\t") || dotLeader.test(before.text.slice(-200))) return false;
  const lower = /^[\p{Ll}(&]/u.test(line.text);
  const parted = /\p{L}[-\u2010\u00AD]$/u.test(before.text.slice(-3)) && /^\p{Ll}/u.test(line.text);
  const open = lower || unfinishedEnd.test(before.text.slice(-40));
  const [word = ""] = line.text.split(" ");
  const room = (flow.right - before.right) / charWidth(line) - word.length - 1;
  if (before.text.includes("\t"))
    return Math.abs(line.left - before.tail) < 0.6 * line.size && room < (open ? 3 : 0);
  if (parted) return line.left < before.right && line.right > before.left;
  if (bullet !== null) return room < (open ? 30 : 8);
  const aligned = Math.abs(line.left - before.left) < 0.3 * line.size;
  const indented = before.left > line.left && before.left - line.left < 4 * line.size && open;
  const centred = Math.abs(line.left + line.right - before.left - before.right) < line.size;
  if (!aligned && !indented && !centred) return false;
  if (room < (open ? 3 : 0) && (open || (isCell && isWords(before) && isWords(line)))) return true;
  const width = flow.right - flow.left;
  const long = before.right - flow.left > width * 0.65 && width > 20 * line.size;
  if (open) return long && !/[.!?:;]$/.test(before.text.slice(-3));
  // Two lines that both start with a capital are one only where the first ends a sentence or is set to the full width.
  const isComplete =
    /[.!?]["”’)]?$/.test(before.text.slice(-3)) || Math.abs(flow.right - before.right) < 0.6;
  return (
    aligned && isComplete && room < 0 && line.pieces + before.pieces === 2 && width > 20 * line.size
  );
}

/** A line that cannot end here: a comma, a joining word, a word in two parts. */
const unfinishedEnd =
  /(?:[,&+(/\u2010\u00AD-]|\d[–—]|\s(?:and|or|of|to|for|with|in|on|at|by|from|the|an?|as|&))$/u;
const addressStart = /^(?:https?:|www\.|[\w.+-]+@|[\w-]+(?:\.[\w-]+)+\/)/;
const dotLeader = /(?:[.…_] ?){4,}\s*\d*$/;

function isWords(line: PdfLine): boolean {
  return /\p{L}/u.test(line.text);
}

export function isAllCaps(text: string): boolean {
  return /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
}

export function isHeading(text: string): boolean {
  return isAllCaps(text) && /\p{Lu}{5}/u.test(text) && text.length < 40;
}

function charWidth(line: PdfLine): number {
  const width = (line.right - line.left) / Math.max(1, line.text.length);
  return Math.max(0.2 * line.size, Math.min(0.6 * line.size, width));
}
