import {
  AlignmentType,
  Document,
  HeadingLevel,
  type ILevelsOptions,
  LevelFormat,
  Packer,
  Paragraph,
  TextRun,
} from "docx";
import type { DocumentPart, ResultDocument } from "#core/result/result-document.ts";

const face = "Calibri";
/** Half points. */
const size = { text: 22, label: 28, title: 36 };
/** Twentieths of a point. */
const space = { part: 140, item: 60, label: 320, indent: 360 };

/** A Word document of one column: real headings, real lists, a face that every office program has. */
export async function writeDocx({ name, parts }: ResultDocument): Promise<Uint8Array> {
  const document = new Document({
    title: name,
    creator: "",
    lastModifiedBy: "",
    description: "",
    styles: { default: styles },
    numbering: { config: lists(parts) },
    sections: [{ children: parts.flatMap(paragraphsOf) }],
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}

const styles = {
  document: {
    run: { font: face, size: size.text, language: { value: "en-US" } },
    paragraph: { spacing: { after: space.part, line: 276 } },
  },
  title: {
    run: { font: face, size: size.title },
    paragraph: { spacing: { after: space.part, line: 276 } },
  },
  heading1: {
    run: { font: face, size: size.label, bold: true },
    paragraph: { spacing: { before: space.label, after: space.item }, keepNext: true },
  },
  heading2: {
    run: { font: face, size: size.text, bold: true },
    paragraph: { spacing: { before: space.part, after: space.item }, keepNext: true },
  },
};

/** Each numbered list counts for itself. */
function lists(parts: readonly DocumentPart[]) {
  const bullet = { reference: "bullets", levels: [level(LevelFormat.BULLET, "•")] };
  const numbers = parts.flatMap((part, place) =>
    part.kind === "numbers"
      ? [{ reference: `numbers-${place}`, levels: [level(LevelFormat.DECIMAL, "%1.")] }]
      : [],
  );
  return [bullet, ...numbers];
}

function level(format: NonNullable<ILevelsOptions["format"]>, text: string): ILevelsOptions {
  const indent = { left: space.indent, hanging: space.indent };
  return {
    level: 0,
    format,
    text,
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent } },
  };
}

function paragraphsOf(part: DocumentPart, place: number): Paragraph[] {
  if (part.kind === "bullets") return part.items.map((item) => itemOf(item, "bullets"));
  if (part.kind === "numbers") return part.items.map((item) => itemOf(item, `numbers-${place}`));
  const children = runsOf(part.text);
  if (part.kind === "title") return [new Paragraph({ heading: HeadingLevel.TITLE, children })];
  if (part.kind === "label") return [new Paragraph({ heading: HeadingLevel.HEADING_1, children })];
  if (part.kind === "heading")
    return [new Paragraph({ heading: HeadingLevel.HEADING_2, children })];
  return [new Paragraph({ children })];
}

function itemOf(item: string, reference: string): Paragraph {
  return new Paragraph({
    numbering: { reference, level: 0 },
    spacing: { after: space.item },
    children: runsOf(item),
  });
}

/** A line break of hers stays one. */
function runsOf(text: string): TextRun[] {
  return text
    .split("\n")
    .map((line, place) => new TextRun(place === 0 ? { text: line } : { text: line, break: 1 }));
}
