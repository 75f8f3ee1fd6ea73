import { type DocFormats, styleKey } from "./doc-formats.ts";
import type { DocStyles } from "./doc-styles.ts";
import { FieldCodeTracker } from "#adapters/documents/parse/word/field-codes.ts";
import type { ListNumbering } from "#adapters/documents/parse/word/list-numbering.ts";
import { decodeSymbol } from "#adapters/documents/parse/word/symbols.ts";
import { tableRowLines } from "#adapters/documents/parse/word/word-lines.ts";

export type DocContent = {
  readonly text: string;
  readonly characters: DocFormats;
  readonly paragraphs: DocFormats;
  readonly lists: ListNumbering;
  readonly styles: DocStyles;
};

/** The numbers of the properties that change what is read. */
const propertyCode = {
  deleted: 0x0800,
  hidden: 0x083c,
  symbol: 0x6a09,
  inTable: 0x2416,
  rowEnd: 0x2417,
  level: 0x260a,
  list: 0x460b,
};

/** The lines of a stretch of a Word 97 document: lists with their marks, tables row by row, fields as they show. */
export function readDocLines(story: DocContent, from: number, to: number): string[] {
  const lines: string[] = [];
  let cells: string[][] = [];
  let cell: string[] = [];
  let line = "";
  let start = from;
  const fields = new FieldCodeTracker();
  const endParagraph = (place: number) => {
    const isHidden = line === "" && /[^\s\p{Cc}]/u.test(story.text.slice(start, place));
    start = place + 1;
    if (isHidden) return;
    if (line.trim() !== "" && isHeading(story, place)) lines.push("");
    const written = (listMarkerAt(story, place, line) + line.trim()).split("\n");
    line = "";
    if (cells.length > 0 || isInTable(story, place)) cell.push(...written);
    else lines.push(...written);
  };
  const endCell = (place: number) => {
    const format = story.paragraphs.at(place);
    const ends =
      format === undefined
        ? line === "" && cell.length === 0
        : format.get(propertyCode.rowEnd) === 1;
    if (!ends) {
      endParagraph(place);
      cells.push(cell);
    } else {
      lines.push(...tableRowLines(cells));
      cells = [];
    }
    cell = [];
    line = "";
  };
  for (let place = from; place < to; place += 1) {
    const character = story.text[place] ?? "";
    if (character === "\u0013") fields.open();
    else if (character === "\u0014") fields.beginResult();
    else if (character === "\u0015") fields.close();
    else if (character === "\r") endParagraph(place);
    else if (character === "\u0007") endCell(place);
    else if (!fields.inCode) line += visibleText(character, story.characters, place);
  }
  return [...lines, ...tableRowLines(cells), ...cell, ...line.trim().split("\n")];
}

function isInTable({ paragraphs }: DocContent, place: number): boolean {
  return paragraphs.at(place)?.get(propertyCode.inTable) === 1;
}

function listMarkerAt(
  { paragraphs, lists, styles }: DocContent,
  place: number,
  line: string,
): string {
  const format = paragraphs.at(place);
  const style = format?.get(styleKey) ?? 0;
  const list = format?.get(propertyCode.list) ?? styles.findProperty(style, propertyCode.list) ?? 0;
  if (list === 0 || line.trim() === "") return "";
  const level =
    format?.get(propertyCode.level) ?? styles.findProperty(style, propertyCode.level) ?? 0;
  return lists.nextMarker({ list: String(list), level });
}

function isHeading({ paragraphs, styles }: DocContent, place: number): boolean {
  return styles.isHeading(paragraphs.at(place)?.get(styleKey) ?? 0);
}

function visibleText(sign: string, characters: DocFormats, place: number): string {
  const format = characters.at(place);
  if (format?.get(propertyCode.hidden) === 1 || format?.get(propertyCode.deleted) === 1) return "";
  const symbol = sign === "(" ? format?.get(propertyCode.symbol) : undefined;
  if (symbol !== undefined)
    return decodeSymbol("Wingdings", (symbol >>> 16).toString(16).padStart(4, "0"));
  if (sign >= " " || sign === "\t") return sign;
  if (sign === "\u001E") return "-";
  return ["\u000B", "\u000C", "\u000E"].includes(sign) ? "\n" : "";
}
