import { readdirSync, readFileSync } from "node:fs";
import * as fc from "fast-check";
import { micromark } from "micromark";
import { PDFDocument, PDFName } from "pdf-lib";
import { afterAll, expect, test } from "vitest";
import { parseDocument } from "#adapters/documents/parse/parse-document.ts";
import { openResultDocumentWriter } from "#adapters/result-documents/index.ts";
import { formatMarkdown } from "#core/result/markdown.ts";
import {
  createResultDocument,
  documentLines,
  type ResultDocument,
} from "#core/result/result-document.ts";
import { bullets, numbered, paragraph, type Result } from "#core/result/result.ts";
import { parseResult } from "#core/result/result-text.ts";

const documents = openResultDocumentWriter();
afterAll(() => documents.close());

const folder = "tests/golden/ideal";
const ideals = readdirSync(folder).map((file) => {
  const result = parseResult(readFileSync(`${folder}/${file}`, "utf8"));
  return [file, createResultDocument("Her language", result)] as const;
});

async function textOf(file: Uint8Array): Promise<string> {
  const parsed = await parseDocument(file);
  return parsed.ok ? parsed.document.text : parsed.code;
}

function lines(text: string): string[] {
  return text.split("\n").filter((line) => line.trim() !== "");
}

/** Where lines break on a page is the typesetter's. */
function inOneLine(text: string): string {
  return text.split(/\s+/).join(" ").trim();
}

test.for(ideals)("%s as Word reads back line for line", async ([, document]) => {
  expect(lines(await textOf(await documents.docx(document)))).toEqual(documentLines(document));
});

test.for(ideals)("%s as PDF says the same in the same order", async ([, document]) => {
  const text = await textOf(await documents.pdf(document));
  expect(inOneLine(text)).toBe(inOneLine(documentLines(document).join("\n")));
});

const names: Result = {
  sections: [
    {
      label: "Headline",
      blocks: [paragraph("Adébáyọ̀ Ngũgĩ, Director")],
    },
    {
      label: "Summary",
      blocks: [
        paragraph('Second line:\n#image("x") $y$ *z* \\ @here — 40 %'),
        bullets(["Ọlá’s team, +12 %", "A – B"]),
        numbered(["One", "Two"]),
      ],
    },
  ],
  missing: ["a date"],
};
const odd = createResultDocument("Resume Rewrite", names);

test("what she wrote is data: marks of the typesetter are letters like any other", async () => {
  const text = inOneLine(await textOf(await documents.pdf(odd)));
  expect(text).toBe(inOneLine(documentLines(odd).join("\n")));
  expect(text).not.toContain("a date");
});

test("a headline is worn as the title, and nothing of ours stands in the file", async () => {
  expect(documentLines(odd)[0]).toBe("Adébáyọ̀ Ngũgĩ, Director");
  const pdf = await PDFDocument.load(await documents.pdf(odd), { updateMetadata: false });
  expect(pdf.getTitle()).toBe("Resume Rewrite");
  expect(pdf.getAuthor()).toBeUndefined();
  expect(String(pdf.catalog.lookup(PDFName.of("MarkInfo")))).toMatch(/\/Marked true/);
});

test("letters that no face of ours holds are named, with another way out", async () => {
  const chinese = createResultDocument("Brand Bio", {
    sections: [{ label: null, blocks: [paragraph("我不 accept this.")] }],
    missing: [],
  });
  await expect(documents.pdf(chinese)).rejects.toMatchObject({
    code: "letters_unknown",
    message: expect.stringContaining("Save it as Word"),
  });
  expect(inOneLine(await textOf(await documents.docx(chinese)))).toBe("我不 accept this.");
});

test("twelve at once are set; the thirteenth is asked to come back", async () => {
  const [first] = ideals;
  if (!first) throw new Error("There is no golden text.");
  const asked = Array.from({ length: 13 }, () => documents.pdf(first[1]));
  const settled = await Promise.allSettled(asked);
  expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(12);
  expect(settled.at(-1)).toMatchObject({ reason: { code: "busy" } });
});

const words = fc
  .stringMatching(/^[ -~À-ɏ]{1,60}$/)
  .map((text) => inOneLine(text))
  .filter((text) => text !== "");
const anyDocument: fc.Arbitrary<ResultDocument> = fc.record({
  name: fc.constant("Any"),
  parts: fc.array(
    fc.oneof(
      fc.record({ kind: fc.constantFrom("title", "label", "heading", "paragraph"), text: words }),
      fc.record({
        kind: fc.constantFrom("bullets", "numbers"),
        items: fc.array(words, { minLength: 1, maxLength: 4 }),
      }),
    ),
    { minLength: 1, maxLength: 6 },
  ),
});

function shown(html: string): string {
  const text = html.replaceAll(/<[^>]*>/g, " ").replaceAll("&quot;", '"');
  return inOneLine(text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&"));
}

test("whatever she wrote, its Markdown shows her words and nothing else", () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      const said = document.parts.flatMap((part) => ("items" in part ? part.items : [part.text]));
      expect(shown(micromark(formatMarkdown(document)))).toBe(inOneLine(said.join("\n")));
    }),
    { numRuns: 500 },
  );
});
