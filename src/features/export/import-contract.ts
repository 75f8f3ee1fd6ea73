import { z } from "zod";

/** POST /api/import: what was added, and what was here already, by the part of the product. */
export const ImportResponse = z.object({
  brought: z.array(z.object({ name: z.string(), added: z.int(), known: z.int() })),
});
export type ImportResponse = z.infer<typeof ImportResponse>;

/** In bytes, packed. */
export const maxImportBytes = 20 * 1024 * 1024;
