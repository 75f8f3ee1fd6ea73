import { PDFDocument } from "pdf-lib";

const cache = new WeakMap<Uint8Array, ReadonlySet<string>>();

/** The names of the fields of a kit; the same bytes are read once. */
export async function readFieldNames(pdf: Uint8Array): Promise<ReadonlySet<string>> {
  const cached = cache.get(pdf);
  if (cached) return cached;
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const names = new Set(
    document
      .getForm()
      .getFields()
      .map((field) => field.getName()),
  );
  cache.set(pdf, names);
  return names;
}
