import { documentErrors } from "#adapters/documents/parsed-document.ts";
import { foldPresentationForms } from "#adapters/documents/parse/text/fold-presentation-forms.ts";
import { parseDocument } from "#adapters/documents/parse/parse-document.ts";
import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  integer,
  nat,
  oneof,
  property,
  string,
  tuple,
  uint8Array,
} from "fast-check";
import { expect, test } from "vitest";
import { docFile } from "../fixtures/documents/doc-file.ts";
import { docxFile, paragraph } from "../fixtures/documents/docx-file.ts";
import { pdfFile } from "../fixtures/documents/pdf-file.ts";

async function textOf(bytes: Uint8Array): Promise<string> {
  const parsed = await parseDocument(bytes);
  return parsed.ok ? parsed.document.text : parsed.code;
}

const resume = "Résumé\nAmara Ngũgĩ — “Chief of Staff”";

test.for([
  ["UTF-8", Buffer.from(resume)],
  ["UTF-8 with its mark", Buffer.from(`\uFEFF${resume}`)],
  ["UTF-16 with its mark", Buffer.from(`\uFEFF${resume}`, "utf16le")],
  ["UTF-16 the other way round", Buffer.from(`\uFEFF${resume}`, "utf16le").swap16()],
  ["UTF-16 without a mark", Buffer.from(resume, "utf16le")],
  ["UTF-16 the other way round without a mark", Buffer.from(resume, "utf16le").swap16()],
  ["line ends of old Macs", Buffer.from(resume.replaceAll("\n", "\r"))],
  ["line ends of Windows", Buffer.from(resume.replaceAll("\n", "\r\n"))],
] as const)("plain text is read in %s", async ([, bytes]) => {
  expect(await textOf(bytes)).toBe(resume);
});

test("what is not UTF-8 is read as Windows-1252", async () => {
  expect(
    await textOf(Buffer.from("R\xE9sum\xE9 of Zo\xEB \x96 Director \x931\x94", "latin1")),
  ).toBe("Résumé of Zoë – Director “1”");
});

test("the text is tidy: composed letters, one blank line at most, no trailing spaces, quotes untouched", async () => {
  const untidy = ' \nA\u0301ngela\'s "quote"  \n\n\n\nTwelve\u00A0people\u00AD \f½ m²\n\n';
  expect(await textOf(Buffer.from(untidy))).toBe('Ángela\'s "quote"\n\nTwelve people\n\n½ m²');
});

test.for([
  ["a program", "MZ\x90\x00\x03binary", "unsupported"],
  ["a picture", "\x89PNG\r\n\x1A\n\x00\x00\x00\rIHDR", "unsupported"],
  ["rich text", "{\\rtf1\\ansi Amara}", "unsupported"],
  ["a web page", "<!DOCTYPE html><p>Amara</p>", "unsupported"],
  ["the old mark of a file's end", "Amara\r\n\x1A", "Amara"],
  ["that mark, filling its last block", `Amara${"\x1A".repeat(96)}`, "Amara"],
  ["that mark in the middle", "Amara\x1ANgugi", "unsupported"],
  ["that mark at the start", "\x1AAmara", "unsupported"],
  ["that mark before the last line end", "Amara\x1A\n", "unsupported"],
  ["nothing but that mark", "\x1A", "empty"],
  ["nothing", "", "empty"],
  ["white space", " \n\t ", "empty"],
  ["names that begin like pictures and programs", "BMW, MZ Partners", "BMW, MZ Partners"],
] as const)("content decides, never the name: %s", async ([, content, answer]) => {
  expect(await textOf(Buffer.from(content, "latin1"))).toBe(answer);
});

test("every refusal has a sentence of its own that says what to do next", () => {
  const refusals = Object.values(documentErrors);
  expect(new Set(refusals.map(({ message: sentence }) => sentence)).size).toBe(refusals.length);
  for (const { message: sentence } of refusals) expect(sentence).toMatch(/paste the text/i);
});

test("folding changes ligatures and Arabic presentation forms, and nothing else", () => {
  const named = /[\uFB00-\uFB06\uFB50-\uFDFF\uFE70-\uFEFC]/g;
  assert(
    property(string({ unit: "grapheme" }), (text) => {
      const other = text.replaceAll(named, "");
      expect(foldPresentationForms(other)).toBe(other);
    }),
  );
  assert(
    property(integer({ min: 0xfb00, max: 0xfefc }), string(), (code, around) => {
      const folded = foldPresentationForms(`${around}${String.fromCharCode(code)}${around}`);
      expect(folded.startsWith(around) && folded.endsWith(around)).toBe(true);
    }),
  );
  expect(foldPresentationForms("\uFB00\uFB01\uFB02\uFB03\uFB04\uFB05\uFB06 \uFEFB")).toBe(
    "fffiflffifflstst لا",
  );
});

const good = [
  pdfFile([{ texts: [{ text: "Amara Okafor", x: 50, y: 100 }] }]),
  docxFile(paragraph("Amara Okafor")),
  docFile([{ text: "Amara Okafor" }]),
];

test("any bytes are answered with text or a refusal, whatever happened to them", async () => {
  const broken = constantFrom(...good).chain((file) =>
    array(tuple(nat(file.length - 1), nat(255)), { minLength: 1, maxLength: 12 }).map((changes) => {
      const bytes = Uint8Array.from(file);
      for (const [at, byte] of changes) bytes[at] = byte;
      return bytes;
    }),
  );
  const cut = constantFrom(...good).chain((file) =>
    nat(file.length).map((end) => file.slice(0, end)),
  );
  const bytes = oneof(broken, cut, uint8Array({ maxLength: 400 }));
  await assert(
    asyncProperty(bytes, async (file) => {
      const parsed = await parseDocument(file);
      const answer = parsed.ok ? "text" : documentErrors[parsed.code].message;
      const { text, characters } = parsed.ok ? parsed.document : { text: "", characters: 0 };
      expect(answer).not.toBe("");
      expect(characters).toBe(text.length);
      expect(text.length).toBeLessThan(20_000);
    }),
    { numRuns: 150 },
  );
});
