import { type PDFDocument, type PDFFont, PDFName } from "pdf-lib";
import { stampName, stampBox } from "./stamp-box.ts";

const bottom = 8;
const coverSide = 64;
const side = 104;

/** Leaves one empty object below the foot of every page: whoever stamps the kit writes that one anew. */
export function addStampPlaceholder(document: PDFDocument, face: PDFFont): void {
  const { context } = document;
  const { width, height } = stampBox;
  const place = context.register(
    context.stream("", {
      Type: "XObject",
      Subtype: "Form",
      Name: stampName,
      BBox: [0, 0, width, height],
      Resources: { Font: { Face: face.ref } },
    }),
  );
  const shows = [coverSide, side].map((x) =>
    context.register(context.flateStream(showOperators(x))),
  );
  for (const [index, { node }] of document.getPages().entries()) {
    const operators = shows[Math.min(index, 1)];
    if (!operators) continue;
    // Puts what the page draws between q and Q, so that the stamp stands on clean coordinates.
    node.normalize();
    node.setXObject(PDFName.of(stampName), place);
    node.addContentStream(operators);
  }
}

/** An artifact: a screen reader does not say it on every page. */
function showOperators(x: number): string {
  return [
    "/Artifact <</Type /Pagination /Subtype /Footer>> BDC",
    `q 1 0 0 1 ${x} ${bottom} cm /${stampName} Do Q`,
    "EMC",
  ].join("\n");
}
