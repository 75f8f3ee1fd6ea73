import * as s from "#core/schema.ts";

const Notes: s.Schema<readonly string[]> = s.array(s.string);

/** POST /api/ai/parse-document: what was read, and sentences about how. */
export const ParseDocumentResponse = s.object({
  text: s.string,
  /** Null where the format does not say. */
  pages: s.nullable(s.number),
  /** UTF-16 units of the text. */
  characters: s.number,
  notes: Notes,
});
export type ParseDocumentResponse = s.Infer<typeof ParseDocumentResponse>;
