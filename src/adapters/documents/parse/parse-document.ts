import type { Parsed } from "#adapters/documents/document.ts";

/** Reads a file from its bytes alone, by its content. Never throws; reaches no file and no network. */
export async function parseDocument(bytes: Uint8Array): Promise<Parsed> {
  if (bytes.length === 0) return { ok: false, code: "empty" };
  return { ok: false, code: "unsupported" };
}
