import type { TextEdit } from "./text-edit.ts";

/**
 * The text with one edit made; null where its words stand nowhere, more than once, or in a label of the form, and where
 * it says nothing to put. A line that is left without words goes.
 */
export function applyEdit(text: string, edit: TextEdit): string | null {
  if (edit.replacement === null || edit.replacement.includes("## ")) return null;
  // The mark of a list stays where it stands, whether the reader copied it or not.
  const isMarked = listMark.test(edit.find);
  const replacement = isMarked ? edit.replacement.replace(listMark, "") : edit.replacement;
  const place = findOnce(text, edit.find);
  if (!place) return null;
  const [start, end] = place;
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = text.indexOf("\n", end) === -1 ? text.length : text.indexOf("\n", end);
  if (text.slice(lineStart).startsWith("## ")) return null;
  const line = (text.slice(lineStart, start) + replacement + text.slice(end, lineEnd))
    .replace(/(?<=\S) {2,}/g, " ")
    .trimEnd();
  const isBare = /^(?:[-*•]|\d{1,2}[.)])?$/.test(line.trim());
  const rest = text.slice(lineEnd);
  return (text.slice(0, lineStart) + (isBare ? rest.replace(/^\n/, "") : line + rest)).trim();
}

const listMark = /^(?:[-*•]|\d{1,2}[.)])\s+/;

/** Where these words stand, if they stand once. */
export function findOnce(text: string, words: string): readonly [number, number] | null {
  const pattern = new RegExp(patternOf(words), "giu");
  const [place, second] = [...text.matchAll(pattern)];
  return place && !second ? [place.index, place.index + place[0].length] : null;
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
