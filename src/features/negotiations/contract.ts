import { moveKinds, negotiationStatuses } from "#core/record/negotiation-status.ts";
import * as s from "#core/schema.ts";

const Status = s.oneOf(negotiationStatuses);

export const NegotiationMove = s.object({
  id: s.string,
  kind: s.oneOf(moveKinds),
  date: s.string,
  amountCents: s.nullable(s.number),
});
export type NegotiationMove = s.Infer<typeof NegotiationMove>;

export const Negotiation = s.object({
  id: s.string,
  request: s.string,
  status: Status,
  date: s.string,
  amountCents: s.nullable(s.number),
  followUp: s.nullable(s.string),
  version: s.number,
  /** In the order they happened. */
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
