import { type DocFile, tablePart } from "./doc-file.ts";
import { type Format, readProperties } from "./doc-formats.ts";

type DocStyle = { readonly heading: boolean; readonly base: number; readonly format: Format };

const paragraphStyle = 1;
const noStyle = 0xfff;

/** The styles of a Word 97 document: whether they are headings, and the properties they bring. */
export class DocStyles {
  readonly #styles: readonly (DocStyle | null)[];

  constructor(file: DocFile) {
    this.#styles = readStyles(tablePart(file, 0xa2));
  }

  isHeading(style: number): boolean {
    return this.#styles[style]?.heading ?? false;
  }

  /** The value of a property, from the style or the first it is based on that has one. */
  find(style: number, property: number): number | undefined {
    let at = style;
    for (let steps = 0; steps < 12; steps += 1) {
      const found = this.#styles[at];
      if (found === undefined || found === null) return undefined;
      const value = found.format.get(property);
      if (value !== undefined || found.base === noStyle) return value;
      at = found.base;
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
  const own = isParagraph
    ? style.subarray(at + 4, at + 2 + style.readUInt16LE(at))
    : Buffer.alloc(0);
  return { heading: kind >= 1 && kind <= 9, base: link >> 4, format: readProperties(own) };
}
