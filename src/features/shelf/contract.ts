import { z } from "zod";
import { shelfKinds } from "#core/shelf/shelf-piece.ts";

/** Something of her own record that a text can be written from. */
export const ShelfItem = z.object({
  key: z.string(),
  kind: z.enum(shelfKinds),
  name: z.string(),
  text: z.string(),
  /** The day in her own calendar, or of the last change; null for what has none. */
  date: z.string().nullable(),
});
export type ShelfItem = z.infer<typeof ShelfItem>;

const KnownFactSchema = z.object({ tool: z.string(), question: z.string(), text: z.string() });

/** GET /api/shelf: newest first within each kind; `facts` is what she told other tools and may be asked again. */
export const ShelfResponse = z.object({
  items: z.array(ShelfItem),
  facts: z.array(KnownFactSchema),
});
export type ShelfResponse = z.infer<typeof ShelfResponse>;
