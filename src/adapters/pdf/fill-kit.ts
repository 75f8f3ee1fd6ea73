import { setImmediate as others } from "node:timers/promises";
import { PDFCheckBox, PDFDict, PDFDocument, PDFName, PDFRadioGroup, PDFTextField } from "pdf-lib";
import type { PDFField, PDFForm, PDFRef } from "pdf-lib";
import type { EmbeddedFont } from "./embedded-font.ts";
import { loadFieldFont } from "./field-font.ts";
import { fitText } from "./fit-text.ts";
import { renderFieldAppearance } from "./field-appearance.ts";

export type FilledPdf = {
  readonly pdf: Uint8Array;
  /** By the field's name, what is not in it: the words after the last that fit, or all where there is no such field or choice. */
  readonly overflow: Readonly<Record<string, string>>;
  /** By the field's name, letters that are kept in it and can be copied, but that its face cannot draw. */
  readonly missingGlyphs: Readonly<Record<string, readonly string[]>>;
};

/** What each side of a field keeps free between its edge and the words, in points. */
const padding = 2;

/**
 * Writes the buyer's own words into the fields of a kit, by the fields' names: text as it is, a choice by its option, a
 * check box by any word at all. The fields stay fillable. Throws when the PDF has no form.
 */
export async function fillKit(
  pdf: Uint8Array,
  values: Readonly<Record<string, string>>,
): Promise<FilledPdf> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const form = document.getForm();
  const sheet = { form, face: await loadFieldFont(), faceOf: formFont(form) };
  const overflow: Record<string, string> = {};
  const missingGlyphs: Record<string, readonly string[]> = {};
  for (const [name, words] of Object.entries(values)) {
    if (words.trim() === "") continue;
    await others();
    const cutOff = fillField(sheet, form.getFieldMaybe(name), words);
    if (cutOff !== "") overflow[name] = cutOff;
    const missing = sheet.face.missingGlyphs(words.replaceAll(/\s/g, ""));
    if (missing.length > 0) missingGlyphs[name] = missing;
  }
  return { pdf: await document.save({ updateFieldAppearances: false }), overflow, missingGlyphs };
}

type FillContext = {
  readonly form: PDFForm;
  readonly face: EmbeddedFont;
  readonly faceOf: { readonly name: string; readonly ref: PDFRef };
};

/** Answers what it could not write. */
function fillField(sheet: FillContext, field: PDFField | undefined, words: string): string {
  if (field instanceof PDFTextField) return fillTextField(sheet, field, words);
  if (field instanceof PDFCheckBox) {
    field.check();
    return "";
  }
  if (!(field instanceof PDFRadioGroup) || !field.getOptions().includes(words)) return words;
  field.select(words);
  return "";
}

function fillTextField({ form, face, faceOf }: FillContext, field: PDFTextField, words: string) {
  const [widget] = field.acroField.getWidgets();
  if (!widget) return words;
  const { width, height } = widget.getRectangle();
  const isMultiline = field.isMultiline();
  const room = { width: width - 2 * padding, height: height - 2 * padding, isMultiline };
  const fitted = fitText(face, words, room);
  field.setText(fitted.fittingText);
  field.setFontSize(fitted.size);
  const appearance = form.doc.context.flateStream(
    renderFieldAppearance(face, fitted, {
      width,
      height,
      padding,
      isMultiline,
      faceName: faceOf.name,
    }),
    {
      Type: "XObject",
      Subtype: "Form",
      BBox: [0, 0, width, height],
      Resources: { Font: { [faceOf.name]: faceOf.ref } },
    },
  );
  widget.setNormalAppearance(form.doc.context.register(appearance));
  return fitted.overflow;
}

/** The face of the fields, as the form names it. */
function formFont({ acroForm, doc }: PDFForm): FillContext["faceOf"] {
  const fonts = acroForm.dict
    .lookup(PDFName.of("DR"), PDFDict)
    .lookup(PDFName.of("Font"), PDFDict)
    .entries();
  const [entry] = fonts;
  const ref = entry && doc.context.getObjectRef(doc.context.lookup(entry[1], PDFDict));
  if (!entry || !ref) throw new Error("The fields of this PDF have no face of their own.");
  return { name: entry[0].decodeText(), ref };
}
