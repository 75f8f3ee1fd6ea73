import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { memoizeAsync } from "#adapters/memoize-async.ts";
import { loadSvgRenderer } from "#adapters/picture/svg-renderer.ts";
import { presenceLines } from "#ui/figures/presence-lines.ts";
import type { PostSummary } from "#features/blog/contract.ts";

/** The size that shared links show, in pixels. */
const width = 1200;
const height = 630;

/** The stage of the design in colors that every program knows. */
const color = {
  stage: "#461019",
  line: "#8a4a4f",
  text: "#faf5f0",
  soft: "#e0d3c9",
  point: "#f8b032",
};

type ShareImageText = Pick<PostSummary, "title" | "category"> & { readonly brand: string };

/** The picture of a post for shared links, as PNG: category, title and brand beside the figure. */
export async function renderShareImage(text: ShareImageText): Promise<Uint8Array> {
  const [{ default: satori }, Resvg, fonts] = await Promise.all([
    import("satori"),
    loadSvgRenderer(),
    fontsOnce(),
  ]);
  const words = await satori(<Words {...text} />, { width, height, fonts });
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${color.stage}"/>${figure}${words}</svg>`;
  return new Resvg(picture).render().asPng();
}

function Words({ title, category, brand }: ShareImageText) {
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        width: "100%",
        height: "100%",
        boxSizing: "border-box",
        padding: 72,
        color: color.text,
        fontFamily: "Hanken Grotesk",
      }}
    >
      <div style={{ display: "flex", fontSize: 30, color: color.soft }}>{category}</div>
      <div
        style={{
          display: "flex",
          fontFamily: "Ysabeau",
          fontSize: title.length > 48 ? 72 : 88,
          lineHeight: 1.08,
          maxWidth: 640,
        }}
      >
        {title}
      </div>
      <div style={{ display: "flex", fontSize: 30, color: color.soft }}>{brand}</div>
    </div>
  );
}

const upper = presenceLines
  .map(({ path, opacity }) => `<path d="${path}" opacity="${opacity}"/>`)
  .join("");

/** The field thins out toward the words. */
const figure = [
  '<defs><linearGradient id="f" x1="0" x2="1"><stop offset=".5" stop-color="#000"/><stop offset=".72" stop-color="#fff"/></linearGradient>',
  `<mask id="m"><rect width="${width}" height="${height}" fill="url(#f)"/></mask></defs>`,
  `<g mask="url(#m)"><g transform="translate(960 315)" fill="none" stroke="${color.line}" stroke-width="1.5">${upper}<g transform="scale(1 -1)">${upper}</g></g></g>`,
  `<circle cx="960" cy="315" r="92" fill="${color.point}"/>`,
].join("");

function fileOf(name: string): string {
  return fileURLToPath(import.meta.resolve(name));
}

const fontsOnce = memoizeAsync(async () => [
  {
    name: "Ysabeau",
    weight: 300 as const,
    data: await readFile(fileOf("@fontsource/ysabeau/files/ysabeau-latin-300-normal.woff")),
  },
  {
    name: "Hanken Grotesk",
    weight: 500 as const,
    data: await readFile(
      fileOf("@fontsource/hanken-grotesk/files/hanken-grotesk-latin-500-normal.woff"),
    ),
  },
]);
