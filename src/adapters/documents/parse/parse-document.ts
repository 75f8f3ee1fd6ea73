import type { Parsed } from "#adapters/documents/document.ts";
import { kindOf } from "./kind.ts";
import { readText } from "./read-text.ts";
import type { Reading } from "./reading.ts";
import { Refused } from "./refuse.ts";
import { countLetters, tidyText } from "./tidy.ts";

type Reader = (bytes: Uint8Array) => Reading | Promise<Reading>;

/** Reads a file from its bytes alone, by its content. Reaches no network, and no file but its own code. */
export async function parseDocument(bytes: Uint8Array): Promise<Parsed> {
  const kind = kindOf(bytes);
  const read = await readers[kind]();
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
const readers = {
  pdf: async () => (await import("./read-pdf.ts")).readPdf,
  docx: async () => (await import("./read-docx.ts")).readDocx,
  doc: async () => (await import("./read-doc.ts")).readDoc,
  text: () => Promise.resolve(readText),
  early: () => Promise.resolve(refuseEarly),
} as const satisfies Record<ReturnType<typeof kindOf>, () => Promise<Reader>>;

function refuseEarly(): Reading {
  throw new Refused("old_word");
}
