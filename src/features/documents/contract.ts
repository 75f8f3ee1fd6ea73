import { z } from "zod";

/** POST /api/ai/parse-document: what was read, and sentences about how. */
export const ParseDocumentResponse = z.object({
  text: z.string(),
  /** Null where the format does not say. */
  pages: z.int().nullable(),
  /** UTF-16 units of the text. */
  characters: z.int(),
  notes: z.array(z.string()).readonly(),
});
export type ParseDocumentResponse = z.infer<typeof ParseDocumentResponse>;
