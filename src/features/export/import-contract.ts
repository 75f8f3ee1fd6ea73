import * as s from "#core/schema.ts";

/** POST /api/import: what was added, and what was here already, by the part of the product. */
export const ImportResponse = s.object({
  brought: s.array(s.object({ name: s.string, added: s.number, known: s.number })),
});
export type ImportResponse = s.Infer<typeof ImportResponse>;

/** In bytes, packed. */
export const maxImportBytes = 20 * 1024 * 1024;
