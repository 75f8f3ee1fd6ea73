import { deflateSync, inflateSync } from "node:zlib";

const largest = { packed: 20_000, unpacked: 200_000 };
const streams = /<<([^<>]*)>>\s*stream\r?\n/g;

/**
 * The file with its drawn hyphens named as hyphens. Some programs name the hyphen of a font a soft one, and PDF.js leaves
 * soft ones out, drawn or not: "hands-on" would be read "handson". Returns the same bytes where there is none.
 */
export function nameHyphens(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes);
  const text = file.toString("latin1");
  for (const match of text.matchAll(streams)) {
    const [whole, dictionary = ""] = match;
    const start = match.index + whole.length;
    const length = Number(/\/Length\s+(\d+)(?!\s+\d+\s+R)/.exec(dictionary)?.[1] ?? 0);
    if (!/\/FlateDecode/.test(dictionary) || /\/(?:Type|Subtype|Length1)\b/.test(dictionary))
      continue;
    if (length === 0 || length > largest.packed) continue;
    renamed(file.subarray(start, start + length))?.copy(file, start);
  }
  return new Uint8Array(file);
}

/** The packed map of a font with its hyphen renamed, no longer than before; null where there is nothing to rename. */
function renamed(packed: Buffer): Buffer | null {
  const map = unpack(packed);
  if (map === null || !map.includes("begincmap") || !/<00ad>/i.test(map)) return null;
  const named = map
    .replace(/^%.*$/gm, "")
    .replace(/beginbfchar[^[\]]*?endbfchar/g, (block) => rename(block, 2))
    .replace(/beginbfrange[^[\]]*?endbfrange/g, (block) => rename(block, 3));
  const shorter = deflateSync(Buffer.from(named, "latin1"), { level: 9 });
  return shorter.length > packed.length ? null : shorter;
}

/** Each entry of a map ends with the character that a code stands for. */
function rename(block: string, entry: 2 | 3): string {
  let place = 0;
  return block.replace(/<[^<>]*>/g, (code) => {
    place += 1;
    return place % entry === 0 && /^<00ad>$/i.test(code) ? "<002D>" : code;
  });
}

function unpack(packed: Buffer): string | null {
  try {
    return inflateSync(packed, { maxOutputLength: largest.unpacked }).toString("latin1");
  } catch {
    return null;
  }
}
