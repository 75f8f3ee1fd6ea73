import type { Font, GlyphRun } from "pdf-lib/cjs/types/fontkit.js";

/** A face that is embedded whole: its letters are written by their numbers in the font file. */
export type EmbeddedFont = {
  /** The letters as this face can draw them, with what it lacks taken apart into base and mark where that helps. */
  readonly toDrawable: (text: string) => string;
  /** The letters of `text` that it cannot draw, each once. */
  readonly missingGlyphs: (text: string) => readonly string[];
  /** The width of a line, in points. */
  readonly widthOf: (text: string, size: number) => number;
  /** The operators that show a line from where the pen stands: pairs kerned, marks on their bases. */
  readonly showText: (text: string, size: number) => string;
};

/** Ligatures have no name of their own in the embedded face, so they could not be read back. */
const layoutFeatures = { liga: false };

export async function loadEmbeddedFont(file: Uint8Array): Promise<EmbeddedFont> {
  const { default: fontkit } = await import("@pdf-lib/fontkit");
  const font: Font = fontkit.create(file);
  const scale = 1000 / font.unitsPerEm;
  const has = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  const decompose = (letter: string) => {
    const apart = Array.from(letter.normalize("NFD"));
    return has(letter) || !apart.every(has) ? [letter] : apart;
  };
  const toDrawable = (text: string) =>
    Array.from(text.normalize("NFC")).flatMap(decompose).join("");
  const layout = (text: string) => font.layout(toDrawable(text), layoutFeatures);
  return {
    toDrawable,
    missingGlyphs: (text) => [
      ...new Set(Array.from(toDrawable(text)).filter((letter) => !has(letter))),
    ],
    widthOf: (text, size) => (layout(text).advanceWidth * scale * size) / 1000,
    showText: (text, size) => showGlyphRun(layout(text), scale, size),
  };
}

/** Numbers between letters move the pen back, in thousandths of the size; `Ts` lifts a mark above a mark. */
function showGlyphRun({ glyphs, positions }: GlyphRun, scale: number, size: number): string {
  const operators: string[] = [];
  let pending = "";
  let drawn = 0;
  let wanted = 0;
  const flush = () => {
    if (pending !== "") operators.push(`[${pending}] TJ`);
    pending = "";
  };
  for (const [index, glyph] of glyphs.entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const back = Math.round((drawn - wanted - xOffset) * scale);
    if (back !== 0) pending += `${back} `;
    if (yOffset !== 0) flush();
    if (yOffset !== 0) operators.push(`${((yOffset * scale * size) / 1000).toFixed(3)} Ts`);
    pending += `<${glyph.id.toString(16).padStart(4, "0")}>`;
    if (yOffset !== 0) flush();
    if (yOffset !== 0) operators.push("0 Ts");
    drawn += glyph.advanceWidth - back / scale;
    wanted += xAdvance;
  }
  flush();
  return operators.join("\n");
}
