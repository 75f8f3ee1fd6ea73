import { deflateSync, inflateSync } from "node:zlib";

const maxSizes = { packed: 20_000, unpacked: 200_000 };
const streamHeaders = /<<([^<>]*)>>\s*stream\r?\n/g;

/** What a font's map may call its signs, and the name under which PDF.js hands them on unharmed. */
const replacements: Record<string, string> = {
  // A hyphen named a soft one is left out, though it is drawn: "hands-on" would be read "handson".
  "<00ad>": "<002D>",
  // Lam and alef in one sign are turned round with their word; as one letter they are not.
  "<06440622>": "<FEF5>",
  "<06440623>": "<FEF7>",
  "<06440625>": "<FEF9>",
  "<06440627>": "<FEFB>",
};

/** The file with the signs of its fonts named so that PDF.js reads them; the same bytes where all are. */
export function fixFontMaps(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes);
  const text = file.toString("latin1");
  for (const match of text.matchAll(streamHeaders)) {
    const [header, dictionary = ""] = match;
    const start = match.index + header.length;
    const declaredLength = /\/Length\s+(\d+)(?!\d*\s+\d+\s+R)/.exec(dictionary)?.[1];
    // A length kept elsewhere is found by where the stream ends; what follows the packed map does no harm.
    const length =
      declaredLength === undefined
        ? text.indexOf("endstream", start) - start
        : Number(declaredLength);
    if (!/\/FlateDecode/.test(dictionary) || /\/(?:Type|Subtype|Length1)\b/.test(dictionary))
      continue;
    if (length < 0) break;
    if (length === 0 || length > maxSizes.packed) continue;
    fixFontMap(file.subarray(start, start + length))?.copy(file, start);
  }
  return new Uint8Array(file);
}

/** The packed map of a font with its signs renamed, no longer than before; null where there is nothing to rename. */
function fixFontMap(packed: Buffer): Buffer | null {
  const map = unpack(packed);
  if (map === null || !map.includes("begincmap") || !/<(?:00ad|0644062[2357])>/i.test(map))
    return null;
  const named = map
    .replace(/^%.*$/gm, "")
    .replace(/beginbfchar[^[\]]*?endbfchar/g, (block) => fixMapEntries(block, 2))
    .replace(/beginbfrange[^[\]]*?endbfrange/g, (block) => fixMapEntries(block, 3));
  const shorter = deflateSync(Buffer.from(named, "latin1"), { level: 9 });
  return shorter.length > packed.length ? null : shorter;
}

/** Each entry of a map ends with the character that a code stands for. */
function fixMapEntries(block: string, entry: 2 | 3): string {
  let place = 0;
  return block.replace(/<[^<>]*>/g, (code) => {
    place += 1;
    return (place % entry === 0 ? replacements[code.toLowerCase()] : undefined) ?? code;
  });
}

function unpack(packed: Buffer): string | null {
  try {
    return inflateSync(packed, { maxOutputLength: maxSizes.unpacked }).toString("latin1");
  } catch {
    return null;
  }
}
