import { type DocFile, readTablePart } from "./doc-file.ts";
import { maxTextLength } from "#adapters/documents/parse/limits.ts";
import { DocumentError } from "#adapters/documents/parse/document-error.ts";
import { decodeWindows1252 } from "#adapters/documents/parse/text/windows-1252.ts";

/** The characters of a document in their order, and where in the file each of them stands. */
export type DocText = { readonly text: string; readonly pieces: readonly DocPiece[] };

export type DocPiece = {
  /** Its first character's place in the text. */
  readonly start: number;
  readonly length: number;
  /** Its first byte's place in the file. */
  readonly byteOffset: number;
  /** Bytes of one character. */
  readonly bytesPerCharacter: 1 | 2;
};

const utf16 = new TextDecoder("utf-16le");

/** Puts the text of a document together from its pieces. Throws DocumentError. */
export function readDocText(file: DocFile): DocText {
  const list = findPieceTable(readTablePart(file, 0x1a2));
  const count = Math.floor((list.length - 4) / 12);
  const pieces: DocPiece[] = [];
  let text = "";
  for (let index = 0; index < count; index += 1) {
    const from = list.readUInt32LE(index * 4);
    const length = list.readUInt32LE(index * 4 + 4) - from;
    const place = list.readUInt32LE((count + 1) * 4 + index * 8 + 2);
    const packed = (place & 0x40000000) !== 0;
    const width = packed ? 1 : 2;
    const at = packed ? (place & 0x3fffffff) / 2 : place & 0x3fffffff;
    if (length < 0 || from !== text.length) throw new DocumentError("damaged");
    if (text.length + length > maxTextLength) throw new DocumentError("too_complex");
    const bytes = file.word.subarray(at, at + length * width);
    pieces.push({ start: from, length, byteOffset: at, bytesPerCharacter: width });
    text += (packed ? decodeWindows1252(bytes) : utf16.decode(bytes))
      .padEnd(length, "\u0000")
      .slice(0, length);
  }
  if (count < 1) throw new DocumentError("damaged");
  return { text, pieces };
}

/** Formatting comes first in this part; the list of pieces is its last entry. */
function findPieceTable(part: Buffer): Buffer {
  let at = 0;
  while (at + 5 <= part.length) {
    if (part[at] === 2) return part.subarray(at + 5, at + 5 + part.readUInt32LE(at + 1));
    if (part[at] !== 1) break;
    at += 3 + part.readUInt16LE(at + 1);
  }
  throw new DocumentError("damaged");
}
