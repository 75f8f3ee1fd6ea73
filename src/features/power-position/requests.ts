import { z } from "zod";
import { RecordVersion } from "#core/record/field-schemas.ts";

/** POST /api/power-position. With a version (0 before the first save), only when nobody changed the statement since. */
export const NewPowerPosition = z.object({
  statement: z
    .string()
    .trim()
    .max(4000, "A power position holds up to 4,000 characters. Shorten it, and save again."),
  version: RecordVersion.optional(),
});
export type NewPowerPosition = z.infer<typeof NewPowerPosition>;
