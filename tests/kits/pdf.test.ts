import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import fontkit from "@pdf-lib/fontkit";
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber } from "pdf-lib";
import { expect, test } from "vitest";
import { parseDocument } from "#adapters/documents/parse/parse-document.ts";
import { addFields } from "#adapters/typesetting/add-form-fields.ts";
import { readFieldFont } from "#adapters/typesetting/kit-fonts.ts";
import { openTypesetter } from "#adapters/typesetting/typesetter.ts";
import { readFormLabels } from "../support/documents/form-labels.ts";
import { readTextBoxes } from "../support/documents/pdf-text.ts";

const typesetter = await openTypesetter();
if (typesetter === null) throw new Error("The typesetter has no binary for this system.");
const { typeset } = typesetter;

const sample = await addFields(typeset(resolve("tests/fixtures/kits/sample.typ")));

/** What a printer needs on each side of the paper, in points. */
const safe = 18;
const kits = readdirSync("content/kits").filter((file) => file !== "design.typ");
const typesetKits = new Map<string, ReturnType<typeof makeKit>>();

/** In the order in which they are read. */
const labels = [
  ["role", "Role"],
  ["year", "Year"],
  ["what-changed", "What changed"],
  ["meeting", "How will you meet? In the room"],
  ["meeting", "How will you meet? By video"],
  ["ready-1", "I have said it aloud."],
  ["ready-2", "The figure comes first."],
];

async function makeKit(file: string) {
  const pages = typeset(resolve("content/kits", file));
  return { pages, pdf: await addFields(pages) };
}

/** Each kit is made once for all that is asked of it. */
function kitOf(file: string) {
  const made = typesetKits.get(file) ?? makeKit(file);
  typesetKits.set(file, made);
  return made;
}

async function textOf(pdf: Uint8Array): Promise<string> {
  const parsed = await parseDocument(pdf);
  return parsed.ok ? parsed.document.text : parsed.code;
}

/** The name of every font of the document, and whether its letters travel with it. */
function fontsOf(document: PDFDocument): { name: string; isEmbedded: boolean }[] {
  const objects = document.context.enumerateIndirectObjects().map(([, object]) => object);
  return objects
    .filter((object) => object instanceof PDFDict)
    .filter((font) => font.get(PDFName.of("Type")) === PDFName.of("Font"))
    .filter((font) => font.get(PDFName.of("Subtype")) !== PDFName.of("Type0"))
    .map((font) => ({
      name: font.lookup(PDFName.of("BaseFont"), PDFName).decodeText(),
      isEmbedded:
        font
          .lookupMaybe(PDFName.of("FontDescriptor"), PDFDict)
          ?.keys()
          .some((key) => key.decodeText().startsWith("FontFile")) ?? false,
    }));
}

test("a kit is titled, tagged and says its language", async () => {
  const document = await PDFDocument.load(sample);
  expect(document.getTitle()).toBe("A Sample Kit");
  const { catalog } = document;
  expect(String(catalog.lookup(PDFName.of("MarkInfo")))).toMatch(/\/Marked true/);
  expect(String(catalog.lookup(PDFName.of("Lang")))).toContain("en");
  expect(catalog.has(PDFName.of("Outlines"))).toBe(true);
});

test("every font of a kit travels with it, and only our two faces are used", async () => {
  const fonts = fontsOf(await PDFDocument.load(sample));
  expect(fonts.length).toBeGreaterThan(3);
  for (const { name, isEmbedded } of fonts) {
    expect(name).toMatch(/Ysabeau|YsabExt|YsabVie|HankenGrotesk/);
    expect(isEmbedded, name).toBe(true);
  }
});

test("fields stand in the structure where they are read, each with its spoken label", async () => {
  expect(readFormLabels(await PDFDocument.load(sample))).toEqual(labels);
});

test("each widget finds its way back to the structure, and Tab follows it", async () => {
  const document = await PDFDocument.load(sample);
  const tree = document.catalog.lookup(PDFName.of("StructTreeRoot"), PDFDict);
  const parents = tree
    .lookup(PDFName.of("ParentTree"), PDFDict)
    .lookup(PDFName.of("Nums"), PDFArray);
  const byNumber = new Map(
    Array.from({ length: parents.size() / 2 }, (_, index) => [
      parents.lookup(2 * index, PDFNumber).asNumber(),
      parents.lookup(2 * index + 1),
    ]),
  );
  const fields = document.getForm().getFields();
  const widgets = fields.flatMap((field) => field.acroField.getWidgets());
  expect(widgets).toHaveLength(labels.length);
  for (const { dict } of widgets) {
    const number = dict.lookup(PDFName.of("StructParent"), PDFNumber).asNumber();
    const element = byNumber.get(number);
    expect(element).toBeInstanceOf(PDFDict);
    expect(String(element)).toContain("/Form");
  }
  const pages = document.getPages().filter((page) => (page.node.Annots()?.size() ?? 0) > 0);
  for (const page of pages) expect(page.node.get(PDFName.of("Tabs"))).toBe(PDFName.of("S"));
});

test("what is written into a field is read back, names with their letters", async () => {
  const document = await PDFDocument.load(sample);
  document.registerFontkit(fontkit);
  const face = await document.embedFont(await readFieldFont());
  const form = document.getForm();
  form.getTextField("role").setText("Adébáyọ Ngũgĩ, Ọlá Ẹniọlá");
  form.getTextField("what-changed").setText("From nine weeks\nto five.");
  form.getRadioGroup("meeting").select("By video");
  form.getCheckBox("ready-2").check();
  form.updateFieldAppearances(face);
  const saved = await document.save();

  const again = (await PDFDocument.load(saved)).getForm();
  expect(again.getTextField("role").getText()).toBe("Adébáyọ Ngũgĩ, Ọlá Ẹniọlá");
  expect(again.getTextField("what-changed").isMultiline()).toBe(true);
  expect(again.getRadioGroup("meeting").getSelected()).toBe("By video");
  expect(again.getCheckBox("ready-1").isChecked()).toBe(false);
  expect(again.getCheckBox("ready-2").isChecked()).toBe(true);
  again.flatten();
  expect(await textOf(await again.doc.save())).toContain("Adébáyọ Ngũgĩ, Ọlá Ẹniọlá");
});

test("our own reader reads a kit from the first word to the last", async () => {
  const text = await textOf(sample);
  const inOrder = [
    "One chapter with one field of each kind.",
    "Contents",
    "Adébáyọ̀ Ọlá",
    "Ngũgĩ wa Thiong’o",
    "Ngũgĩ, Đặng Thị Ngọc and Ṣadé said it.",
    "The first sentence stands above the field.",
    "Role",
    "What changed",
    "From where to where.",
    "How will you meet?",
    "By video",
    "The figure comes first.",
    "The last sentence stands below the fields.",
  ];
  const places = inOrder.map((words) => text.lastIndexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test("two fields of one name are refused with both labels", async () => {
  const { pdf, places } = typeset(resolve("tests/fixtures/kits/sample.typ"));
  const twins = places.map((place) => (place.name === "year" ? { ...place, name: "role" } : place));
  await expect(addFields({ pdf, places: twins })).rejects.toThrow(
    'Two fields are named "role": Role; Year.',
  );
});

test("a source that does not hold together is refused with its file and line", () => {
  expect(() => typeset(resolve("tests/fixtures/kits/unfinished.typ"))).toThrow(
    /kits.unfinished\.typ:2: unclosed delimiter/,
  );
});

test.for(kits)("%s is typeset, with every field in its place", async (file) => {
  const { pages, pdf } = await kitOf(file);
  const document = await PDFDocument.load(pdf);
  expect(document.getPageCount()).toBeGreaterThanOrEqual(6);
  expect(readFormLabels(document)).toHaveLength(pages.places.length);
  expect(fontsOf(document).filter(({ isEmbedded }) => !isEmbedded)).toEqual([]);
  for (const page of document.getPages())
    expect(page.node.get(PDFName.of("Tabs"))).toBe(PDFName.of("S"));
});

test.for(kits)("%s keeps words and fields on the paper, and runs nothing", async (file) => {
  const { pdf } = await kitOf(file);
  const document = await PDFDocument.load(pdf);
  const { width, height } = document.getPage(0).getSize();
  const widgets = document
    .getForm()
    .getFields()
    .flatMap((field) => field.acroField.getWidgets());
  const boxes = widgets.map((widget) => widget.getRectangle());
  const fields = boxes.map(({ x, y, width: wide, height: high }) => ({
    text: "a field",
    left: x,
    right: x + wide,
    bottom: y,
    top: y + high,
  }));
  const outside = [...(await readTextBoxes(pdf)).flat(), ...fields].filter(
    ({ left, right, bottom, top }) =>
      left < safe || right > width - safe || bottom < safe || top > height - safe,
  );
  expect(outside).toEqual([]);
  const objects = document.context.enumerateIndirectObjects().map(([, object]) => String(object));
  expect(
    objects.filter((object) => /\/(?:JavaScript|JS|OpenAction|AA|Launch)\b/.test(object)),
  ).toEqual([]);
});

test.for(kits)(
  "%s says which page may be seen before it is bought, and what it is called",
  (file) => {
    const {
      previewPage: shown,
      pageCount: count,
      chapters,
      worksheets,
    } = typeset(resolve("content/kits", file));
    expect(shown?.page).toBeGreaterThan(2);
    expect(shown?.page).toBeLessThanOrEqual(count);
    expect(shown?.description).toMatch(/^[A-Z].{30,}\.$/);
    expect(chapters.length).toBeGreaterThan(4);
    expect(worksheets.length).toBeGreaterThan(2);
  },
);
