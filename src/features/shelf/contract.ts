import { shelfKinds } from "#core/shelf/shelf-piece.ts";
import * as s from "#core/schema.ts";

/** Something of the member's own record that a text can be written from. */
export const ShelfItem = s.object({
  key: s.string,
  kind: s.oneOf(shelfKinds),
  name: s.string,
  text: s.string,
  /** The day in the member's own calendar, or of the last change; null for what has none. */
  date: s.nullable(s.string),
});
export type ShelfItem = s.Infer<typeof ShelfItem>;

const KnownFactSchema = s.object({ tool: s.string, question: s.string, text: s.string });

/** GET /api/shelf: newest first within each kind; `facts` is what other tools were answered and may be asked again. */
export const ShelfResponse = s.object({
  items: s.array(ShelfItem),
  facts: s.array(KnownFactSchema),
});
export type ShelfResponse = s.Infer<typeof ShelfResponse>;
