import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
} from "pdf-lib";

const endsInMark = /\P{M}\p{M}+$/u;
const entry = /<([0-9a-f]{4})> <((?:[0-9a-f]{4})+)>/gi;

/**
 * A letter that is drawn as a base and a mark (ọ̀) is named by the typesetter once for each of the two, and so read
 * twice. Here the base is named as the base, and the mark, which has no width of its own, as the mark.
 */
export function fixToUnicodeMaps(document: PDFDocument): void {
  for (const [, font] of document.context.enumerateIndirectObjects()) {
    if (!(font instanceof PDFDict)) continue;
    if (font.get(PDFName.of("Subtype")) !== PDFName.of("Type0")) continue;
    const ref = font.get(PDFName.of("ToUnicode"));
    const names = font.lookup(PDFName.of("ToUnicode"));
    if (!(ref instanceof PDFRef) || !(names instanceof PDFRawStream)) continue;
    const text = new TextDecoder("latin1").decode(decodePDFRawStream(names).decode());
    const renamed = fixMapEntries(text, widthsOf(font));
    if (renamed !== text) document.context.assign(ref, document.context.flateStream(renamed));
  }
}

function fixMapEntries(text: string, widthOf: (glyph: number) => number): string {
  const isMark = (glyph: string) => widthOf(Number.parseInt(glyph, 16)) === 0;
  const pairs = [...text.matchAll(entry)].map(([, glyph = "", name = ""]) => ({ glyph, name }));
  const namesOfMarks = new Set(pairs.filter(({ glyph }) => isMark(glyph)).map(({ name }) => name));
  return text.replace(entry, (matched, glyph: string, name: string) => {
    const letter = fromHex(name);
    if (!namesOfMarks.has(name) && !endsInMark.test(letter.normalize("NFC"))) return matched;
    const [base, ...marks] = decompose(letter);
    if (base === undefined || marks.length === 0) return matched;
    return `<${glyph}> <${toHex(isMark(glyph) ? marks.join("") : base)}>`;
  });
}

/** As few parts as Unicode allows, but never one: ọ̀ is ọ and a grave, Ṣ is S and a dot. */
function decompose(letter: string): string[] {
  const composed = Array.from(letter.normalize("NFC"));
  return composed.length > 1 ? composed : Array.from(letter.normalize("NFD"));
}

function fromHex(hex: string): string {
  const units = hex.match(/.{4}/g) ?? [];
  return String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
}

function toHex(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  return units.map((unit) => unit.toString(16).toUpperCase().padStart(4, "0")).join("");
}

/** The widths stand as `first [w w w]` or as `first last w`; a glyph that is left out has the usual width. */
function widthsOf(font: PDFDict): (glyph: number) => number {
  const descendant = font.lookup(PDFName.of("DescendantFonts"), PDFArray).lookup(0, PDFDict);
  const usual = descendant.lookupMaybe(PDFName.of("DW"), PDFNumber)?.asNumber() ?? 1000;
  const stated = descendant.lookup(PDFName.of("W"), PDFArray);
  const found = new Map<number, number>();
  let at = 0;
  while (at < stated.size()) {
    const first = stated.lookup(at, PDFNumber).asNumber();
    const next = stated.lookup(at + 1);
    const isList = next instanceof PDFArray;
    const run = isList ? next.asArray() : runOf(stated, at);
    for (const [index, width] of run.entries())
      if (width instanceof PDFNumber) found.set(first + index, width.asNumber());
    at += isList ? 2 : 3;
  }
  return (glyph) => found.get(glyph) ?? usual;
}

function runOf(stated: PDFArray, at: number): PDFObject[] {
  const first = stated.lookup(at, PDFNumber).asNumber();
  const last = stated.lookup(at + 1, PDFNumber).asNumber();
  return Array.from({ length: last - first + 1 }, () => stated.lookup(at + 2, PDFNumber));
}
