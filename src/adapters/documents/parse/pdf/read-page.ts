import { z } from "zod";
import type { PDFPageProxy } from "unpdf/pdfjs";
import { isRightToLeft } from "./text-direction.ts";
import { findDrawnBullets, readListItems } from "./list-items.ts";
import { type DirectedRuns, type PdfTextItem, collectRuns } from "./runs.ts";

export type PageText = { readonly height: number; readonly directions: readonly DirectedRuns[] };

/** A page with more pieces of text than this is no resume. */
export const maxTextItems = 100_000;

const Matrix = z.tuple([z.number(), z.number(), z.number(), z.number(), z.number(), z.number()]);

/** The text of a page, with what stands in its form fields and notes. */
export async function readPageText(page: PDFPageProxy): Promise<PageText> {
  const view = page.getViewport({ scale: 1 });
  const lists = await readListItems(page);
  const { items, styles } = await page.getTextContent({
    disableNormalization: true,
    includeMarkedContent: lists.length > 0,
  });
  const text = items.map((item) => ("str" in item ? item.str : "")).join(" ");
  const bullets = findDrawnBullets(items, isRightToLeft(text) ? [] : lists);
  const placed = items.flatMap((item, at): PdfTextItem[] => {
    if (!("str" in item) || item.str.trim() === "") return [];
    const { str, width, height } = item;
    const vertical = styles[item.fontName]?.vertical ?? false;
    const own = { str, width, height, transform: item.transform.map(Number), vertical };
    return bullets.has(at) ? [createBulletBefore(own), own] : [own];
  });
  const filled = await readFormFields(page);
  const directions = collectRuns([...placed, ...filled], Matrix.parse(view.transform), view);
  return { height: view.height, directions };
}

/** A bullet where one is drawn: a little to the left of its text. */
function createBulletBefore(item: PdfTextItem): PdfTextItem {
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = item.transform;
  return { ...item, str: "•", width: item.height * 0.4, transform: [a, b, c, d, x - a, y - b] };
}

const Annotation = z.object({
  rect: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  subtype: z.string(),
  hidden: z.boolean().optional(),
  fieldType: z.string().optional(),
  fieldValue: z
    .union([z.string(), z.array(z.string())])
    .nullish()
    .catch(null),
  textContent: z.array(z.string()).nullish().catch(null),
  contentsObj: z.object({ str: z.string() }).nullish().catch(null),
});

/** What is written into form fields and free text notes, as if it stood on the page. */
async function readFormFields(page: PDFPageProxy): Promise<PdfTextItem[]> {
  const annotations: unknown[] = await page.getAnnotations().catch(() => []);
  return annotations.flatMap((annotation) => {
    const read = Annotation.safeParse(annotation);
    if (!read.success || read.data.hidden === true) return [];
    const { rect, subtype, fieldType, fieldValue, textContent, contentsObj } = read.data;
    const lines =
      subtype === "FreeText"
        ? (textContent ?? contentsObj?.str.split(/\r\n?|\n/) ?? [])
        : fieldType === "Tx" || fieldType === "Ch"
          ? [fieldValue ?? []].flat().flatMap((value) => value.split(/\r\n?|\n/))
          : [];
    return toTextItems(rect, lines.slice(0, 200));
  });
}

function toTextItems(
  [left, bottom, right, top]: [number, number, number, number],
  lines: readonly string[],
): PdfTextItem[] {
  const size = Math.min(12, Math.max(4, (top - bottom) / Math.max(1, lines.length) / 1.3));
  return lines.map((str, at) => ({
    str,
    width: Math.min(right - left, str.length * size * 0.5),
    height: size,
    transform: [size, 0, 0, size, left + 2, top - size * 1.1 - at * size * 1.2],
    vertical: false,
  }));
}
