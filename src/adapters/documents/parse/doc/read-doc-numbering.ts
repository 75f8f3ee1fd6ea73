import { type DocFile, readTablePart } from "./doc-file.ts";
import { type ListLevel, ListNumbering } from "#adapters/documents/parse/word/list-numbering.ts";

const numberFormats: Record<number, string> = {
  0: "decimal",
  1: "upperRoman",
  2: "lowerRoman",
  3: "upperLetter",
  4: "lowerLetter",
  23: "bullet",
  255: "none",
};

/** The lists of a Word 97 document. */
export function readDocNumbering(file: DocFile): ListNumbering {
  const lists = new ListNumbering();
  const names = readTablePart(file, 0x2e2);
  if (names.length < 2) return lists;
  const count = Math.max(0, names.readInt16LE(0));
  const start = file.word.readUInt32LE(0x2e2);
  const reader = { bytes: file.table.subarray(start + 2 + count * 28), at: 0 };
  for (let index = 0; index < count && index * 28 + 30 <= names.length; index += 1) {
    const id = String(names.readInt32LE(2 + index * 28));
    const simple = (names.readUInt8(2 + index * 28 + 26) & 1) === 1;
    for (let level = 0; level < (simple ? 1 : 9); level += 1) {
      const found = readLevel(reader);
      if (found === null) return lists;
      lists.setLevel(id, level, found);
    }
  }
  const uses = readTablePart(file, 0x2ea);
  for (let at = 4, use = 1; at + 16 <= uses.length && use < 5000; at += 16, use += 1) {
    lists.setDefinition(String(use), String(uses.readInt32LE(at)));
  }
  return lists;
}

function readLevel(reader: { readonly bytes: Buffer; at: number }): ListLevel | null {
  const { bytes, at } = reader;
  if (at + 30 > bytes.length) return null;
  const textAt = at + 28 + bytes.readUInt8(at + 24) + bytes.readUInt8(at + 25);
  if (textAt + 2 > bytes.length) return null;
  const length = bytes.readUInt16LE(textAt);
  const text = bytes.toString("utf16le", textAt + 2, textAt + 2 + length * 2);
  reader.at = textAt + 2 + length * 2;
  return {
    start: Math.max(0, bytes.readInt32LE(at)),
    format: numberFormats[bytes.readUInt8(at + 4)] ?? "decimal",
    // A character below nine stands for the number of that level.
    text: Array.from(text, (sign) =>
      sign < "\u0009" ? `%${(sign.codePointAt(0) ?? 0) + 1}` : sign,
    ).join(""),
  };
}
