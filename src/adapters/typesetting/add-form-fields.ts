import fontkit from "@pdf-lib/fontkit";
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  type PDFField,
  type PDFFont,
  type PDFForm,
  PDFHexString,
  PDFName,
  type PDFPage,
  type PDFRef,
  rgb,
} from "pdf-lib";
import { addStampPlaceholder } from "#adapters/pdf/stamp-placeholder.ts";
import { readFieldFont } from "./kit-fonts.ts";
import { type FieldPlacement, assertUniqueFieldNames } from "./field-placement.ts";
import { fixToUnicodeMaps } from "./to-unicode-maps.ts";
import { findMarkedElements, attachToStructure } from "./structure-tree.ts";
import type { TypesetDocument } from "./typesetter.ts";

const ink = rgb(0.161, 0.055, 0.075);
const fontSize = 10.5;

/** Turns the marked places of typeset pages into form fields, at their place in the reading order. */
export async function addFields({
  pdf,
  places,
}: Pick<TypesetDocument, "pdf" | "places">): Promise<Uint8Array> {
  assertUniqueFieldNames(places);
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  removeSuspectsFlag(document);
  removeBorderAttributes(document);
  fixToUnicodeMaps(document);
  for (const page of document.getPages()) page.node.set(PDFName.of("Tabs"), PDFName.of("S"));
  document.registerFontkit(fontkit);
  const face = await document.embedFont(await readFieldFont(), { customName: "HankenGrotesk" });
  addStampPlaceholder(document, face);
  if (places.length > 0) {
    const elements = findMarkedElements(document);
    const form = document.getForm();
    for (const place of places) addField({ document, form, face, elements }, place);
    registerFormFont(form, face);
  }
  return document.save({ updateFieldAppearances: false });
}

type FieldContext = {
  readonly document: PDFDocument;
  readonly form: PDFForm;
  readonly face: PDFFont;
  readonly elements: ReadonlyMap<string, PDFRef>;
};

function addField({ document, form, face, elements }: FieldContext, place: FieldPlacement): void {
  const page = document.getPage(place.page - 1);
  const element = elements.get(place.key);
  if (element === undefined) throw new Error(`"${place.key}" has no place in the structure.`);
  const field = drawField(form, face, page, place);
  const widget = field.acroField.getWidgets().at(-1);
  const ref = widget && document.context.getObjectRef(widget.dict);
  if (!widget || !ref) throw new Error(`"${place.key}" has no widget.`);
  widget.dict.set(PDFName.of("TU"), PDFHexString.fromText(place.label));
  const fieldLabel = place.kind === "choice" ? place.question : place.label;
  field.acroField.dict.set(PDFName.of("TU"), PDFHexString.fromText(fieldLabel));
  attachToStructure(document, element, { ref, page: page.ref, label: place.label });
}

/** The sources draw the frame; the widget lies inside it and brings no look of its own. */
function drawField(form: PDFForm, face: PDFFont, page: PDFPage, place: FieldPlacement): PDFField {
  const appearance = { ...innerBox(page, place), borderWidth: 0, textColor: ink };
  if (place.kind === "check") {
    const field = form.createCheckBox(place.name);
    field.addToPage(page, appearance);
    return field;
  }
  if (place.kind === "choice") {
    const field =
      form.getFieldMaybe(place.name) === undefined
        ? form.createRadioGroup(place.name)
        : form.getRadioGroup(place.name);
    field.addOptionToPage(place.option, page, appearance);
    return field;
  }
  const field = form.createTextField(place.name);
  if (place.lines > 1) field.enableMultiline();
  field.addToPage(page, { ...appearance, font: face });
  field.setFontSize(fontSize);
  return field;
}

/** The room inside the frame, in points from the lower left corner of the page. */
function innerBox(page: PDFPage, { kind, x, y, width, height }: FieldPlacement) {
  const [aside, above] = kind === "text" ? [5, 2] : [1.5, 1.5];
  return {
    x: x + aside,
    y: page.getHeight() - y - height + above,
    width: width - 2 * aside,
    height: height - 2 * above,
  };
}

/** Viewers look for the fields' face in the form itself. */
function registerFormFont(form: PDFForm, face: PDFFont): void {
  const resources = form.acroForm.dict.context.obj({ Font: { [face.name]: face.ref } });
  form.acroForm.dict.set(PDFName.of("DR"), resources);
}

/** "Not suspect" is what a document is when it says nothing, and some readers trip over the word. */
function removeSuspectsFlag(document: PDFDocument): void {
  document.catalog.lookup(PDFName.of("MarkInfo"), PDFDict).delete(PDFName.of("Suspects"));
}

/** How the edges of a table's cells are drawn is of no use to a listener, and some readers trip over the colours. */
function removeBorderAttributes(document: PDFDocument): void {
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict)) continue;
    const known = object.lookup(PDFName.of("A"));
    const attributes = known instanceof PDFArray ? known.asArray() : [known];
    for (const each of attributes.map((attribute) => document.context.lookup(attribute)))
      if (each instanceof PDFDict)
        for (const name of ["BorderColor", "BorderStyle", "BorderThickness"])
          each.delete(PDFName.of(name));
  }
}
