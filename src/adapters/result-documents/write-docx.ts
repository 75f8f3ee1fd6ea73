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

const fontName = "Calibri";
/** Half points. */
const fontSizes = { text: 22, label: 28, title: 36 };
/** Twentieths of a point. */
const spacings = { part: 140, item: 60, label: 320, indent: 360 };

/** A Word document of one column: real headings, real lists, a face that every office program has. */
export async function writeDocx({ name, parts }: ResultDocument): Promise<Uint8Array> {
  const document = new Document({
    title: name,
    creator: "",
    lastModifiedBy: "",
    description: "",
    styles: { default: styles },
    numbering: { config: numberingConfig(parts) },
    sections: [{ children: parts.flatMap(paragraphsOf) }],
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}

const styles = {
  document: {
    run: { font: fontName, size: fontSizes.text, language: { value: "en-US" } },
    paragraph: { spacing: { after: spacings.part, line: 276 } },
  },
  title: {
    run: { font: fontName, size: fontSizes.title },
    paragraph: { spacing: { after: spacings.part, line: 276 } },
  },
  heading1: {
    run: { font: fontName, size: fontSizes.label, bold: true },
    paragraph: { spacing: { before: spacings.label, after: spacings.item }, keepNext: true },
  },
  heading2: {
    run: { font: fontName, size: fontSizes.text, bold: true },
    paragraph: { spacing: { before: spacings.part, after: spacings.item }, keepNext: true },
  },
};

/** Each numbered list counts for itself. */
function numberingConfig(parts: readonly DocumentPart[]) {
  const bullet = { reference: "bullets", levels: [listLevel(LevelFormat.BULLET, "•")] };
  const numbers = parts.flatMap((part, place) =>
    part.kind === "numbers"
      ? [{ reference: `numbers-${place}`, levels: [listLevel(LevelFormat.DECIMAL, "%1.")] }]
      : [],
  );
  return [bullet, ...numbers];
}

function listLevel(format: NonNullable<ILevelsOptions["format"]>, text: string): ILevelsOptions {
  const indent = { left: spacings.indent, hanging: spacings.indent };
  return {
    level: 0,
    format,
    text,
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent } },
  };
}

function paragraphsOf(part: DocumentPart, place: number): Paragraph[] {
  if (part.kind === "bullets") return part.items.map((item) => listItemParagraph(item, "bullets"));
  if (part.kind === "numbers")
    return part.items.map((item) => listItemParagraph(item, `numbers-${place}`));
  const children = textRuns(part.text);
  if (part.kind === "title") return [new Paragraph({ heading: HeadingLevel.TITLE, children })];
  if (part.kind === "label") return [new Paragraph({ heading: HeadingLevel.HEADING_1, children })];
  if (part.kind === "heading")
    return [new Paragraph({ heading: HeadingLevel.HEADING_2, children })];
  return [new Paragraph({ children })];
}

function listItemParagraph(item: string, reference: string): Paragraph {
  return new Paragraph({
    numbering: { reference, level: 0 },
    spacing: { after: spacings.item },
    children: textRuns(item),
  });
}

/** A line break in the text stays one. */
function textRuns(text: string): TextRun[] {
  return text
    .split("\n")
    .map((line, place) => new TextRun(place === 0 ? { text: line } : { text: line, break: 1 }));
}
