import { isSpokenNote } from "#core/contract/spoken-note.ts";

const opener = /^\W{0,6}?[“"][^“”"\n]+[”"][*_]{0,3}/;

/** A text with blanks in place of our own lines on how long it takes to say. */
export function blankSpokenNotes(text: string): string {
  const lines = text.split("\n");
  return lines.map((line) => (isSpokenNote(line) ? " ".repeat(line.length) : line)).join("\n");
}

/**
 * A text with blanks in place of what the other side might say: the quotation that opens a line, before the reply. A line that
 * is nothing but a quotation is theirs as well, unless the line before it was.
 */
export function blankOthersWords(text: string): string {
  let wasTheirs = false;
  const lines = text.split("\n").map((line) => {
    const quotation = opener.exec(line)?.[0] ?? "";
    const isWhole = quotation !== "" && !/\p{L}/u.test(line.slice(quotation.length));
    const isTheirs = quotation !== "" && !(isWhole && wasTheirs);
    wasTheirs = isTheirs && isWhole;
    return isTheirs ? " ".repeat(quotation.length) + line.slice(quotation.length) : line;
  });
  return lines.join("\n");
}
