import type { ExtractedDocument } from "#adapters/documents/parse/extracted-document.ts";
import { DocumentError } from "#adapters/documents/parse/document-error.ts";
import { decodeWindows1252 } from "./windows-1252.ts";

// What a text file never holds; the form feed is no such thing.
const controlCharacters = /[\p{Cc}--[\t\n\v\f\r\u0080-\u009F]]/v;
/** The old mark of a file's end, which fills its last block: at the very end it is no part of the text. */
const trailingEndOfFileMarks = /\cZ+$/;
const markupStart = /^\s*(?:\{\\rtf|<(?:!doctype|html|\?xml|svg|head|body)\b|%!PS|MIME-Version:)/i;

/** Plain text in UTF-8, UTF-16 or Windows-1252. Anything with control characters is no text: refused. */
export function readPlainText(bytes: Uint8Array): ExtractedDocument {
  const text = decode(bytes)?.replace(trailingEndOfFileMarks, "") ?? null;
  if (text === null || controlCharacters.test(text) || markupStart.test(text.slice(0, 1000)))
    throw new DocumentError("unsupported");
  return { text, pages: null, notes: [] };
}

function decode(bytes: Uint8Array): string | null {
  const order = detectUtf16(bytes);
  if (order !== null) return tryDecode(order, bytes);
  return tryDecode("utf-8", bytes) ?? decodeWindows1252(bytes);
}

/** UTF-16 by its mark, or without one by the zero bytes that Latin letters leave on one side. */
function detectUtf16(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (bytes.length % 2 === 1 || bytes.length < 4) return null;
  const sample = bytes.subarray(0, 2000);
  const zeros = [0, 0];
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const half = sample.length / 2;
  if (odd > half * 0.4 && even < half * 0.05) return "utf-16le";
  if (even > half * 0.4 && odd < half * 0.05) return "utf-16be";
  return null;
}

function tryDecode(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
