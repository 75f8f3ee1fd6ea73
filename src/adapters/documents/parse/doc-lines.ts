import { type Formats, styleOf } from "./doc-formats.ts";
import type { DocStyles } from "./doc-styles.ts";
import { Fields } from "./fields.ts";
import type { Lists } from "./lists.ts";
import { symbolOf } from "./symbols.ts";
import { rowLines } from "./tables.ts";

export type Story = {
  readonly text: string;
  readonly characters: Formats;
  readonly paragraphs: Formats;
  readonly lists: Lists;
  readonly styles: DocStyles;
};

/** The numbers of the properties that change what is read. */
const property = {
  deleted: 0x0800,
  hidden: 0x083c,
  symbol: 0x6a09,
  inTable: 0x2416,
  rowEnd: 0x2417,
  level: 0x260a,
  list: 0x460b,
};

/** The lines of a stretch of a Word 97 document: lists with their marks, tables row by row, fields as they show. */
export function docLines(story: Story, from: number, to: number): string[] {
  const lines: string[] = [];
  let cells: string[][] = [];
  let cell: string[] = [];
  let line = "";
  let start = from;
  const fields = new Fields();
  const endParagraph = (place: number) => {
    const unseen = line === "" && /[^\s\p{Cc}]/u.test(story.text.slice(start, place));
    start = place + 1;
    if (unseen) return;
    if (line.trim() !== "" && isHeading(story, place)) lines.push("");
    const written = (markOf(story, place, line) + line.trim()).split("\n");
    line = "";
    if (cells.length > 0 || isInTable(story, place)) cell.push(...written);
    else lines.push(...written);
  };
  const endCell = (place: number) => {
    const format = story.paragraphs.at(place);
    const ends =
      format === undefined ? line === "" && cell.length === 0 : format.get(property.rowEnd) === 1;
    if (!ends) {
      endParagraph(place);
      cells.push(cell);
    } else {
      lines.push(...rowLines(cells));
      cells = [];
    }
    cell = [];
    line = "";
  };
  for (let place = from; place < to; place += 1) {
    const sign = story.text[place] ?? "";
    if (sign === "\u0013") fields.open();
    else if (sign === "\u0014") fields.show();
    else if (sign === "\u0015") fields.close();
    else if (sign === "\r") endParagraph(place);
    else if (sign === "\u0007") endCell(place);
    else if (!fields.inCode) line += shown(sign, story.characters, place);
  }
  return [...lines, ...rowLines(cells), ...cell, ...line.trim().split("\n")];
}

function isInTable({ paragraphs }: Story, place: number): boolean {
  return paragraphs.at(place)?.get(property.inTable) === 1;
}

function markOf({ paragraphs, lists, styles }: Story, place: number, line: string): string {
  const format = paragraphs.at(place);
  const style = format?.get(styleOf) ?? 0;
  const list = format?.get(property.list) ?? styles.find(style, property.list) ?? 0;
  if (list === 0 || line.trim() === "") return "";
  const level = format?.get(property.level) ?? styles.find(style, property.level) ?? 0;
  return lists.markAt({ list: String(list), level });
}

function isHeading({ paragraphs, styles }: Story, place: number): boolean {
  return styles.isHeading(paragraphs.at(place)?.get(styleOf) ?? 0);
}

function shown(sign: string, characters: Formats, place: number): string {
  const format = characters.at(place);
  if (format?.get(property.hidden) === 1 || format?.get(property.deleted) === 1) return "";
  const symbol = sign === "(" ? format?.get(property.symbol) : undefined;
  if (symbol !== undefined)
    return symbolOf("Wingdings", (symbol >>> 16).toString(16).padStart(4, "0"));
  if (sign >= " " || sign === "\t") return sign;
  if (sign === "\u001E") return "-";
  return ["\u000B", "\u000C", "\u000E"].includes(sign) ? "\n" : "";
}
