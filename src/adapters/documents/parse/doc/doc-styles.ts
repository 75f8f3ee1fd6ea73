import { type DocFile, readTablePart } from "./doc-file.ts";
import { type FormatProperties, parseProperties } from "./doc-formats.ts";

type DocStyle = {
  readonly isHeading: boolean;
  readonly basedOn: number;
  readonly properties: FormatProperties;
};

const paragraphStyle = 1;
const noStyle = 0xfff;

/** The styles of a Word 97 document: whether they are headings, and the properties they bring. */
export class DocStyles {
  readonly #styles: readonly (DocStyle | null)[];

  constructor(file: DocFile) {
    this.#styles = readStyles(readTablePart(file, 0xa2));
  }

  isHeading(style: number): boolean {
    return this.#styles[style]?.isHeading ?? false;
  }

  /** The value of a property, from the style or the first it is based on that has one. */
  findProperty(style: number, property: number): number | undefined {
    let at = style;
    for (let steps = 0; steps < 12; steps += 1) {
      const found = this.#styles[at];
      if (found === undefined || found === null) return undefined;
      const value = found.properties.get(property);
      if (value !== undefined || found.basedOn === noStyle) return value;
      at = found.basedOn;
    }
    return undefined;
  }
}

function readStyles(part: Buffer): (DocStyle | null)[] {
  if (part.length < 6) return [];
  const baseSize = part.readUInt16LE(4);
  const styles: (DocStyle | null)[] = [];
  let at = 2 + part.readUInt16LE(0);
  while (at + 2 <= part.length && styles.length < 4096) {
    const size = part.readUInt16LE(at);
    const style = part.subarray(at + 2, at + 2 + size);
    styles.push(size < baseSize + 4 || style.length < size ? null : readStyle(style, baseSize));
    at += 2 + size;
  }
  return styles;
}

function readStyle(style: Buffer, baseSize: number): DocStyle {
  const kind = style.readUInt16LE(0) & 0xfff;
  const link = style.readUInt16LE(2);
  const nameLength = style.readUInt16LE(baseSize);
  const at = baseSize + 4 + nameLength * 2;
  const isParagraph = (link & 0xf) === paragraphStyle && at + 4 <= style.length;
  const propertyBytes = isParagraph
    ? style.subarray(at + 4, at + 2 + style.readUInt16LE(at))
    : Buffer.alloc(0);
  return {
    isHeading: kind >= 1 && kind <= 9,
    basedOn: link >> 4,
    properties: parseProperties(propertyBytes),
  };
}
