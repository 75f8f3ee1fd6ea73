import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { once } from "#adapters/once.ts";
import { palettePng } from "./palette-png.ts";

export type SmallPicture = {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
};

/** Draws an SVG as a PNG of this width in pixels: a browser shows it at once, where a page of outlines takes its time. */
export async function smallPicture(svg: string, width: number): Promise<SmallPicture> {
  const { Resvg } = await renderer();
  const drawn = new Resvg(svg, { fitTo: { mode: "width", value: width } }).render();
  const size = { width: drawn.width, height: drawn.height };
  return { png: palettePng({ data: drawn.pixels, ...size }), ...size };
}

const renderer = once(async () => {
  const { initWasm, Resvg } = await import("@resvg/resvg-wasm");
  const wasm = fileURLToPath(import.meta.resolve("@resvg/resvg-wasm/index_bg.wasm"));
  await initWasm(await readFile(wasm));
  return { Resvg };
});
