import type { CsvColumns } from "#core/csv/csv-columns.ts";
import { formatDecimalDollars } from "#core/record/amount.ts";
import { negotiationStatuses, statusLabels } from "#core/record/negotiation-status.ts";
import * as s from "#core/schema.ts";
import { NegotiationMove, formatMovesCell } from "./move-contract.ts";

const Status = s.oneOf(negotiationStatuses);

/** Each field of a negotiation as it is stored, in the order of its JSON: the one list of its columns. */
export const negotiationFields = {
  request: s.string,
  status: Status,
  date: s.string,
  amountCents: s.nullable(s.number),
  followUp: s.nullable(s.string),
};
export type NegotiationFields = s.InferShape<typeof negotiationFields>;

/** What is stored in a table of its own: the moves, in the order they happened. */
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

/** A negotiation as its own table has it, without the version that two windows compare. */
export const NegotiationEntry = s.object({ id: s.string, ...negotiationFields });

/** A negotiation as its own table has it. */
export const StoredNegotiation = s.object({ ...NegotiationEntry.shape, version: s.number });

export const Negotiation = s.object({
  ...StoredNegotiation.shape,
  moves: s.array(NegotiationMove),
});
export type Negotiation = s.Infer<typeof Negotiation>;

/** GET /api/negotiations?before=…: fifty, newest first. With "latest" the first fifty, and the counts of a year and a bit. */
export const NegotiationsPage = s.object({
  negotiations: s.array(Negotiation),
  /** What to ask for next, or null when there are no older ones. */
  older: s.nullable(s.string),
  months: s.array(s.object({ month: s.string, status: Status, count: s.number })),
});
export type NegotiationsPage = s.Infer<typeof NegotiationsPage>;
