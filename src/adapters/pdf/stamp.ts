import { domainToASCII, domainToUnicode } from "node:url";
import type { Face } from "./face.ts";
import { fieldFace } from "./field-face.ts";
import { stampName, stampRoom } from "./stamp-room.ts";
import { appendUpdate, type ChangedObject } from "./update.ts";

const sizes = [7.5, 7, 6.5, 6];
const grey = "0.36 g";

/**
 * Writes "Licensed to" and the buyer's address on every page of a kit and into its metadata. The same kit and address
 * give the same bytes. Throws when the PDF was typeset without a place for it.
 */
export async function stampKit(pdf: Uint8Array, email: string): Promise<Uint8Array> {
  const face = await fieldFace();
  const kit = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  return appendUpdate(kit, [
    stampOf(kit, face, `Licensed to ${writable(face, email)}`),
    metadataOf(kit, `Licensed to ${email}`),
  ]);
}

/** The address in letters that the face holds; what it lacks is written as a mailto address writes it. */
function writable(face: Face, email: string): string {
  const at = email.lastIndexOf("@") + 1;
  const domain = email.slice(at);
  const known = domainToUnicode(domain);
  const isHeld = known !== "" && face.missing(known).length === 0;
  const shown = email.slice(0, at) + (isHeld ? known : domainToASCII(domain) || domain);
  const missing = new Set(face.missing(shown));
  return Array.from(face.spell(shown), (letter) =>
    missing.has(letter) ? encodeURIComponent(letter.toWellFormed()) : letter,
  ).join("");
}

function stampOf(kit: Buffer, face: Face, words: string): ChangedObject {
  const { number, dict } = objectAround(kit, kit.lastIndexOf(`/Name /${stampName}`));
  return { number, body: streamOf(dict, Buffer.from(drawn(face, words))) };
}

function drawn(face: Face, words: string): string {
  const { width, baseline } = stampRoom;
  const size = sizes.find((each) => face.widthOf(words, each) <= width) ?? 6;
  const lines = linesOf(face, words, size);
  const shown = lines.map((line) => `${face.show(line, size)}\n0 ${-size * 1.2} Td`).join("\n");
  return `${grey} BT /Face ${size} Tf 0 ${baseline} Td\n${shown}\nET`;
}

/** An address has no spaces: what does not fit goes on in the next line, letter by letter. */
function linesOf(face: Face, words: string, size: number): string[] {
  if (face.widthOf(words, size) <= stampRoom.width) return [words];
  const lines: string[] = [];
  let [line, width] = ["", 0];
  for (const { segment } of new Intl.Segmenter().segment(words)) {
    const wider = face.widthOf(segment, size);
    if (width + wider > stampRoom.width) {
      lines.push(line);
      [line, width] = ["", 0];
    }
    line += segment;
    width += wider;
  }
  return [...lines, line];
}

function metadataOf(kit: Buffer, words: string): ChangedObject {
  const start = kit.lastIndexOf("<?xpacket begin");
  const { number, dict } = objectAround(kit, start);
  const known = kit.toString("utf8", start, kit.indexOf("endstream", start));
  const rights = `<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">${escaped(words)}</rdf:li></rdf:Alt></dc:rights>`;
  const said = known.replace("</rdf:Description>", () => `${rights}</rdf:Description>`);
  return { number, body: streamOf(dict, Buffer.from(said)) };
}

/** The number and the dictionary of the stream that `at` lies in. */
function objectAround(kit: Buffer, at: number): { number: number; dict: string } {
  const start = at < 0 ? -1 : kit.lastIndexOf(" 0 obj", at);
  if (start < 0) throw new Error("This PDF has no place for a stamp.");
  const before = kit.toString("latin1", start - 12, start);
  const dict = kit.toString("latin1", start + " 0 obj".length, kit.indexOf("stream", start));
  return { number: Number(/\d+$/.exec(before)?.[0]), dict };
}

function streamOf(dict: string, content: Buffer): Buffer {
  const head = dict.trim().replace(/\/Length \d+/, `/Length ${content.length}`);
  return Buffer.concat([
    Buffer.from(`${head}\nstream\n`, "latin1"),
    content,
    Buffer.from("\nendstream"),
  ]);
}

const notInXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

function escaped(words: string): string {
  const safe = words.replaceAll(notInXml, "");
  return safe.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
