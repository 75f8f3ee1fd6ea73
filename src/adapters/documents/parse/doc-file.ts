import type { CompoundFile } from "./ole.ts";
import { Refused } from "./refuse.ts";

/** The two streams of a Word 97 document, and the lengths of its texts in characters. */
export type DocFile = {
  readonly word: Buffer;
  readonly table: Buffer;
  readonly lengths: {
    readonly body: number;
    readonly footnotes: number;
    readonly headers: number;
    readonly comments: number;
    readonly endnotes: number;
    readonly boxes: number;
    readonly headerBoxes: number;
  };
};

/** Opens a compound file as a Word document. Throws Refused: another program's, protected, from before Word 97. */
export function openDoc(file: CompoundFile): DocFile {
  if (file.has("EncryptedPackage")) throw new Refused("password");
  const word = file.read("WordDocument");
  if (word === null) throw new Refused("unsupported");
  if (word.length < 0x22) throw new Refused("damaged");
  const mark = word.readUInt16LE(0);
  const version = word.readUInt16LE(2);
  if (mark !== 0xa5ec || version < 0xc0) throw new Refused("old_word");
  const flags = word.readUInt16LE(0x0a);
  if ((flags & 0x0100) !== 0) throw new Refused("password");
  const table = file.read((flags & 0x0200) === 0 ? "0Table" : "1Table");
  if (table === null || word.length < 0x300) throw new Refused("damaged");
  const length = (at: number) => Math.max(0, word.readInt32LE(at));
  return {
    word,
    table,
    lengths: {
      body: length(0x4c),
      footnotes: length(0x50),
      headers: length(0x54),
      comments: length(0x5c),
      endnotes: length(0x60),
      boxes: length(0x64),
      headerBoxes: length(0x68),
    },
  };
}

/** The part of the table stream whose place and length stand in the document's header. */
export function tablePart({ word, table }: DocFile, at: number): Buffer {
  const [from, length] = [word.readUInt32LE(at), word.readUInt32LE(at + 4)];
  return table.subarray(from, from + length);
}
