import { svgRenderer } from "#adapters/picture/svg-renderer.ts";
import { palettePng } from "./palette-png.ts";

export type SmallPicture = {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
};

/** Draws an SVG as a PNG of this width in pixels: a browser shows it at once, where a page of outlines takes its time. */
export async function smallPicture(svg: string, width: number): Promise<SmallPicture> {
  const Resvg = await svgRenderer();
  const drawn = new Resvg(svg, { fitTo: { mode: "width", value: width } }).render();
  const size = { width: drawn.width, height: drawn.height };
  return { png: palettePng({ data: drawn.pixels, ...size }), ...size };
}
