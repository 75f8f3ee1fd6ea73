import { type DocFile, readTablePart } from "./doc-file.ts";
import type { DocPiece } from "./doc-text.ts";

/** The properties that a stretch of a document's characters has, by their numbers. */
export type FormatProperties = ReadonlyMap<number, number>;

type FormatRange = {
  readonly from: number;
  readonly to: number;
  readonly format: FormatProperties;
};

const pageSize = 512;

/** Looks up formats by a character's place in the text. */
export class DocFormats {
  readonly #stretches: readonly FormatRange[];
  readonly #places: readonly DocPiece[];
  #piece = 0;
  #stretch = 0;

  /** `at`: where the document's header names the table; `kind`: formats of characters or of paragraphs. */
  constructor(file: DocFile, places: readonly DocPiece[], kind: "characters" | "paragraphs") {
    this.#places = places;
    const table = readTablePart(file, kind === "characters" ? 0xfa : 0x102);
    const listed = Math.floor((table.length - 4) / 8);
    const count = Math.min(listed, Math.ceil(file.word.length / pageSize));
    const stretches: FormatRange[] = [];
    for (let index = 0; index < count; index += 1) {
      const page = table.readUInt32LE((listed + 1) * 4 + index * 4) & 0x3fffff;
      stretches.push(
        ...readFormatPage(file.word.subarray(page * pageSize, (page + 1) * pageSize), kind),
      );
    }
    this.#stretches = stretches.toSorted((one, other) => one.from - other.from);
  }

  /** The format of a character. Quick where places are asked for in their order. */
  at(place: number): FormatProperties | undefined {
    const piece = this.#pieceAt(place);
    if (piece === undefined) return undefined;
    const byte = piece.byteOffset + (place - piece.start) * piece.bytesPerCharacter;
    let stretch = this.#stretches[this.#stretch];
    if (stretch === undefined || byte < stretch.from) this.#stretch = 0;
    stretch = this.#stretches[this.#stretch];
    while (stretch !== undefined && byte >= stretch.to) {
      this.#stretch += 1;
      stretch = this.#stretches[this.#stretch];
    }
    return stretch !== undefined && byte >= stretch.from ? stretch.format : undefined;
  }

  #pieceAt(place: number): DocPiece | undefined {
    if (place < (this.#places[this.#piece]?.start ?? 0)) this.#piece = 0;
    let piece = this.#places[this.#piece];
    while (piece !== undefined && place >= piece.start + piece.length) {
      this.#piece += 1;
      piece = this.#places[this.#piece];
    }
    return piece;
  }
}

/** One page of formats: places in the file, then for each stretch where on the page its properties stand. */
function readFormatPage(page: Buffer, kind: "characters" | "paragraphs"): FormatRange[] {
  if (page.length < pageSize) return [];
  const count = page.readUInt8(pageSize - 1);
  const step = kind === "characters" ? 1 : 13;
  if ((count + 1) * 4 + count * step > pageSize - 1) return [];
  return Array.from({ length: count }, (_, index) => {
    const offset = page.readUInt8((count + 1) * 4 + index * step) * 2;
    const [from, to] = [page.readUInt32LE(index * 4), page.readUInt32LE(index * 4 + 4)];
    if (offset === 0) return { from, to, format: new Map() };
    const format = parseProperties(propertiesAt(page, offset, kind));
    return { from, to, format: kind === "characters" ? format : withStyle(format, page, offset) };
  });
}

/** The number under which a paragraph's style is kept beside its properties. */
export const styleKey = -1;

function withStyle(format: FormatProperties, page: Buffer, offset: number): FormatProperties {
  const at = page.readUInt8(offset) > 0 ? offset + 1 : offset + 2;
  return at + 2 > pageSize ? format : new Map([...format, [styleKey, page.readUInt16LE(at)]]);
}

function propertiesAt(page: Buffer, offset: number, kind: "characters" | "paragraphs"): Buffer {
  const first = page.readUInt8(offset);
  if (kind === "characters") return page.subarray(offset + 1, offset + 1 + first);
  // Two bytes name the paragraph's style before its properties.
  if (first > 0) return page.subarray(offset + 3, offset + first * 2);
  const length = page.readUInt8(Math.min(offset + 1, pageSize - 1)) * 2;
  return page.subarray(offset + 4, offset + 2 + length);
}

/** Properties one after the other: the number of each, then its value. */
export function parseProperties(bytes: Buffer): FormatProperties {
  const format = new Map<number, number>();
  let at = 0;
  while (at + 3 <= bytes.length) {
    const code = bytes.readUInt16LE(at);
    at += 2;
    const size = operandSize(code, bytes, at);
    const operand = bytes.subarray(at, at + size);
    if (operand.length > 0 && operand.length <= 4)
      format.set(code, operand.readUIntLE(0, operand.length));
    at += size;
  }
  return format;
}

/** The length of a property's value, by its number. */
function operandSize(code: number, bytes: Buffer, at: number): number {
  const kind = code >> 13;
  if (kind <= 1) return 1;
  if (kind === 3) return 4;
  if (kind === 7) return 3;
  if (kind !== 6) return 2;
  if (code === 0xd608 && at + 2 <= bytes.length) return bytes.readUInt16LE(at) + 1;
  return (bytes[at] ?? 0) + 1;
}
