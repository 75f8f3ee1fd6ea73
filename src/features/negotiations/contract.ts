import type { CsvColumns } from "#core/csv/csv-columns.ts";
import { formatDecimalDollars } from "#core/record/amount.ts";
import { AmountCents, RecordDay, RecordId, RecordVersion } from "#core/record/field-schemas.ts";
import { negotiationStatuses, statusLabels } from "#core/record/negotiation-status.ts";
import { ExportedId, type SchemasOf, exportedTimes } from "#core/record/record-schemas.ts";
import { z } from "zod";
import { ExportedMoves, NegotiationMove, formatMovesCell } from "./move-contract.ts";

const Status = z.enum(negotiationStatuses);

/** Each field of a negotiation as it is kept, in the order of its JSON: the one list of its columns. */
export const negotiationFields = {
  request: z.string(),
  status: Status,
  date: z.string(),
  amountCents: z.number().nullable(),
  followUp: z.string().nullable(),
};
const Fields = z.object(negotiationFields);
export type NegotiationFields = z.infer<typeof Fields>;

/** What a request may say of each field. */
const typedFields = {
  request: z
    .string()
    .trim()
    .min(1, "Say what you asked for.")
    .max(2000, "A request holds up to 2,000 characters. Shorten it, and save again."),
  status: Status,
  date: RecordDay,
  amountCents: AmountCents.nullable(),
  followUp: RecordDay.nullable(),
} satisfies SchemasOf<NegotiationFields>;

/** What an import may say of each field. One that came later has a default, for the exports from before it. */
const exportedFields = {
  request: z.string().min(1).max(10_000),
  status: Status,
  date: z.iso.date(),
  amountCents: z.int().nonnegative().nullable(),
  followUp: z.iso.date().nullable(),
} satisfies SchemasOf<NegotiationFields>;

/** What lies in a table of its own: the moves, in the order they happened. */
export type NegotiationParts = { moves: NegotiationMove[] };

/** The columns of negotiations.csv. */
export const negotiationCsv: CsvColumns<NegotiationFields & NegotiationParts> = {
  date: { heading: "Date", cell: ({ date }) => date },
  request: { heading: "Request", cell: ({ request }) => request },
  status: { heading: "Status", cell: ({ status }) => statusLabels[status] },
  amountCents: {
    heading: "Amount in USD",
    cell: ({ amountCents }) => formatDecimalDollars(amountCents),
  },
  followUp: { heading: "Follow up", cell: ({ followUp }) => followUp ?? "" },
  moves: { heading: "Moves", cell: ({ moves }) => formatMovesCell(moves) },
};

/** POST /api/negotiations. Without a date it is today's, in UTC; with an id a repeated request adds nothing twice. */
export const NewNegotiation = z
  .object({ id: RecordId.optional(), ...typedFields, status: Status.default("pending") })
  .partial({ date: true, amountCents: true, followUp: true });

/** PATCH /api/negotiations/:id. With a version, only when nobody changed the negotiation since. */
export const NegotiationChange = z
  .object(typedFields)
  .partial()
  .extend({ version: RecordVersion.optional() });

/** A negotiation as its own table has it. */
export const StoredNegotiation = z.object({
  id: z.string(),
  ...negotiationFields,
  version: z.number(),
});

export const Negotiation = StoredNegotiation.extend({ moves: z.array(NegotiationMove) });
export type Negotiation = z.infer<typeof Negotiation>;

/** A negotiation in the export, and taken back from it. */
export const ExportedNegotiation = z.object({
  id: ExportedId,
  ...exportedFields,
  moves: ExportedMoves,
  ...exportedTimes,
});

/** GET /api/negotiations?before=…: fifty, newest first. With "latest" the first fifty, and the counts of a year and a bit. */
export const NegotiationsPage = z.object({
  negotiations: z.array(Negotiation),
  /** What to ask for next, or null when there are no older ones. */
  older: z.string().nullable(),
  months: z.array(z.object({ month: z.string(), status: Status, count: z.number() })),
});
export type NegotiationsPage = z.infer<typeof NegotiationsPage>;
