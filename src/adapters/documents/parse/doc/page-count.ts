import type { CompoundFile } from "./compound-file.ts";

const pageCountProperty = 14;
const int32Type = 3;

/** How many pages an old Word document says it has; null where it does not say. */
export function readDocPageCount(file: CompoundFile): number | null {
  const summary = file.readStream("\u0005SummaryInformation");
  if (summary === null || summary.length < 48) return null;
  const set = summary.subarray(summary.readUInt32LE(44));
  const count = set.length < 8 ? 0 : Math.min(100, set.readUInt32LE(4));
  for (let at = 8; at < 8 + count * 8 && at + 8 <= set.length; at += 8) {
    if (set.readUInt32LE(at) !== pageCountProperty) continue;
    const value = set.subarray(set.readUInt32LE(at + 4));
    if (value.length < 8 || value.readUInt32LE(0) !== int32Type) return null;
    const pages = value.readInt32LE(4);
    return pages > 0 && pages < 100_000 ? pages : null;
  }
  return null;
}
