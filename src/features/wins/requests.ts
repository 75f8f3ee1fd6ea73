import { RecordDay, RecordId, RecordVersion } from "#core/record/field-schemas.ts";
import { ExportedId, exportedTimes } from "#core/record/record-schemas.ts";
import type { SchemasOf } from "#core/schema.ts";
import { z } from "zod";
import type { WinFields } from "./contract.ts";

/** What a request may say of each field. */
const typedFields = {
  title: z
    .string()
    .trim()
    .min(1, "Give your win a title.")
    .max(
      200,
      "A title holds up to 200 characters. Shorten it, and put the rest into the description.",
    ),
  description: z
    .string()
    .trim()
    .max(4000, "A description holds up to 4,000 characters. Shorten it, and save again.")
    .nullable()
    .transform((text) => text || null),
  date: RecordDay,
} satisfies SchemasOf<WinFields>;

/** What an import may say of each field. One that came later has a default, for the exports from before it. */
const exportedFields = {
  title: z.string().min(1).max(1_000),
  description: z.string().max(20_000).nullable(),
  date: z.iso.date(),
} satisfies SchemasOf<WinFields>;

/** POST /api/wins. Without a date it is today's, in UTC; with an id a repeated request adds nothing twice. */
export const NewWin = z
  .object({ id: RecordId.optional(), ...typedFields })
  .partial({ description: true, date: true });

/** PATCH /api/wins/:id. With a version, only when nobody changed the win since. */
export const WinChange = z
  .object(typedFields)
  .partial()
  .extend({ version: RecordVersion.optional() });

/** A win in the export, and taken back from it. */
export const ExportedWin = z.object({ id: ExportedId, ...exportedFields, ...exportedTimes });
