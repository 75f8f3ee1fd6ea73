import { inflateSync } from "node:zlib";

type Table = { readonly tag: Buffer; readonly checksum: number; readonly data: Buffer };

/** The TrueType file inside a WOFF 1.0 file, table by table as it was packed. Throws when it is no WOFF. */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("This is not a WOFF file.");
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => tableAt(woff, 44 + 20 * index));
  const head = Buffer.alloc(12 + 16 * count);
  writeHead(head, woff.readUInt32BE(4), count);
  const parts = [head];
  let offset = head.length;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = 12 + 16 * index;
    tag.copy(head, entry);
    head.writeUInt32BE(checksum, entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(data.length, entry + 12);
    const padded = Buffer.alloc(Math.ceil(data.length / 4) * 4);
    data.copy(padded);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}

function tableAt(woff: Buffer, entry: number): Table {
  const offset = woff.readUInt32BE(entry + 4);
  const packedLength = woff.readUInt32BE(entry + 8);
  const length = woff.readUInt32BE(entry + 12);
  const packed = woff.subarray(offset, offset + packedLength);
  return {
    tag: woff.subarray(entry, entry + 4),
    checksum: woff.readUInt32BE(entry + 16),
    data: packedLength < length ? inflateSync(packed) : packed,
  };
}

/** The search values that follow from the number of tables. */
function writeHead(head: Buffer, flavor: number, count: number): void {
  const selector = Math.floor(Math.log2(count));
  const range = 16 * 2 ** selector;
  head.writeUInt32BE(flavor, 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(range, 6);
  head.writeUInt16BE(selector, 8);
  head.writeUInt16BE(16 * count - range, 10);
}

/** Family, full name, PostScript name and typographic family. */
const familyNameIds = new Set([1, 4, 6, 16]);

/**
 * The same font under a family name of its own, of the same length as the one it has: a typesetter asks only one file
 * of a family and weight for a letter. Its copyright and licence stay as they are.
 */
export function renameFamily(font: Buffer, from: string, to: string): Buffer {
  if (from.length !== to.length) throw new Error(`"${to}" is not as long as "${from}".`);
  const renamed = Buffer.from(font);
  const table = nameTableOf(renamed);
  const strings = table.readUInt16BE(4);
  for (let entry = 6; entry < 6 + 12 * table.readUInt16BE(2); entry += 12) {
    if (!familyNameIds.has(table.readUInt16BE(entry + 6))) continue;
    const start = strings + table.readUInt16BE(entry + 10);
    const text = table.subarray(start, start + table.readUInt16BE(entry + 8));
    for (const encoding of ["latin1", "utf16le"] as const) {
      const at = text.indexOf(encodeName(from, encoding));
      if (at >= 0) encodeName(to, encoding).copy(text, at);
    }
  }
  return renamed;
}

function nameTableOf(font: Buffer): Buffer {
  const entry = font.indexOf("name", 12);
  const start = font.readUInt32BE(entry + 8);
  return font.subarray(start, start + font.readUInt32BE(entry + 12));
}

/** A name table keeps two-byte letters with the high byte first. */
function encodeName(text: string, encoding: "latin1" | "utf16le"): Buffer {
  const bytes = Buffer.from(text, encoding);
  return encoding === "latin1" ? bytes : bytes.swap16();
}
