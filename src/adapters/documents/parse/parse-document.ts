import type { Parsed } from "#adapters/documents/document.ts";
import { kindOf } from "./kind.ts";
import { Refused } from "./refuse.ts";
import type { Reading } from "./reading.ts";
import { readText } from "./read-text.ts";
import { countLetters, tidyText } from "./tidy.ts";

/** Reads a file from its bytes alone, by its content. Never throws; reaches no file and no network. */
export async function parseDocument(bytes: Uint8Array): Promise<Parsed> {
  try {
    const { text, pages, notes } = await read(bytes);
    const tidied = tidyText(text);
    if (countLetters(tidied) === 0) return { ok: false, code: "empty" };
    return { ok: true, document: { text: tidied, pages, characters: tidied.length, notes } };
  } catch (error) {
    return { ok: false, code: error instanceof Refused ? error.code : "damaged" };
  }
}

/** The readers are loaded when they are needed: each is large, and a file needs one. */
async function read(bytes: Uint8Array): Promise<Reading> {
  const kind = kindOf(bytes);
  if (kind === "pdf") return (await import("./read-pdf.ts")).readPdf(bytes);
  if (kind === "docx") return (await import("./read-docx.ts")).readDocx(bytes);
  if (kind === "doc") return (await import("./read-doc.ts")).readDoc(bytes);
  return { text: readText(bytes), pages: null, notes: [] };
}
