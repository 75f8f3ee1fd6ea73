import { parseDocument } from "#adapters/documents/parse/parse-document.ts";
import { createSamplePdf } from "./sample-pdf.ts";

export { parseDocument };

/** Loads every kind of reader and lets the largest parse a page, so that an uploaded file finds them ready. */
export async function warmUp(): Promise<void> {
  await Promise.all([
    import("#adapters/documents/parse/docx/read-docx.ts"),
    import("#adapters/documents/parse/doc/read-doc.ts"),
  ]);
  for (let round = 0; round < 3; round += 1) await parseDocument(createSamplePdf());
}
