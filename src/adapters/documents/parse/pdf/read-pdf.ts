import { getDocument } from "unpdf/pdfjs";
import type { PDFDocumentProxy } from "unpdf/pdfjs";
import { collectVocabulary } from "./join-wrapped-lines.ts";
import { splitIntoFlows } from "./flows.ts";
import { formatFlowLines } from "./format-lines.ts";
import { hasUnmappedLetters, describePdfNotes } from "./describe-notes.ts";
import { maxTextItems, type PageText, readPageText } from "./read-page.ts";
import { fixFontMaps } from "./fix-font-maps.ts";
import { separateRepeatedMargins } from "./repeated-margins.ts";
import { groupIntoRows } from "./rows.ts";
import type { ExtractedDocument } from "#adapters/documents/parse/extracted-document.ts";
import { DocumentError } from "#adapters/documents/parse/document-error.ts";
import { countLetters } from "#adapters/documents/parse/text/normalize-text.ts";

/** Pages beyond these are not read; no resume has them. */
const maxPages = 60;

/** A page with fewer letters has no text layer to speak of. */
const minTextLayerLetters = 20;

/** Reads a PDF: each page's columns one after the other, repeated heads and feet once. Throws DocumentError. */
export async function readPdf(bytes: Uint8Array): Promise<ExtractedDocument> {
  const hasPictures = hasImageObjects(bytes);
  const task = getDocument({
    data: fixFontMaps(bytes),
    useSystemFonts: false,
    disableFontFace: true,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    useWorkerFetch: false,
    useWasm: false,
    verbosity: 0,
  });
  try {
    const document = await task.promise;
    const { pages, unread: damagedPages } = await readPages(document);
    return extractText(pages, document.numPages, damagedPages, hasPictures);
  } catch (error) {
    throw toDocumentError(error);
  } finally {
    await task.destroy();
  }
}

type ReadPages = { readonly pages: readonly PageText[]; readonly unread: readonly number[] };

async function readPages(document: PDFDocumentProxy): Promise<ReadPages> {
  const pages: PageText[] = [];
  const unread: number[] = [];
  let items = 0;
  for (let number = 1; number <= Math.min(maxPages, document.numPages); number += 1) {
    try {
      const page = await document.getPage(number);
      pages.push(await readPageText(page));
      page.cleanup();
    } catch (error) {
      if (document.numPages === 1 || isCircularPageTree(error)) throw error;
      unread.push(number);
      pages.push({ height: 0, directions: [] });
    }
    items += pages.at(-1)?.directions.reduce((sum, { runs }) => sum + runs.length, 0) ?? 0;
    if (items > maxTextItems) throw new DocumentError("too_complex");
  }
  if (unread.length === pages.length) throw new DocumentError("damaged");
  return { pages, unread };
}

function extractText(
  pages: readonly PageText[],
  count: number,
  unread: readonly number[],
  hasPictures: boolean,
): ExtractedDocument {
  const texts = pages.map(({ directions }) =>
    directions.flatMap(({ runs }) => runs.map((run) => run.text)).join(""),
  );
  const letters = texts.map(countLetters);
  const total = letters.reduce((sum, each) => sum + each, 0);
  if (total === 0) throw new DocumentError(hasPictures ? "scan" : "empty");
  if (hasPictures && !letters.some((each) => each >= minTextLayerLetters))
    throw new DocumentError("scan");
  const { text, columns } = formatPages(pages);
  const unmapped = hasUnmappedLetters(texts.join(""), total);
  const scanned = letters.flatMap((each, at) =>
    hasPictures && each < minTextLayerLetters / 2 && !unread.includes(at + 1) ? [at + 1] : [],
  );
  return {
    text,
    pages: count,
    notes: describePdfNotes({ pagesRead: pages.length, count, unread, columns, scanned, unmapped }),
  };
}

function formatPages(pages: readonly PageText[]): { text: string; columns: boolean } {
  const main = pages.map(({ height, directions }, page) => ({
    page,
    height,
    rows: groupIntoRows(directions[0]?.runs ?? []),
  }));
  const { pages: own, footerRows: feet } = separateRepeatedMargins(main);
  const words = collectVocabulary(
    own
      .flatMap(({ rows }) => rows.flatMap(({ pieces }) => pieces.map(({ text }) => text)))
      .join(" "),
  );
  let columns = false;
  const written = own.flatMap(({ rows }, page) => {
    const flows = splitIntoFlows(rows);
    columns ||= flows.some((flow) => flow.isColumn);
    const turned = (pages[page]?.directions ?? []).slice(1);
    return [...flows, ...turned.flatMap(({ runs }) => splitIntoFlows(groupIntoRows(runs)))].map(
      (flow) => formatFlowLines(flow, words).join("\n"),
    );
  });
  const last = splitIntoFlows(feet).map((flow) => formatFlowLines(flow, words).join("\n"));
  return { text: [...written, ...last].join("\n\n"), columns };
}

/** Whether the file names a picture anywhere. Only names are looked at: nothing is unpacked for it. */
function hasImageObjects(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  return /\/Subtype\s*\/Image\b/.test(text);
}

function toDocumentError(error: unknown): DocumentError {
  if (error instanceof DocumentError) return error;
  const isProtected = error instanceof Error && error.name === "PasswordException";
  return new DocumentError(isProtected ? "password" : "damaged");
}

/** A list of pages that leads back into itself: no page of the file can be trusted. */
function isCircularPageTree(error: unknown): boolean {
  return error instanceof Error && /circular/i.test(error.message);
}
