import { z } from "zod";

/** POST /api/import: what was added, and what was here already, by the part of the product. */
export const ImportAnswer = z.object({
  brought: z.array(z.object({ name: z.string(), added: z.int(), known: z.int() })),
});
export type ImportAnswer = z.infer<typeof ImportAnswer>;

/** In bytes, packed. */
export const mostImport = 20 * 1024 * 1024;
