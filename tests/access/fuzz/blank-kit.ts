import { PDFDocument, PDFName, StandardFonts } from "pdf-lib";

/** The least that can be stamped and filled as a kit: an empty page, and a form that names its face. */
export async function createBlankKit(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage();
  const face = await document.embedFont(StandardFonts.Helvetica);
  const resources = document.context.obj({ Font: { Face: face.ref } });
  document.getForm().acroForm.dict.set(PDFName.of("DR"), resources);
  return document.save();
}
