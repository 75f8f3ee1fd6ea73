import type { TextEdit } from "./text-edit.ts";

/** Words shorter than this may stand in several places and mean several things. */
const shortestRepeated = 12;

/**
 * The text with one edit made, wherever its words stand; null where they stand nowhere, in a label of the form, or in
 * several places and are short, and where it says nothing to put. A line that is left without words goes.
 */
export function applyEdit(text: string, edit: TextEdit): string | null {
  if (edit.replacement === null || edit.replacement.includes("## ")) return null;
  // The mark of a list stays where it stands, whether the reader copied it or not.
  const isMarked = listMark.test(edit.find);
  const replacement = isMarked ? edit.replacement.replace(listMark, "") : edit.replacement;
  const places = findWords(text, edit.find);
  if (places.length === 0 || (places.length > 1 && edit.find.length < shortestRepeated))
    return null;
  if (places.some(([start]) => lineAt(text, start).startsWith("## "))) return null;
  return places.reduceRight((edited, place) => replaceAt(edited, place, replacement), text).trim();
}

const listMark = /^(?:[-*•]|\d{1,2}[.)])\s+/;

type Place = readonly [start: number, end: number];

function replaceAt(text: string, [start, end]: Place, replacement: string): string {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = text.indexOf("\n", end) === -1 ? text.length : text.indexOf("\n", end);
  const line = (text.slice(lineStart, start) + replacement + text.slice(end, lineEnd))
    .replace(/(?<=\S) {2,}/g, " ")
    .trimEnd();
  const isBare = /^(?:[-*•]|\d{1,2}[.)])?$/.test(line.trim());
  const rest = text.slice(lineEnd);
  return text.slice(0, lineStart) + (isBare ? rest.replace(/^\n/, "") : line + rest);
}

function lineAt(text: string, at: number): string {
  return text.slice(text.lastIndexOf("\n", at - 1) + 1).split("\n")[0] ?? "";
}

/** Every place where these words stand. */
export function findWords(text: string, words: string): readonly Place[] {
  return [...text.matchAll(new RegExp(patternOf(words), "giu"))].map(({ 0: found, index }) => [
    index,
    index + found.length,
  ]);
}

/** A reader copies words with other quotation marks, dashes or blanks, and sometimes the mark of the list. */
function patternOf(words: string): string {
  return words
    .replace(listMark, "")
    .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(/['’]/g, "['’]")
    .replace(/["“”]/g, '["“”]')
    .replace(/[-–—]/g, "[-–—]")
    .replace(/\s+/g, String.raw`[^\S\n]+`);
}
