import { once } from "#adapters/once.ts";
import { readFieldFace } from "#adapters/typesetting/faces.ts";
import { openFace } from "./face.ts";

/** The face that every kit carries whole, for its fields and its stamp. */
export const fieldFace = once(async () => openFace(await readFieldFace()));
