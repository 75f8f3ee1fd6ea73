import type { CsvColumns } from "#core/csv/csv-columns.ts";
import { RecordDay, RecordId, RecordVersion } from "#core/record/field-schemas.ts";
import { ExportedId, type SchemasOf, exportedTimes } from "#core/record/record-schemas.ts";
import { z } from "zod";

/** Each field of a win as it is kept, in the order of its JSON: the one list of its columns. */
export const winFields = {
  title: z.string(),
  description: z.string().nullable(),
  date: z.string(),
};
const Fields = z.object(winFields);
export type WinFields = z.infer<typeof Fields>;

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

/** The columns of wins.csv. */
export const winCsv: CsvColumns<WinFields> = {
  date: { heading: "Date", cell: ({ date }) => date },
  title: { heading: "Title", cell: ({ title }) => title },
  description: { heading: "Description", cell: ({ description }) => description ?? "" },
};

/** POST /api/wins. Without a date it is today's, in UTC; with an id a repeated request adds nothing twice. */
export const NewWin = z
  .object({ id: RecordId.optional(), ...typedFields })
  .partial({ description: true, date: true });

/** PATCH /api/wins/:id. With a version, only when nobody changed the win since. */
export const WinChange = z
  .object(typedFields)
  .partial()
  .extend({ version: RecordVersion.optional() });

export const Win = z.object({ id: z.string(), ...winFields, version: z.number() });
export type Win = z.infer<typeof Win>;

/** A win in the export, and taken back from it. */
export const ExportedWin = z.object({ id: ExportedId, ...exportedFields, ...exportedTimes });

/** GET /api/wins?before=…: fifty wins, newest first. With "latest" the first fifty, and the counts of a year and a bit. */
export const WinsPage = z.object({
  wins: z.array(Win),
  /** What to ask for next, or null when there are no older ones. */
  older: z.string().nullable(),
  /** The server's day, in UTC. */
  today: z.string(),
  months: z.array(z.object({ month: z.string(), count: z.number() })),
});
export type WinsPage = z.infer<typeof WinsPage>;
