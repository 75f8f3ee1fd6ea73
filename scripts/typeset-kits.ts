import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { addFields } from "#adapters/typesetting/add-form-fields.ts";
import { renderKitPreview } from "#adapters/typesetting/kit-preview.ts";
import { openTypesetter, type Typesetter } from "#adapters/typesetting/typesetter.ts";
import type { KitPreview } from "#core/kits/kit-preview.ts";
import { findKit } from "#core/kits/kits.ts";

/** Sets every kit in `content/kits` once for each change of what they are made of, and draws what is shown of it. */
const sourceFolder = "content/kits";
const outputFolder = "dist/kits";
/** What lies below it is served to everybody; the kits lie beside it. */
const publicFolder = join(outputFolder, "public");
const hashFile = join(outputFolder, ".source-hash");

const stray = kitFiles().filter((file) => findKit(basename(file, ".typ")) === null);
if (stray.length > 0) {
  console.error(
    `${stray.join(", ")} in ${sourceFolder}: no kit in src/core/kits/kits.ts has this id.`,
  );
  process.exit(1);
}

const currentHash = sourceHash();
if (!existsSync(hashFile) || readFileSync(hashFile, "utf8") !== currentHash) await typesetKits();

async function typesetKits(): Promise<void> {
  rmSync(outputFolder, { recursive: true, force: true });
  mkdirSync(join(publicFolder, "assets/kits"), { recursive: true });
  const typesetter = await openTypesetter();
  if (typesetter === null) {
    console.log("Power Kits cannot be typeset on this system; the product starts without them.");
    return;
  }
  const previews: [string, KitPreview][] = [];
  for (const file of kitFiles()) previews.push(await typesetKit(typesetter, file));
  writeFileSync(join(outputFolder, "previews.json"), JSON.stringify(Object.fromEntries(previews)));
  writeFileSync(hashFile, currentHash);
}

async function typesetKit(typesetter: Typesetter, file: string): Promise<[string, KitPreview]> {
  const kit = basename(file, ".typ");
  try {
    const pages = typesetter.typeset(resolve(sourceFolder, file));
    writeFileSync(join(outputFolder, `${kit}.pdf`), await addFields(pages));
    const { preview, pictures } = await renderKitPreview(pages, kit);
    savePictures(pictures);
    return [kit, preview];
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    console.error(`${file} cannot be typeset.\n${why}`);
    return process.exit(1);
  }
}

/** What can be packed has its packed forms beside it, as the browser’s other files have them. */
function savePictures(pictures: ReadonlyMap<string, Buffer>): void {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  for (const [address, content] of pictures) {
    writeFileSync(join(publicFolder, address), content);
    if (!address.endsWith(".svg")) continue;
    writeFileSync(join(publicFolder, `${address}.gz`), gzipSync(content, { level: 9 }));
    writeFileSync(join(publicFolder, `${address}.br`), brotliCompressSync(content, { params }));
  }
}

function kitFiles(): string[] {
  return readdirSync(sourceFolder).filter((file) => file.endsWith(".typ") && file !== "design.typ");
}

function sourceHash(): string {
  const hash = createHash("sha256");
  for (const folder of [sourceFolder, "src/adapters/typesetting", "src/adapters/pdf"])
    for (const file of readdirSync(folder).toSorted())
      hash
        .update(file)
        .update("\0")
        .update(readFileSync(join(folder, file)));
  hash.update(readFileSync("scripts/typeset-kits.ts"));
  return hash.update(readFileSync("package-lock.json")).digest("hex");
}
