import { readdirSync } from "node:fs";
import { basename, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { addFields } from "#adapters/typesetting/add-form-fields.ts";
import { renderKitPreview } from "#adapters/typesetting/kit-preview.ts";
import { openTypesetter } from "#adapters/typesetting/typesetter.ts";
import { kitIds } from "#core/kits/kit-ids.ts";
import { isForSale, kits as catalogue } from "#core/kits/kits.ts";
import { KitPreview, KitPreviews } from "#core/kits/kit-preview.ts";
import { readPageTexts } from "../support/documents/pdf-text.ts";
import { createTestApp } from "../support/app/test-app.ts";

const typesetter = await openTypesetter();
if (typesetter === null) throw new Error("The typesetter has no binary for this system.");
const { typeset } = typesetter;
const kits = readdirSync("content/kits").filter((file) => file !== "design.typ");

/** Runs of eight words: long enough to be nobody else's. */
function runsOf(text: string): Set<string> {
  const words = text.split(/\s+/);
  return new Set(words.map((_, index) => words.slice(index, index + 8).join(" ")).slice(0, -8));
}

test("every document that can be had is written", () => {
  const wanted = catalogue.filter((kit) => kit.kind === "pdf" && (isForSale(kit) || kit.isFree));
  for (const { id } of wanted) expect(kits).toContain(`${id}.typ`);
});

test.for(kits)(
  "what is shown of %s is small, is a page, and tells nothing else of it",
  async (file) => {
    const kit = basename(file, ".typ");
    expect(kitIds).toContain(kit);
    const pages = typeset(resolve("content/kits", file));
    const { preview, pictures } = await renderKitPreview(pages, kit);
    expect(KitPreview.parse(preview)).toEqual(preview);

    const { cover, inside } = preview;
    expect([...pictures.keys()]).toEqual([cover.src, inside?.picture.src, inside?.large]);
    for (const picture of [cover, inside?.picture]) {
      const png = pictures.get(picture?.src ?? "") ?? Buffer.alloc(24);
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([240, 311]);
      expect(png.length).toBeLessThan(30_000);
    }
    const svg = pictures.get(inside?.large ?? "")?.toString() ?? "";
    expect(gzipSync(svg).length).toBeLessThan(60_000);
    expect(svg).not.toMatch(/<(?:text|a|script|image|foreignObject)\b/);
    expect(svg.match(/<use /g)?.length).toBeGreaterThan(500);

    const said = JSON.stringify(preview);
    const texts = await readPageTexts(await addFields(pages));
    const runs = texts.slice(2).flatMap((text) => [...runsOf(text)]);
    expect(runs.length).toBeGreaterThan(1000);
    expect(runs.filter((run) => said.includes(run))).toEqual([]);
  },
);

test("the previews of the product are what the build wrote, or none", async () => {
  await using app = await createTestApp();
  const previews = KitPreviews.parse(await app.get("/api/kits/previews"));
  for (const kit of Object.keys(previews)) expect(kitIds).toContain(kit);
});

test("no address near the pictures answers with a kit", async () => {
  await using app = await createTestApp();
  const names = kitIds.map((kit) => `${kit}.pdf`);
  const folders = [
    "/",
    "/kits/",
    "/dist/kits/",
    "/assets/",
    "/assets/kits/",
    "/assets/kits/..%2f..%2f..%2f",
  ];
  for (const name of names)
    for (const folder of folders) {
      const response = await app.request(folder + name);
      expect(response.status, folder + name).toBe(404);
      expect(await response.text()).not.toContain("%PDF");
    }
});
