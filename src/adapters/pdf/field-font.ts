import { memoizeAsync } from "#adapters/memoize-async.ts";
import { readFieldFont } from "#adapters/typesetting/kit-fonts.ts";
import { loadEmbeddedFont } from "./embedded-font.ts";

/** The face that every kit carries whole, for its fields and its stamp. */
export const loadFieldFont = memoizeAsync(async () => loadEmbeddedFont(await readFieldFont()));
