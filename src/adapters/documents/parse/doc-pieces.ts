import { type DocFile, tablePart } from "./doc-file.ts";
import { longestText } from "./limits.ts";
import { Refused } from "./refuse.ts";
import { decodeWestern } from "./western.ts";

/** The characters of a document in their order, and where in the file each of them stands. */
export type DocText = { readonly text: string; readonly places: readonly Piece[] };

export type Piece = {
  /** Its first character's place in the text. */
  readonly from: number;
  readonly length: number;
  /** Its first byte's place in the file. */
  readonly at: number;
  /** Bytes of one character. */
  readonly width: 1 | 2;
};

const wide = new TextDecoder("utf-16le");

/** Puts the text of a document together from its pieces. Throws Refused. */
export function textOf(file: DocFile): DocText {
  const list = pieceList(tablePart(file, 0x1a2));
  const count = Math.floor((list.length - 4) / 12);
  const places: Piece[] = [];
  let text = "";
  for (let index = 0; index < count; index += 1) {
    const from = list.readUInt32LE(index * 4);
    const length = list.readUInt32LE(index * 4 + 4) - from;
    const place = list.readUInt32LE((count + 1) * 4 + index * 8 + 2);
    const packed = (place & 0x40000000) !== 0;
    const width = packed ? 1 : 2;
    const at = packed ? (place & 0x3fffffff) / 2 : place & 0x3fffffff;
    if (length < 0 || from !== text.length) throw new Refused("damaged");
    if (text.length + length > longestText) throw new Refused("too_complex");
    const bytes = file.word.subarray(at, at + length * width);
    places.push({ from, length, at, width });
    text += (packed ? decodeWestern(bytes) : wide.decode(bytes))
      .padEnd(length, "\u0000")
      .slice(0, length);
  }
  if (count < 1) throw new Refused("damaged");
  return { text, places };
}

/** Formatting comes first in this part; the list of pieces is its last entry. */
function pieceList(part: Buffer): Buffer {
  let at = 0;
  while (at + 5 <= part.length) {
    if (part[at] === 2) return part.subarray(at + 5, at + 5 + part.readUInt32LE(at + 1));
    if (part[at] !== 1) break;
    at += 3 + part.readUInt16LE(at + 1);
  }
  throw new Refused("damaged");
}
