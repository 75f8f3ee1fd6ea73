import { z } from "zod";

/** What the typesetting process is sent: a document as JSON. */
export const Order = z.object({ id: z.int(), language: z.string() });

/** What it answers: a PDF, or the letters that no face of ours holds ("" for any other trouble). */
export const Answer = z.union([
  z.object({ id: z.int(), pdf: z.instanceof(Uint8Array) }),
  z.object({ id: z.int(), pdf: z.null(), unknown: z.string() }),
]);

export type SetAnswer =
  | { readonly pdf: Uint8Array }
  | { readonly pdf: null; readonly unknown: string };
