import { DocumentError } from "#adapters/documents/parse/document-error.ts";

const firstReservedSector = 0xfffffffa;
const headerSize = 512;
const entrySize = 128;
const noEntry = 0xffffffff;

type DirectoryEntry = { readonly kind: number; readonly start: number; readonly size: number };

/** The streams of a compound file (the container of old Office files) by name. */
export class CompoundFile {
  readonly #bytes: Buffer;
  readonly #sectorSize: number;
  readonly #smallSize: number;
  readonly #smallest: number;
  readonly #next: number[];
  readonly #nextSmall: number[];
  readonly #entries: ReadonlyMap<string, DirectoryEntry>;
  readonly #small: Buffer;

  /** Throws DocumentError where the container is damaged. */
  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (bytes.length < headerSize) throw new DocumentError("damaged");
    const sectorShift = this.#bytes.readUInt16LE(30);
    if (sectorShift !== 9 && sectorShift !== 12) throw new DocumentError("damaged");
    this.#sectorSize = 1 << sectorShift;
    this.#smallSize = 64;
    this.#smallest = this.#bytes.readUInt32LE(56);
    this.#next = this.#readTable(this.#tableSectors());
    const directory = this.#chain(this.#bytes.readUInt32LE(48));
    this.#entries = this.#readEntries(directory);
    this.#nextSmall = numbersIn(this.#chain(this.#bytes.readUInt32LE(60)));
    if (directory.length < entrySize) throw new DocumentError("damaged");
    this.#small = this.#chain(entryOf(directory).start);
  }

  hasStream(name: string): boolean {
    return this.#entries.has(name.toLowerCase());
  }

  /** The bytes of a stream; null where there is none. */
  readStream(name: string): Buffer | null {
    const entry = this.#entries.get(name.toLowerCase());
    if (entry === undefined || entry.kind !== 2) return null;
    const chain =
      entry.size < this.#smallest ? this.#smallChain(entry.start) : this.#chain(entry.start);
    return chain.subarray(0, entry.size);
  }

  #sector(at: number): Buffer {
    const from = this.#sectorSize * (at + 1);
    return this.#bytes.subarray(from, from + this.#sectorSize);
  }

  /** The sectors that hold the table of what follows what: the first 109 in the header, others in a chain. */
  #tableSectors(): number[] {
    const sectors: number[] = [];
    for (let at = 76; at < headerSize; at += 4) sectors.push(this.#bytes.readUInt32LE(at));
    let more = this.#bytes.readUInt32LE(68);
    for (let steps = 0; more < firstReservedSector && steps < 1000; steps += 1) {
      const list = numbersIn(this.#sector(more));
      more = list.pop() ?? firstReservedSector;
      sectors.push(...list);
    }
    return sectors.filter((sector) => sector < firstReservedSector);
  }

  #readTable(sectors: readonly number[]): number[] {
    return sectors.flatMap((sector) => numbersIn(this.#sector(sector)));
  }

  #chain(start: number): Buffer {
    const parts: Buffer[] = [];
    const most = this.#bytes.length / this.#sectorSize + 1;
    for (
      let at = start;
      at < firstReservedSector && parts.length <= most;
      at = this.#next[at] ?? firstReservedSector
    ) {
      parts.push(this.#sector(at));
    }
    return Buffer.concat(parts);
  }

  #smallChain(start: number): Buffer {
    const parts: Buffer[] = [];
    const most = this.#small.length / this.#smallSize + 1;
    for (
      let at = start;
      at < firstReservedSector && parts.length <= most;
      at = this.#nextSmall[at] ?? firstReservedSector
    ) {
      parts.push(this.#small.subarray(at * this.#smallSize, (at + 1) * this.#smallSize));
    }
    return Buffer.concat(parts);
  }

  /** The entries of the outermost folder; those of documents inside the document have folders of their own. */
  #readEntries(directory: Buffer): Map<string, DirectoryEntry> {
    const entries = new Map<string, DirectoryEntry>();
    const waiting = [directory.length < entrySize ? noEntry : directory.readUInt32LE(76)];
    const seen = new Set<number>(waiting);
    for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
      const at = place * entrySize;
      if (at + entrySize > directory.length) continue;
      const entry = directory.subarray(at, at + entrySize);
      entries.set(nameOf(entry), entryOf(entry));
      for (const next of [entry.readUInt32LE(68), entry.readUInt32LE(72)]) {
        if (seen.has(next)) continue;
        seen.add(next);
        waiting.push(next);
      }
    }
    return entries;
  }
}

function nameOf(entry: Buffer): string {
  const length = Math.min(64, entry.readUInt16LE(64));
  return entry.toString("utf16le", 0, Math.max(0, length - 2)).toLowerCase();
}

function entryOf(entry: Buffer): DirectoryEntry {
  return {
    kind: entry.readUInt8(66),
    start: entry.readUInt32LE(116),
    size: entry.readUInt32LE(120),
  };
}

function numbersIn(bytes: Buffer): number[] {
  const numbers: number[] = [];
  for (let at = 0; at + 4 <= bytes.length; at += 4) numbers.push(bytes.readUInt32LE(at));
  return numbers;
}
