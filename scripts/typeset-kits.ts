import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { addFields } from "#adapters/typesetting/add-fields.ts";
import { drawPreview } from "#adapters/typesetting/kit-preview.ts";
import { openTypesetter, type Typesetter } from "#adapters/typesetting/typesetter.ts";
import type { KitPreview } from "#core/kits/preview.ts";

/** Sets every kit in `content/kits` once for each change of what they are made of, and draws what is shown of it. */
const from = "content/kits";
const to = "dist/kits";
/** What lies below it is served to everybody; the kits lie beside it. */
const shown = join(to, "public");
const stamp = join(to, ".source-hash");

const wanted = sourceHash();
if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) await typesetKits();

async function typesetKits(): Promise<void> {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(join(shown, "assets/kits"), { recursive: true });
  const typesetter = await openTypesetter();
  if (typesetter === null) {
    console.log("Power Kits cannot be typeset on this system; the product starts without them.");
    return;
  }
  const previews: [string, KitPreview][] = [];
  for (const file of kitFiles()) previews.push(await typesetKit(typesetter, file));
  writeFileSync(join(to, "previews.json"), JSON.stringify(Object.fromEntries(previews)));
  writeFileSync(stamp, wanted);
}

async function typesetKit(typesetter: Typesetter, file: string): Promise<[string, KitPreview]> {
  const kit = basename(file, ".typ");
  try {
    const pages = typesetter.typeset(resolve(from, file));
    writeFileSync(join(to, `${kit}.pdf`), await addFields(pages));
    const { preview, pictures } = await drawPreview(pages, kit);
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
    writeFileSync(join(shown, address), content);
    if (!address.endsWith(".svg")) continue;
    writeFileSync(join(shown, `${address}.gz`), gzipSync(content, { level: 9 }));
    writeFileSync(join(shown, `${address}.br`), brotliCompressSync(content, { params }));
  }
}

function kitFiles(): string[] {
  return readdirSync(from).filter((file) => file.endsWith(".typ") && file !== "design.typ");
}

function sourceHash(): string {
  const hash = createHash("sha256");
  for (const folder of [from, "src/adapters/typesetting", "src/adapters/pdf"])
    for (const file of readdirSync(folder).toSorted())
      hash
        .update(file)
        .update("\0")
        .update(readFileSync(join(folder, file)));
  hash.update(readFileSync("scripts/typeset-kits.ts"));
  return hash.update(readFileSync("package-lock.json")).digest("hex");
}
