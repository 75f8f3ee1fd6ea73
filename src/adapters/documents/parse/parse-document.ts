import type { ParseResult } from "#adapters/documents/parsed-document.ts";
import { detectFileType } from "./file-type.ts";
import { readPlainText } from "#adapters/documents/parse/text/read-plain-text.ts";
import type { ExtractedDocument } from "./extracted-document.ts";
import { DocumentError } from "./document-error.ts";
import {
  countLetters,
  normalizeDocumentText,
} from "#adapters/documents/parse/text/normalize-text.ts";

type FormatReader = (bytes: Uint8Array) => ExtractedDocument | Promise<ExtractedDocument>;

/** Reads a file from its bytes alone, by its content. Reaches no network, and no file but its own code. */
export async function parseDocument(bytes: Uint8Array): Promise<ParseResult> {
  const fileType = detectFileType(bytes);
  const read = await readers[fileType]();
  try {
    const { text, pages, notes } = await read(bytes);
    const normalized = normalizeDocumentText(text);
    if (countLetters(normalized) === 0) return { ok: false, code: "empty" };
    return {
      ok: true,
      document: { text: normalized, pages, characters: normalized.length, notes },
    };
  } catch (error) {
    return { ok: false, code: error instanceof DocumentError ? error.code : "damaged" };
  }
}

/** The readers are loaded when they are needed: each is large, and a file needs one. */
const readers = {
  pdf: async () => (await import("#adapters/documents/parse/pdf/read-pdf.ts")).readPdf,
  docx: async () => (await import("#adapters/documents/parse/docx/read-docx.ts")).readDocx,
  doc: async () => (await import("#adapters/documents/parse/doc/read-doc.ts")).readDoc,
  text: () => Promise.resolve(readPlainText),
  early: () => Promise.resolve(rejectEarlyWord),
} as const satisfies Record<ReturnType<typeof detectFileType>, () => Promise<FormatReader>>;

function rejectEarlyWord(): ExtractedDocument {
  throw new DocumentError("old_word");
}
