import { domainToASCII, domainToUnicode } from "node:url";
import type { EmbeddedFont } from "./embedded-font.ts";
import { loadFieldFont } from "./field-font.ts";
import { stampName, stampBox } from "./stamp-box.ts";
import { appendIncrementalUpdate, type ChangedObject } from "./incremental-update.ts";

const sizes = [7.5, 7, 6.5, 6];
const grey = "0.36 g";

/**
 * Writes "Licensed to" and the buyer's address on every page of a kit and into its metadata. The same kit and address
 * give the same bytes. Throws when the PDF was typeset without a place for it.
 */
export async function stampKit(pdf: Uint8Array, email: string): Promise<Uint8Array> {
  const face = await loadFieldFont();
  const kit = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  return appendIncrementalUpdate(kit, [
    stampObject(kit, face, `Licensed to ${toDrawableAddress(face, email)}`),
    metadataObject(kit, `Licensed to ${email}`),
  ]);
}

/** The address in letters that the face holds; what it lacks is written as a mailto address writes it. */
function toDrawableAddress(face: EmbeddedFont, email: string): string {
  const at = email.lastIndexOf("@") + 1;
  const domain = email.slice(at);
  const known = domainToUnicode(domain);
  const isDrawable = known !== "" && face.missingGlyphs(known).length === 0;
  const address = email.slice(0, at) + (isDrawable ? known : domainToASCII(domain) || domain);
  const missing = new Set(face.missingGlyphs(address));
  return Array.from(face.toDrawable(address), (letter) =>
    missing.has(letter) ? encodeURIComponent(letter.toWellFormed()) : letter,
  ).join("");
}

function stampObject(kit: Buffer, face: EmbeddedFont, words: string): ChangedObject {
  const { number, dict } = findObjectAround(kit, kit.lastIndexOf(`/Name /${stampName}`));
  return { number, body: streamBody(dict, Buffer.from(stampContent(face, words))) };
}

function stampContent(face: EmbeddedFont, words: string): string {
  const { width, baseline } = stampBox;
  const size = sizes.find((each) => face.widthOf(words, each) <= width) ?? 6;
  const lines = wrapByLetter(face, words, size);
  const textOperators = lines
    .map((line) => `${face.showText(line, size)}\n0 ${-size * 1.2} Td`)
    .join("\n");
  return `${grey} BT /Face ${size} Tf 0 ${baseline} Td\n${textOperators}\nET`;
}

const letters = new Intl.Segmenter();

/** An address has no spaces: what does not fit goes on in the next line, letter by letter. */
function wrapByLetter(face: EmbeddedFont, words: string, size: number): string[] {
  if (face.widthOf(words, size) <= stampBox.width) return [words];
  const lines: string[] = [];
  let [line, width] = ["", 0];
  for (const { segment } of letters.segment(words)) {
    const wider = face.widthOf(segment, size);
    if (width + wider > stampBox.width) {
      lines.push(line);
      [line, width] = ["", 0];
    }
    line += segment;
    width += wider;
  }
  return [...lines, line];
}

function metadataObject(kit: Buffer, words: string): ChangedObject {
  const start = kit.lastIndexOf("<?xpacket begin");
  const { number, dict } = findObjectAround(kit, start);
  const known = kit.toString("utf8", start, kit.indexOf("endstream", start));
  const rights = `<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">${escapeXmlText(words)}</rdf:li></rdf:Alt></dc:rights>`;
  const updated = known.replace("</rdf:Description>", () => `${rights}</rdf:Description>`);
  return { number, body: streamBody(dict, Buffer.from(updated)) };
}

/** The number and the dictionary of the stream that `at` lies in. */
function findObjectAround(kit: Buffer, at: number): { number: number; dict: string } {
  const start = at < 0 ? -1 : kit.lastIndexOf(" 0 obj", at);
  if (start < 0) throw new Error("This PDF has no place for a stamp.");
  const before = kit.toString("latin1", start - 12, start);
  const dict = kit.toString("latin1", start + " 0 obj".length, kit.indexOf("stream", start));
  return { number: Number(/\d+$/.exec(before)?.[0]), dict };
}

function streamBody(dict: string, content: Buffer): Buffer {
  const head = dict.trim().replace(/\/Length \d+/, `/Length ${content.length}`);
  return Buffer.concat([
    Buffer.from(`${head}\nstream\n`, "latin1"),
    content,
    Buffer.from("\nendstream"),
  ]);
}

const notInXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

function escapeXmlText(words: string): string {
  const safe = words.replaceAll(notInXml, "");
  return safe.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
