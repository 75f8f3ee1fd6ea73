import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { once } from "#adapters/once.ts";

/** What draws an SVG; its engine may be started once in a process. */
export const svgRenderer = once(async () => {
  const { initWasm, Resvg } = await import("@resvg/resvg-wasm");
  const engine = fileURLToPath(import.meta.resolve("@resvg/resvg-wasm/index_bg.wasm"));
  await initWasm(await readFile(engine));
  return Resvg;
});
