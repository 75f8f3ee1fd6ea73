import { parseDocument } from "#adapters/documents/parse/parse-document.ts";

export { parseDocument };

/** Loads each kind of reader and lets the largest read once, so that her file finds them ready. */
export async function warmUp(): Promise<void> {
  await parseDocument(new TextEncoder().encode("one line"));
}
