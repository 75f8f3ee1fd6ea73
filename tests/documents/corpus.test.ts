import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DocumentErrorCode, ParseResult } from "#adapters/documents/parsed-document.ts";
import { parseDocument } from "#adapters/documents/parse/parse-document.ts";
import { expect, test } from "vitest";
import { docFile } from "../fixtures/documents/doc-file.ts";
import { docxFile, paragraph } from "../fixtures/documents/docx-file.ts";
import { pdfFile } from "../fixtures/documents/pdf-file.ts";

type Row = { readonly name: string; readonly bytes: Uint8Array; readonly expected: string };

const refusals: readonly (readonly [RegExp, DocumentErrorCode])[] = [
  [/^error: no-text/, "empty"],
  [/^error: password/, "password"],
  [/^error: damaged/, "damaged"],
  [/^error: unsupported old Word/, "old_word"],
  [/^error: unsupported/, "unsupported"],
  [/^error: scanned/, "scan"],
  [/^error: too-large-when-unpacked/, "too_complex"],
];

const ours: readonly Row[] = [
  {
    name: "ligatures.pdf",
    bytes: pdfFile([{ texts: [{ text: "Oﬃce of the ﬁrst ﬂoor", x: 50, y: 50 }] }]),
    expected: "text after ligature folding: Office of the first floor (no U+FB00-FB06 left)",
  },
  {
    name: "renamed.pdf",
    bytes: docxFile(paragraph("Amara Okafor")),
    expected: "parsed by content: Amara Okafor (or error: type mismatch)",
  },
  {
    name: "locked.pdf",
    bytes: pdfFile([{}], { user: "u", owner: "o" }),
    expected: "error: password-protected",
  },
  {
    name: "scanned.pdf",
    bytes: pdfFile([{ picture: true }]),
    expected: "error: scanned, no text layer",
  },
  {
    name: "old.doc",
    bytes: docFile([{ text: "Amara" }], { version: 0x65 }),
    expected: "error: unsupported old Word format, advice to save as .docx or paste",
  },
];

/** The rows of the folder that DOCUMENT_CORPUS names: each file and what its reading must come to. */
function corpus(folder: string): Row[] {
  const lines = readFileSync(join(folder, "expected.csv"), "utf8").trim().split(/\r?\n/).slice(1);
  return lines.map((line) => {
    const cells = line.match(/(?<=^|,)(?:"[^"]*"|[^,]*)(?=,|$)/g) ?? [];
    const [name = ""] = cells;
    const expected = (cells.at(-1) ?? "").replace(/^"|"$/g, "");
    return { name, bytes: readFileSync(join(folder, name)), expected };
  });
}

const folder = process.env["DOCUMENT_CORPUS"] ?? "";
const rows = folder === "" ? ours : corpus(folder);

test("there are documents to read", () => {
  expect(rows.length).toBeGreaterThan(4);
});

/** What a reading must be and is not; nothing where it is as stated. */
function missing(parsed: ParseResult, expected: string): string[] {
  const refusal = refusals.find(([said]) => said.test(expected))?.[1];
  const read = parsed.ok ? parsed.document.text : parsed.code;
  if (refusal !== undefined)
    return !parsed.ok && parsed.code === refusal ? [] : [`${refusal}: ${read}`];
  const said = expected.replace(/^[^:]*: /, "").replace(/ \((?:no U\+|or error).*$/, "");
  const pieces = said.split("; ").map((piece) => piece.split(" before "));
  const absent = pieces.flat().filter((piece) => !read.includes(piece));
  const turned = pieces.filter(
    ([first = "", second]) => second !== undefined && read.indexOf(first) > read.indexOf(second),
  );
  return [
    ...absent,
    ...turned.map((pair) => pair.join(" before ")),
    ...(read.match(/[\uFB00-\uFB06]/g) ?? []),
  ];
}

test.for(rows)("$name comes to: $expected", async ({ bytes, expected }) => {
  const parsed = await parseDocument(bytes);
  expect(missing(parsed, expected)).toEqual([]);
});
