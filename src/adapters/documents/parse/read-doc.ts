import { plainBullet } from "./bullet.ts";
import { type DocFile, openDoc, tablePart } from "./doc-file.ts";
import { Formats } from "./doc-formats.ts";
import { docLines, type Story } from "./doc-lines.ts";
import { listsOf } from "./doc-lists.ts";
import { pagesOf } from "./doc-pages.ts";
import { textOf } from "./doc-pieces.ts";
import { DocStyles } from "./doc-styles.ts";
import { marginalLines, tidyLine } from "./marginal-lines.ts";
import { CompoundFile } from "./ole.ts";
import type { Reading } from "./reading.ts";

/** Reads a document of Word 97 to 2003: headers, its text, text boxes, notes, each once. Throws Refused. */
export function readDoc(bytes: Uint8Array): Reading {
  const container = new CompoundFile(bytes);
  const file = openDoc(container);
  const { text, places } = textOf(file);
  const story = {
    text,
    characters: new Formats(file, places, "characters"),
    paragraphs: new Formats(file, places, "paragraphs"),
    lists: listsOf(file),
    styles: new DocStyles(file),
  };
  let from = 0;
  const read = (length: number) => {
    const lines = docLines(story, from, Math.min(text.length, from + length));
    from += length;
    return lines;
  };
  const { lengths } = file;
  const body = read(lengths.body);
  const footnotes = read(lengths.footnotes);
  const margins = readMargins(file, story, from);
  from += lengths.headers;
  read(lengths.comments);
  const endnotes = read(lengths.endnotes);
  const boxes = read(lengths.boxes);
  const headerBoxes = read(lengths.headerBoxes);
  const heads = marginalLines([...margins.heads, ...headerBoxes]);
  const parts = [heads, body, boxes, footnotes, endnotes, marginalLines(margins.feet)];
  const written = parts
    .filter((part) => part.some((line) => line.trim() !== ""))
    .map((part) => part.map((line) => plainBullet(tidyLine(line))).join("\n"));
  return { text: written.join("\n\n"), pages: pagesOf(container), notes: [] };
}

/** The stories of headers and footers: six of the notes' rules, then six for each section, headers at 0, 1 and 4. */
function readMargins(file: DocFile, story: Story, from: number) {
  const places = tablePart(file, 0xf2);
  const heads: string[] = [];
  const feet: string[] = [];
  for (let at = 6; (at + 2) * 4 <= places.length && at < 1000; at += 1) {
    const [start, end] = [places.readUInt32LE(at * 4), places.readUInt32LE(at * 4 + 4)];
    if (end <= start || end > file.lengths.headers) continue;
    const lines = docLines(story, from + start, from + end);
    ([0, 1, 4].includes((at - 6) % 6) ? heads : feet).push(...lines);
  }
  return { heads, feet };
}
