import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { addFields } from "#adapters/typesetting/add-fields.ts";
import { type PagePicture, pagePicture } from "#adapters/typesetting/page-picture.ts";
import {
  openTypesetter,
  type TypesetPages,
  type Typesetter,
} from "#adapters/typesetting/typesetter.ts";
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
    return [kit, drawPreview(pages, kit)];
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    console.error(`${file} cannot be typeset.\n${why}`);
    return process.exit(1);
  }
}

function drawPreview(pages: TypesetPages, kit: string): KitPreview {
  const drawing = pages.draw();
  return {
    pages: pages.count,
    worksheets: pages.worksheets.length,
    chapters: [...pages.chapters],
    cover: save(`${kit}-cover`, pagePicture(drawing, 1)),
    inside: pages.shown && {
      picture: save(`${kit}-page`, pagePicture(drawing, pages.shown.page)),
      description: pages.shown.description,
    },
  };
}

/** Its name changes with what it shows, so that it can be kept for good. */
function save(name: string, { svg, width, height }: PagePicture) {
  const hash = createHash("sha256").update(svg).digest("base64url").slice(0, 8);
  const src = `/assets/kits/${name}-${hash}.svg`;
  writeFileSync(join(shown, src), svg);
  writeFileSync(join(shown, `${src}.gz`), gzipSync(svg, { level: 9 }));
  writeFileSync(join(shown, `${src}.br`), brotliCompressSync(svg));
  return { src, width, height };
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
