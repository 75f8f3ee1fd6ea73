import { foldForms } from "./fold.ts";

// oxlint-disable-next-line no-control-regex
const lineEnds = /\r\n?|[\u000B\u0085\u2028\u2029]/g;
// Soft hyphens, zero-width spaces, byte order marks, private symbols, non-characters, and controls but tab and line feed.
const unseen =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\u00AD\u200B\u2060\uFEFF\uE000-\uF8FF\uFDD0-\uFDEF\uFFFC\uFFFE\uFFFF]/g;

/** The text as it is handed on: composed letters, plain line ends, at most one blank line, no trailing spaces. */
export function tidyText(text: string): string {
  return foldForms(text.toWellFormed())
    .replace(lineEnds, "\n")
    .replaceAll("\f", "\n\n")
    .replace(unseen, "")
    .replace(/-\u2010|\u2010-/g, "-")
    .replace(/[\u00A0\u2000-\u200A\u202F\u205F]/g, " ")
    .normalize("NFC")
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .replace(/^\n+|\n+$/g, "");
}

/** How many letters and digits the text has. */
export function countLetters(text: string): number {
  return text.replace(/[^\p{L}\p{N}]+/gu, "").length;
}
