import { resolve } from "node:path";
import * as fc from "fast-check";
import { PDFDocument } from "pdf-lib";
import { expect, test } from "vitest";
import { fillKit } from "#adapters/pdf/fill-kit.ts";
import { stampKit } from "#adapters/pdf/stamp-kit.ts";
import { addFields } from "#adapters/typesetting/add-form-fields.ts";
import { openTypesetter } from "#adapters/typesetting/typesetter.ts";
import { readFormLabels } from "../support/documents/form-labels.ts";
import { readPageTexts } from "../support/documents/pdf-text.ts";

const typesetter = await openTypesetter();
if (typesetter === null) throw new Error("The typesetter has no binary for this system.");
const kit = await addFields(typesetter.typeset(resolve("tests/fixtures/kits/sample.typ")));

async function formOf(pdf: Uint8Array) {
  return (await PDFDocument.load(pdf)).getForm();
}

/** The size, in points, in which these words are set into a field of one line. */
async function sizeOf(words: string): Promise<number> {
  const form = await formOf((await fillKit(kit, { role: words })).pdf);
  const look = form.getTextField("role").acroField.getDefaultAppearance() ?? "";
  return Number(/ (\S+) Tf/.exec(look)?.[1]);
}

function squeezed(text: string): string {
  return text.replaceAll(/\s+/g, "");
}

/** What is seen in the fields: their looks, made part of the pages. */
async function seen(pdf: Uint8Array): Promise<string> {
  const form = await formOf(pdf);
  form.flatten({ updateFieldAppearances: false });
  return (await readPageTexts(await form.doc.save())).join(" ").normalize();
}

test("her words are in the fields, are seen there, and can be changed", async () => {
  const {
    pdf,
    overflow: rest,
    missingGlyphs: undrawn,
  } = await fillKit(kit, {
    role: "Adébáyọ̀ Ọlá, Ṣadé",
    "what-changed": "From nine weeks\nto five.",
    meeting: "By video",
    "ready-2": "yes",
  });
  expect(rest).toEqual({});
  expect(undrawn).toEqual({});
  const form = await formOf(pdf);
  expect(form.getTextField("role").getText()).toBe("Adébáyọ̀ Ọlá, Ṣadé");
  expect(form.getTextField("role").isReadOnly()).toBe(false);
  expect(form.getTextField("what-changed").getText()).toBe("From nine weeks\nto five.");
  expect(form.getRadioGroup("meeting").getSelected()).toBe("By video");
  expect(form.getCheckBox("ready-1").isChecked()).toBe(false);
  expect(form.getCheckBox("ready-2").isChecked()).toBe(true);
  expect(readFormLabels(form.doc)).toEqual(readFormLabels(await PDFDocument.load(kit)));
  const text = (await seen(pdf)).replaceAll(" ", "");
  expect(text).toContain("Adébáyọ̀Ọlá,Ṣadé".normalize());
  expect(text).toContain("Fromnineweekstofive.");
});

test("what does not fit is cut at a word and given back", async () => {
  const words = Array.from({ length: 300 }, (_, index) => `word${index}`).join(" ");
  const { pdf, overflow: rest } = await fillKit(kit, {
    role: words,
    "what-changed": words,
    year: "2026",
  });
  const form = await formOf(pdf);
  for (const name of ["role", "what-changed"]) {
    const kept = form.getTextField(name).getText();
    expect(`${kept} ${rest[name]}`).toBe(words);
    expect(kept?.length).toBeGreaterThan(20);
  }
  expect(rest["year"]).toBeUndefined();
  expect(await seen(pdf)).toContain(form.getTextField("role").getText());
});

test("words that nearly fit are set smaller, never under 8 points", async () => {
  expect(await sizeOf("Engineer")).toBe(10.5);
  expect(await sizeOf("Head of structural engineering for bridges")).toBeLessThan(10.5);
  expect(await sizeOf("Engineer ".repeat(90))).toBe(8);
});

test("a field, an option or a letter that is not there is said", async () => {
  const {
    pdf,
    overflow: rest,
    missingGlyphs: undrawn,
  } = await fillKit(kit, {
    salary: "$188,000",
    meeting: "On a boat",
    role: "Инженер",
    year: "  ",
  });
  expect(rest).toEqual({ salary: "$188,000", meeting: "On a boat" });
  expect(undrawn["role"]).toEqual(["И", "н", "ж", "е", "р"]);
  const form = await formOf(pdf);
  expect(form.getTextField("role").getText()).toBe("Инженер");
  expect(form.getTextField("year").getText()).toBeUndefined();
});

test("whatever she writes, nothing of it is lost", async () => {
  const word = fc.string({
    unit: fc.constantFrom("a", "b", "á", "ọ̀", "ĩ", " ", "7", ",", "\n"),
    maxLength: 400,
  });
  await fc.assert(
    fc.asyncProperty(word, async (words) => {
      const { pdf, overflow: rest } = await fillKit(kit, { "what-changed": words });
      const kept = (await formOf(pdf)).getTextField("what-changed").getText() ?? "";
      expect(squeezed(kept + (rest["what-changed"] ?? ""))).toBe(squeezed(words));
    }),
    { numRuns: 20 },
  );
});

test("a filled kit is stamped as any other", async () => {
  const { pdf } = await fillKit(kit, { role: "Engineer" });
  const stamped = await stampKit(pdf, "ada@example.com");
  expect((await formOf(stamped)).getTextField("role").getText()).toBe("Engineer");
  expect((await readPageTexts(stamped)).at(-1)).toContain("Licensed to ada@example.com");
});
