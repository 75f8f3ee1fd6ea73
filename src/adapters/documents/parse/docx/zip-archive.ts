import { inflateRawSync } from "node:zlib";
import { DocumentError } from "#adapters/documents/parse/document-error.ts";

const limits = {
  maxEntries: 2000,
  maxBytes: 40_000_000,
  maxRatio: 200,
  ratioExemptBytes: 4_000_000,
};

type ZipEntry = {
  readonly method: number;
  readonly offset: number;
  readonly packed: number;
  readonly unpacked: number;
};

/** The parts of an archive by name. Bytes are counted while they unpack, whatever the archive says of itself. */
export class ZipArchive {
  readonly #bytes: Buffer;
  readonly #entries: ReadonlyMap<string, ZipEntry>;
  readonly #read = new Map<ZipEntry, Buffer>();
  #left = limits.maxBytes;

  /** Throws DocumentError: damaged, protected, or more than we unpack. */
  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    try {
      this.#entries = readDirectory(this.#bytes);
    } catch (error) {
      throw error instanceof RangeError ? new DocumentError("damaged") : error;
    }
    let total = 0;
    for (const entry of this.#entries.values()) total += entry.unpacked;
    const ratio = total / Math.max(1, bytes.length);
    if (total > limits.maxBytes || (total > limits.ratioExemptBytes && ratio > limits.maxRatio))
      throw new DocumentError("too_complex");
  }

  has(name: string): boolean {
    return this.#entries.has(name.toLowerCase());
  }

  /** The bytes of a part, null where there is none. Throws DocumentError. */
  read(name: string): Buffer | null {
    const entry = this.#entries.get(name.toLowerCase());
    if (entry === undefined) return null;
    const before = this.#read.get(entry);
    if (before !== undefined) return before;
    try {
      const part = unpack(this.#bytes, entry, this.#left);
      this.#left -= part.length;
      this.#read.set(entry, part);
      return part;
    } catch (error) {
      throw new DocumentError(isTooLarge(error) ? "too_complex" : "damaged");
    }
  }
}

function readDirectory(bytes: Buffer): Map<string, ZipEntry> {
  const end = bytes.lastIndexOf("PK\u0005\u0006", undefined, "latin1");
  if (end < 0) throw new DocumentError("damaged");
  const count = bytes.readUInt16LE(end + 10);
  if (count > limits.maxEntries) throw new DocumentError("too_complex");
  let at = end - bytes.readUInt32LE(end + 12);
  // Where something stands before the archive, its own offsets are short of it.
  const shift = at - bytes.readUInt32LE(end + 16);
  const entries = new Map<string, ZipEntry>();
  for (let index = 0; index < count; index += 1) {
    if (bytes.readUInt32LE(at) !== 0x02014b50) throw new DocumentError("damaged");
    if ((bytes.readUInt16LE(at + 8) & 1) === 1) throw new DocumentError("password");
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString("utf8", at + 46, at + 46 + nameLength);
    entries.set(name.replaceAll("\\", "/").replace(/^\/+/, "").toLowerCase(), {
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42) + shift,
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function unpack(bytes: Buffer, entry: ZipEntry, maxBytes: number): Buffer {
  const start =
    entry.offset +
    30 +
    bytes.readUInt16LE(entry.offset + 26) +
    bytes.readUInt16LE(entry.offset + 28);
  const packed = bytes.subarray(start, start + entry.packed);
  if (packed.length < entry.packed) throw new DocumentError("damaged");
  if (entry.method === 0) return packed;
  if (entry.method !== 8) throw new DocumentError("damaged");
  return inflateRawSync(packed, { maxOutputLength: Math.max(1, maxBytes) });
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
}
