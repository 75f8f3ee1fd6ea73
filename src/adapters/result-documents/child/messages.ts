import { z } from "zod";

/** What the typesetting process is sent: a document as JSON. */
export const TypesetRequest = z.object({ id: z.int(), language: z.string() });

/** The response: a PDF, the letters that no face of ours holds ("" for any other error), or a card that is too long. */
export const TypesetResponse = z.union([
  z.object({ id: z.int(), pdf: z.null(), isTooLong: z.literal(true) }),
  z.object({ id: z.int(), pdf: z.instanceof(Uint8Array) }),
  z.object({ id: z.int(), pdf: z.null(), unknown: z.string() }),
]);

export type TypesetResult =
  | { readonly pdf: Uint8Array }
  | { readonly pdf: null; readonly isTooLong: true }
  | { readonly pdf: null; readonly unknown: string };
