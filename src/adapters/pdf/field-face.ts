import { memoizeAsync } from "#adapters/once.ts";
import { readFieldFont } from "#adapters/typesetting/faces.ts";
import { loadEmbeddedFont } from "./face.ts";

/** The face that every kit carries whole, for its fields and its stamp. */
export const loadFieldFont = memoizeAsync(async () => loadEmbeddedFont(await readFieldFont()));
