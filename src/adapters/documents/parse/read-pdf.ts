import { getDocument } from "unpdf/pdfjs";
import type { PDFDocumentProxy } from "unpdf/pdfjs";
import { wordsIn } from "./hyphens.ts";
import { flowsOf } from "./pdf-columns.ts";
import { linesOf } from "./pdf-lines.ts";
import { hasUnmapped, notesOf } from "./pdf-notes.ts";
import { mostItems, type PageText, readPage } from "./pdf-page.ts";
import { nameSigns } from "./pdf-maps.ts";
import { partRepeats } from "./pdf-repeats.ts";
import { rowsOf } from "./pdf-rows.ts";
import type { Reading } from "./reading.ts";
import { Refused } from "./refuse.ts";
import { countLetters } from "./tidy.ts";

/** Pages beyond these are not read; no resume has them. */
const mostPages = 60;

/** A page with fewer letters has no text layer to speak of. */
const fewLetters = 20;

/** Reads a PDF: each page's columns one after the other, repeated heads and feet once. Throws Refused. */
export async function readPdf(bytes: Uint8Array): Promise<Reading> {
  const hasPictures = namesPicture(bytes);
  const task = getDocument({
    data: nameSigns(bytes),
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
    const { pages, unread } = await readPages(document);
    return readingOf(pages, document.numPages, unread, hasPictures);
  } catch (error) {
    throw refusalOf(error);
  } finally {
    await task.destroy();
  }
}

type Pages = { readonly pages: readonly PageText[]; readonly unread: readonly number[] };

async function readPages(document: PDFDocumentProxy): Promise<Pages> {
  const pages: PageText[] = [];
  const unread: number[] = [];
  let items = 0;
  for (let number = 1; number <= Math.min(mostPages, document.numPages); number += 1) {
    try {
      const page = await document.getPage(number);
      pages.push(await readPage(page));
      page.cleanup();
    } catch (error) {
      if (document.numPages === 1 || isLoop(error)) throw error;
      unread.push(number);
      pages.push({ height: 0, directions: [] });
    }
    items += pages.at(-1)?.directions.reduce((sum, { runs }) => sum + runs.length, 0) ?? 0;
    if (items > mostItems) throw new Refused("too_complex");
  }
  if (unread.length === pages.length) throw new Refused("damaged");
  return { pages, unread };
}

function readingOf(
  pages: readonly PageText[],
  count: number,
  unread: readonly number[],
  hasPictures: boolean,
): Reading {
  const texts = pages.map(({ directions }) =>
    directions.flatMap(({ runs }) => runs.map((run) => run.text)).join(""),
  );
  const letters = texts.map(countLetters);
  const total = letters.reduce((sum, each) => sum + each, 0);
  if (total === 0) throw new Refused(hasPictures ? "scan" : "empty");
  if (hasPictures && !letters.some((each) => each >= fewLetters)) throw new Refused("scan");
  const { text, columns } = write(pages);
  const unmapped = hasUnmapped(texts.join(""), total);
  const scanned = letters.flatMap((each, at) =>
    hasPictures && each < fewLetters / 2 && !unread.includes(at + 1) ? [at + 1] : [],
  );
  return {
    text,
    pages: count,
    notes: notesOf({ pagesRead: pages.length, count, unread, columns, scanned, unmapped }),
  };
}

function write(pages: readonly PageText[]): { text: string; columns: boolean } {
  const main = pages.map(({ height, directions }, page) => ({
    page,
    height,
    rows: rowsOf(directions[0]?.runs ?? []),
  }));
  const { pages: own, feet } = partRepeats(main);
  const words = wordsIn(
    own
      .flatMap(({ rows }) => rows.flatMap(({ pieces }) => pieces.map(({ text }) => text)))
      .join(" "),
  );
  let columns = false;
  const written = own.flatMap(({ rows }, page) => {
    const flows = flowsOf(rows);
    columns ||= flows.some((flow) => flow.beside);
    const turned = (pages[page]?.directions ?? []).slice(1);
    return [...flows, ...turned.flatMap(({ runs }) => flowsOf(rowsOf(runs)))].map((flow) =>
      linesOf(flow, words).join("\n"),
    );
  });
  const last = flowsOf(feet).map((flow) => linesOf(flow, words).join("\n"));
  return { text: [...written, ...last].join("\n\n"), columns };
}

/** Whether the file names a picture anywhere. Only names are looked at: nothing is unpacked for it. */
function namesPicture(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  return /\/Subtype\s*\/Image\b/.test(text);
}

function refusalOf(error: unknown): Refused {
  if (error instanceof Refused) return error;
  const isProtected = error instanceof Error && error.name === "PasswordException";
  return new Refused(isProtected ? "password" : "damaged");
}

/** A list of pages that leads back into itself: no page of the file can be trusted. */
function isLoop(error: unknown): boolean {
  return error instanceof Error && /circular/i.test(error.message);
}
