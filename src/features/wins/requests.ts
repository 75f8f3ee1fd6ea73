import { z } from "zod";
import { RecordDay, RecordId, RecordVersion } from "#core/record/field-schemas.ts";

const Title = z
  .string()
  .trim()
  .min(1, "Give your win a title.")
  .max(
    200,
    "A title holds up to 200 characters. Shorten it, and put the rest into the description.",
  );
const Description = z
  .string()
  .trim()
  .max(4000, "A description holds up to 4,000 characters. Shorten it, and save again.")
  .nullable();

/** POST /api/wins. Without a date it is today's, in UTC; with an id a repeated request adds nothing twice. */
export const NewWin = z.object({
  id: RecordId.optional(),
  title: Title,
  description: Description.optional(),
  date: RecordDay.optional(),
});
export type NewWin = z.infer<typeof NewWin>;

/** PATCH /api/wins/:id. With a version, only when nobody changed the win since. */
export const WinChange = z.object({
  title: Title.optional(),
  description: Description.optional(),
  date: RecordDay.optional(),
  version: RecordVersion.optional(),
});
export type WinChange = z.infer<typeof WinChange>;
