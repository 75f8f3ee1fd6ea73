import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { memoizeAsync } from "#adapters/memoize-async.ts";

/** What draws an SVG; its engine may be started once in a process. */
export const loadSvgRenderer = memoizeAsync(async () => {
  const { initWasm, Resvg } = await import("@resvg/resvg-wasm");
  const engine = fileURLToPath(import.meta.resolve("@resvg/resvg-wasm/index_bg.wasm"));
  await initWasm(await readFile(engine));
  return Resvg;
});
