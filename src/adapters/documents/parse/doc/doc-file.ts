import type { CompoundFile } from "./compound-file.ts";
import { DocumentError } from "#adapters/documents/parse/document-error.ts";

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
    readonly textBoxes: number;
    readonly headerTextBoxes: number;
  };
};

/** Opens a compound file as a Word document. Throws DocumentError: another program's, protected, from before Word 97. */
export function openDocFile(file: CompoundFile): DocFile {
  if (file.hasStream("EncryptedPackage")) throw new DocumentError("password");
  const word = file.readStream("WordDocument");
  if (word === null) throw new DocumentError("unsupported");
  if (word.length < 0x22) throw new DocumentError("damaged");
  const signature = word.readUInt16LE(0);
  const version = word.readUInt16LE(2);
  if (signature !== 0xa5ec || version < 0xc0) throw new DocumentError("old_word");
  const flags = word.readUInt16LE(0x0a);
  if ((flags & 0x0100) !== 0) throw new DocumentError("password");
  const table = file.readStream((flags & 0x0200) === 0 ? "0Table" : "1Table");
  if (table === null || word.length < 0x300) throw new DocumentError("damaged");
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
      textBoxes: length(0x64),
      headerTextBoxes: length(0x68),
    },
  };
}

/** The part of the table stream whose place and length stand in the document's header. */
export function readTablePart({ word, table }: DocFile, at: number): Buffer {
  const [from, length] = [word.readUInt32LE(at), word.readUInt32LE(at + 4)];
  return table.subarray(from, from + length);
}
