import * as s from "#core/schema.ts";

/** GET /api/power-position; before a first save, the empty statement alone. */
export const PowerPosition = s.object({
  statement: s.string,
  version: s.optional(s.number),
  savedAt: s.optional(s.string),
});
export type PowerPosition = s.Infer<typeof PowerPosition>;
