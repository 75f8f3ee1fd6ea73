import {
  PDFArray,
  type PDFContext,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFRef,
  PDFString,
} from "pdf-lib";

const marker = "field:";

/** The elements that the sources left where a field is read, by the field's key. */
export function findMarkedElements(document: PDFDocument): Map<string, PDFRef> {
  const found = new Map<string, PDFRef>();
  for (const [ref, object] of document.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict)) continue;
    const alt = object.lookup(PDFName.of("Alt"));
    if (!(alt instanceof PDFString) && !(alt instanceof PDFHexString)) continue;
    const words = alt.decodeText();
    if (words.startsWith(marker)) found.set(words.slice(marker.length), ref);
  }
  return found;
}

/** Makes the marked element the form element of this widget, spoken as the label, and ties both together. */
export function attachToStructure(
  document: PDFDocument,
  element: PDFRef,
  widget: { readonly ref: PDFRef; readonly page: PDFRef; readonly label: string },
): void {
  const { context } = document;
  const form = context.lookup(element, PDFDict);
  form.set(PDFName.of("S"), PDFName.of("Form"));
  form.set(PDFName.of("Alt"), PDFHexString.fromText(widget.label));
  form.set(PDFName.of("Pg"), widget.page);
  form.set(PDFName.of("K"), context.obj({ Type: "OBJR", Obj: widget.ref, Pg: widget.page }));
  form.delete(PDFName.of("A"));
  const tree = document.catalog.lookup(PDFName.of("StructTreeRoot"), PDFDict);
  const key = addParentTreeEntry(tree, element, context);
  context.lookup(widget.ref, PDFDict).set(PDFName.of("StructParent"), PDFNumber.of(key));
}

/** Adds the element to the parent tree under the next free number, and answers the number. */
function addParentTreeEntry(tree: PDFDict, element: PDFRef, context: PDFContext): number {
  const numbers = tree
    .lookup(PDFName.of("ParentTree"), PDFDict)
    .lookup(PDFName.of("Nums"), PDFArray);
  const last = numbers.size() === 0 ? -1 : numbers.lookup(numbers.size() - 2, PDFNumber).asNumber();
  numbers.push(PDFNumber.of(last + 1));
  numbers.push(element);
  tree.set(PDFName.of("ParentTreeNextKey"), context.obj(last + 2));
  return last + 1;
}
