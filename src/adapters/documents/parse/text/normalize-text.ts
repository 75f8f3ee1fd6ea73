import { foldPresentationForms } from "./fold-presentation-forms.ts";

const lineBreaks = /\r\n?|[\v\u0085\u2028\u2029]/g;
// Soft hyphens, zero-width spaces, byte order marks, private symbols, non-characters, and controls but tab and line feed.
const invisibleCharacters =
  /[[\p{Cc}--[\t\n\v\f\r]]\u00AD\u200B\u2060\uFEFF\uE000-\uF8FF\uFDD0-\uFDEF\uFFFC\uFFFE\uFFFF]/gv;

/** The text as it is handed on: composed letters, plain line ends, at most one blank line, no trailing spaces. */
export function normalizeDocumentText(text: string): string {
  return foldPresentationForms(text.toWellFormed())
    .replace(lineBreaks, "\n")
    .replaceAll("\f", "\n\n")
    .replace(invisibleCharacters, "")
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
