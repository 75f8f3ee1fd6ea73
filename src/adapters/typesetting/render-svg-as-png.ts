import { loadSvgRenderer } from "#adapters/picture/svg-renderer.ts";
import { encodePalettePng } from "./palette-png.ts";

export type RenderedPng = {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
};

/** Draws an SVG as a PNG of this width in pixels: a browser shows it at once, where a page of outlines takes its time. */
export async function renderSvgAsPng(svg: string, width: number): Promise<RenderedPng> {
  const Resvg = await loadSvgRenderer();
  const drawn = new Resvg(svg, { fitTo: { mode: "width", value: width } }).render();
  const size = { width: drawn.width, height: drawn.height };
  return { png: encodePalettePng({ data: drawn.pixels, ...size }), ...size };
}
