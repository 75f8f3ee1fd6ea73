import { normalizeBullet } from "#adapters/documents/parse/text/bullets.ts";
import { type DocFile, openDocFile, readTablePart } from "./doc-file.ts";
import { DocFormats } from "./doc-formats.ts";
import { readDocLines, type DocContent } from "./read-doc-lines.ts";
import { readDocNumbering } from "./read-doc-numbering.ts";
import { readDocPageCount } from "./page-count.ts";
import { readDocText } from "./doc-text.ts";
import { DocStyles } from "./doc-styles.ts";
import {
  cleanHeaderFooterLines,
  normalizeWordLine,
} from "#adapters/documents/parse/word/header-footer-lines.ts";
import { CompoundFile } from "./compound-file.ts";
import type { ExtractedDocument } from "#adapters/documents/parse/extracted-document.ts";

/** Reads a document of Word 97 to 2003: headers, its text, text boxes, notes, each once. Throws DocumentError. */
export function readDoc(bytes: Uint8Array): ExtractedDocument {
  const container = new CompoundFile(bytes);
  const file = openDocFile(container);
  const { text, pieces } = readDocText(file);
  const content = {
    text,
    characters: new DocFormats(file, pieces, "characters"),
    paragraphs: new DocFormats(file, pieces, "paragraphs"),
    lists: readDocNumbering(file),
    styles: new DocStyles(file),
  };
  let from = 0;
  const read = (length: number) => {
    const lines = readDocLines(content, from, Math.min(text.length, from + length));
    from += length;
    return lines;
  };
  const { lengths } = file;
  const body = read(lengths.body);
  const footnotes = read(lengths.footnotes);
  const headersAndFooters = readHeadersAndFooters(file, content, from);
  from += lengths.headers;
  read(lengths.comments);
  const endnotes = read(lengths.endnotes);
  const boxes = read(lengths.textBoxes);
  const headerBoxes = read(lengths.headerTextBoxes);
  const heads = cleanHeaderFooterLines([...headersAndFooters.heads, ...headerBoxes]);
  const parts = [
    heads,
    body,
    boxes,
    footnotes,
    endnotes,
    cleanHeaderFooterLines(headersAndFooters.feet),
  ];
  const written = parts
    .filter((part) => part.some((line) => line.trim() !== ""))
    .map((part) => part.map((line) => normalizeBullet(normalizeWordLine(line))).join("\n"));
  return { text: written.join("\n\n"), pages: readDocPageCount(container), notes: [] };
}

/** The stories of headers and footers: six of the notes' rules, then six for each section, headers at 0, 1 and 4. */
function readHeadersAndFooters(file: DocFile, story: DocContent, from: number) {
  const places = readTablePart(file, 0xf2);
  const heads: string[] = [];
  const feet: string[] = [];
  for (let at = 6; (at + 2) * 4 <= places.length && at < 1000; at += 1) {
    const [start, end] = [places.readUInt32LE(at * 4), places.readUInt32LE(at * 4 + 4)];
    if (end <= start || end > file.lengths.headers) continue;
    const lines = readDocLines(story, from + start, from + end);
    ([0, 1, 4].includes((at - 6) % 6) ? heads : feet).push(...lines);
  }
  return { heads, feet };
}
