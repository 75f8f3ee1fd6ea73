import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { documentErrors, type ParseResult } from "#adapters/documents/parsed-document.ts";
import { parseDocument } from "#adapters/documents/parse/parse-document.ts";
import { expect, test } from "vitest";
import { docFile } from "../fixtures/documents/doc-file.ts";
import { docxFile, paragraph } from "../fixtures/documents/docx-file.ts";
import { lyingBomb, reachingOut } from "../fixtures/documents/hostile-words.ts";
import { pdfFile } from "../fixtures/documents/pdf-file.ts";
import { createTestApp, proMember } from "../support/app/test-app.ts";
import { uploadFile } from "../support/documents/upload.ts";

type Named = readonly [name: string, bytes: Uint8Array];

const ours: readonly Named[] = [
  ["resume.pdf", pdfFile([{ texts: [{ text: "Ngũgĩ wa Thiong’o, ọ̀rẹ́", x: 50, y: 50 }] }])],
  ["word.docx", docxFile(paragraph("Nguyễn Thị Minh Khai"))],
  ["word-named.pdf", docxFile(paragraph("Amara Okafor"))],
  ["word.doc", docFile([{ text: "Amara Okafor" }])],
  ["utf16.txt", Buffer.from("\ufeffRésumé of Zoë", "utf16le")],
  ["windows.txt", Buffer.from([0x52, 0xe9, 0x73, 0x75, 0x6d, 0xe9])],
  ["program.pdf", Buffer.from("MZ\u0090\u0000\u0003\u0000\u0000", "latin1")],
  ["text.doc", Buffer.from("{\\rtf1\\ansi Amara Okafor\\par Director}")],
  ["locked.pdf", pdfFile([{}], { user: "u", owner: "o" })],
  ["scanned.pdf", pdfFile([{ picture: true }])],
  ["old.doc", docFile([{ text: "Amara" }], { version: 0x65 })],
  ["damaged.pdf", Buffer.from("%PDF-1.7\nnothing more")],
  ["blank.txt", Buffer.from(" \n \n")],
  ["bomb.docx", lyingBomb()],
  ["reaching.docx", reachingOut()],
];

/** The files of the folder that DOCUMENT_CORPUS names; each row of its table is read in documents-corpus.test.ts. */
function corpus(folder: string): Named[] {
  return readdirSync(folder)
    .filter((name) => name !== "expected.csv")
    .map((name) => [name, readFileSync(join(folder, name))]);
}

const folder = process.env["DOCUMENT_CORPUS"] ?? "";

test("each file comes to the same over HTTP as in the reader, with a status and a sentence of its own", async () => {
  await using app = await createTestApp({ viewer: proMember });
  const seen = new Set<number>();
  for (const [name, bytes] of folder === "" ? ours : corpus(folder)) {
    const outcome = await uploadFile(app, bytes, name);
    expect(outcome, name).toMatchObject(answerTo(await parseDocument(new Uint8Array(bytes))));
    seen.add(outcome.status);
  }
  expect(seen).toEqual(new Set([200, 415, 422]));
  expect(app.logged()).not.toContain("Amara");
  expect(app.logged()).not.toContain('"level":"error"');
}, 120_000);

function answerTo(read: ParseResult) {
  if (read.ok) return { status: 200, document: read.document };
  const { status, message: sentence } = documentErrors[read.code];
  return { status, message: sentence, code: `document_${read.code}` };
}
