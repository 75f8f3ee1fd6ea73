import {
  optionalAmount,
  optionalDay,
  requiredDay,
  requiredOption,
  requiredText,
} from "#core/record/fields.ts";
import { negotiationStatuses, statusLabels } from "#core/record/negotiation-status.ts";
import * as s from "#core/schema.ts";
import { NegotiationMove } from "./move-contract.ts";

/**
 * Each field of a negotiation, in the order of form and JSON: the one list that requests, form, export and import are
 * made of. The table has a column for each.
 */
export const negotiationFields = {
  request: requiredText({
    label: "Request",
    max: 2000,
    whenBlank: "Say what you asked for.",
    isLong: true,
  }),
  status: requiredOption({
    label: "Status",
    options: negotiationStatuses,
    labels: statusLabels,
    start: "pending",
  }),
  date: requiredDay({ label: "Date" }),
  amountCents: optionalAmount({
    label: "Amount",
    heading: "Amount in USD",
    hint: "Optional, in dollars.",
  }),
  followUp: optionalDay({
    label: "Follow up on",
    heading: "Follow up",
    hint: "Optional. You can add the day to your calendar.",
  }),
};
export type NegotiationFields = s.InferShape<typeof negotiationFields>;

/** What is stored in a table of its own: the moves, in the order they happened. */
export type NegotiationParts = { moves: NegotiationMove[] };

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
  months: s.array(s.object({ month: s.string, status: negotiationFields.status, count: s.number })),
});
export type NegotiationsPage = s.Infer<typeof NegotiationsPage>;
