import { PDFDocument } from "pdf-lib";

const known = new WeakMap<Uint8Array, ReadonlySet<string>>();

/** The names of the fields of a kit; the same bytes are read once. */
export async function fieldNames(pdf: Uint8Array): Promise<ReadonlySet<string>> {
  const kept = known.get(pdf);
  if (kept) return kept;
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const names = new Set(
    document
      .getForm()
      .getFields()
      .map((field) => field.getName()),
  );
  known.set(pdf, names);
  return names;
}
