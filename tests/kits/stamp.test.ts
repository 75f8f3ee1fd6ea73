import { resolve } from "node:path";
import * as fc from "fast-check";
import {
  decodePDFRawStream,
  PDFArray,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFStream,
} from "pdf-lib";
import { SaxesParser } from "saxes";
import { expect, test } from "vitest";
import { stampKit } from "#adapters/pdf/stamp-kit.ts";
import { addFields } from "#adapters/typesetting/add-form-fields.ts";
import { openTypesetter } from "#adapters/typesetting/typesetter.ts";
import { readFormLabels } from "../support/documents/form-labels.ts";
import { readPageTexts, readTextBoxes } from "../support/documents/pdf-text.ts";

const typesetter = await openTypesetter();
if (typesetter === null) throw new Error("The typesetter has no binary for this system.");
const kit = await addFields(typesetter.typeset(resolve("tests/fixtures/kits/sample.typ")));

/** 254 letters, the longest address that mail allows. */
const longest = `${"a-long-part.".repeat(5)}abcdef@${"department.".repeat(16)}example.org`;

function metadataOf(document: PDFDocument): string {
  const stream = document.catalog.lookup(PDFName.of("Metadata"), PDFStream);
  return new TextDecoder().decode(stream.getContents());
}

test("every page says whose copy it is, and so does the metadata, once", async () => {
  const stamped = await stampKit(kit, "ada@example.com");
  const pages = await readPageTexts(stamped);
  expect(pages).toHaveLength(3);
  for (const page of pages) expect(page.split("Licensed to ada@example.com")).toHaveLength(2);
  const metadata = metadataOf(await PDFDocument.load(stamped));
  expect(metadata.split("Licensed to ada@example.com")).toHaveLength(2);
  expect((await readPageTexts(kit)).join("")).not.toContain("Licensed");
});

test("the same kit and address give the same bytes; what was there is not touched", async () => {
  const stamped = await stampKit(kit, "ada@example.com");
  expect(Buffer.compare(stamped, await stampKit(kit, "ada@example.com"))).toBe(0);
  expect(Buffer.compare(stamped, await stampKit(kit, "eve@example.com"))).not.toBe(0);
  expect(Buffer.compare(stamped.subarray(0, kit.length), kit)).toBe(0);
});

test("the stamp is an artifact, so a screen reader does not say it on each page", async () => {
  const document = await PDFDocument.load(await stampKit(kit, "ada@example.com"));
  for (const { node } of document.getPages()) {
    const contents = node.lookup(PDFName.of("Contents"), PDFArray);
    const last = contents.lookup(contents.size() - 1);
    if (!(last instanceof PDFRawStream)) throw new Error("The page has no content.");
    const shown = new TextDecoder().decode(decodePDFRawStream(last).decode());
    expect(shown).toMatch(/^\/Artifact <<.*>> BDC\nq .*\/BuyerStamp Do Q\nEMC$/s);
  }
});

test("fields stay where they are, and can be filled", async () => {
  const document = await PDFDocument.load(await stampKit(kit, "ada@example.com"));
  expect(readFormLabels(document)).toEqual(readFormLabels(await PDFDocument.load(kit)));
  document.getForm().getTextField("role").setText("Engineer");
  const again = await PDFDocument.load(await document.save({ updateFieldAppearances: false }));
  expect(again.getForm().getTextField("role").getText()).toBe("Engineer");
});

test.for([
  ["ngũgĩ.ọ̀lá@example.com", "ngũgĩ.ọ̀lá@example.com"],
  ["Ṣadé@example.com", "Ṣadé@example.com"],
  ["anna@xn--mnchen-3ya.example", "anna@münchen.example"],
  ["田中@例え.example", "%E7%94%B0%E4%B8%AD@xn--r8jz45g.example"],
  ["o'neil+<kits>&co@example.com", "o'neil+<kits>&co@example.com"],
])("%s is written as %s", async ([email, written]) => {
  const stamped = await stampKit(kit, email ?? "");
  const [page = ""] = await readPageTexts(stamped);
  expect(page.replaceAll(" ", "").normalize()).toContain(`Licensedto${written}`.normalize());
  const metadata = metadataOf(await PDFDocument.load(stamped));
  expect(
    metadata.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&"),
  ).toContain(`Licensed to ${email}`);
});

test("the longest address is on the page with every letter, inside its margins", async () => {
  expect(longest).toHaveLength(254);
  const stamped = await stampKit(kit, longest);
  const [page = ""] = await readPageTexts(stamped);
  expect(page.replaceAll(" ", "")).toContain(longest);
  for (const { right, bottom } of (await readTextBoxes(stamped)).flat()) {
    expect(right).toBeLessThan(612 - 60);
    expect(bottom).toBeGreaterThan(8);
  }
});

test("whatever the address is, the stamped kit can be read", async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.emailAddress(), fc.string({ unit: "binary" })), async (email) => {
      const document = await PDFDocument.load(await stampKit(kit, email));
      expect(document.getPageCount()).toBe(3);
      const metadata = metadataOf(document);
      expect(metadata).toContain("Licensed to");
      new SaxesParser().write(metadata).close();
    }),
    { numRuns: 40 },
  );
});

test("a PDF that was not typeset here is refused", async () => {
  const document = await PDFDocument.create();
  document.addPage();
  await expect(stampKit(await document.save(), "ada@example.com")).rejects.toThrow(
    "This PDF has no place for a stamp.",
  );
});
