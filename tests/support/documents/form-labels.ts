import { PDFArray, PDFDict, type PDFDocument, PDFHexString, PDFName, PDFString } from "pdf-lib";

/** Name and spoken label of every form field, by walking the structure as a screen reader does. */
export function readFormLabels(document: PDFDocument): (readonly [name: string, label: string])[] {
  return formsBelow(document.catalog.lookup(PDFName.of("StructTreeRoot"), PDFDict)).map((form) => {
    const widget = form.lookup(PDFName.of("K"), PDFDict).lookup(PDFName.of("Obj"), PDFDict);
    const field = widget.lookup(PDFName.of("Parent"), PDFDict);
    const label = wordsOf(widget, "TU");
    if (label !== wordsOf(form, "Alt")) throw new Error(`"${label}" is spoken in two ways.`);
    return [wordsOf(field, "T"), label];
  });
}

function formsBelow(element: PDFDict): PDFDict[] {
  if (element.get(PDFName.of("S")) === PDFName.of("Form")) return [element];
  const below = element.lookup(PDFName.of("K"));
  const children = below instanceof PDFArray ? below.asArray() : [below];
  return children
    .map((child) => element.context.lookup(child))
    .filter((child) => child instanceof PDFDict)
    .flatMap(formsBelow);
}

function wordsOf(dict: PDFDict, key: string): string {
  return dict.lookup(PDFName.of(key), PDFString, PDFHexString).decodeText();
}
