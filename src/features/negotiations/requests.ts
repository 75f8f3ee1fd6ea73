import { z } from "zod";
import { AmountCents, RecordDay, RecordId, RecordVersion } from "#core/record/field-schemas.ts";
import { moveKinds, negotiationStatuses } from "#core/record/negotiation-status.ts";

const Request = z
  .string()
  .trim()
  .min(1, "Say what you asked for.")
  .max(2000, "A request holds up to 2,000 characters. Shorten it, and save again.");
const Status = z.enum(negotiationStatuses);

/** POST /api/negotiations. Without a date it is today's, in UTC; with an id a repeated request adds nothing twice. */
export const NewNegotiation = z.object({
  id: RecordId.optional(),
  request: Request,
  status: Status.default("pending"),
  date: RecordDay.optional(),
  amountCents: AmountCents.nullish(),
  followUp: RecordDay.nullish(),
});
export type NewNegotiation = z.infer<typeof NewNegotiation>;

/** PATCH /api/negotiations/:id. With a version, only when nobody changed the negotiation since. */
export const NegotiationChange = z.object({
  request: Request.optional(),
  status: Status.optional(),
  date: RecordDay.optional(),
  amountCents: AmountCents.nullish(),
  followUp: RecordDay.nullish(),
  version: RecordVersion.optional(),
});
export type NegotiationChange = z.infer<typeof NegotiationChange>;

/** POST /api/negotiations/:id/moves. */
export const NewNegotiationMove = z.object({
  id: RecordId.optional(),
  kind: z.enum(moveKinds),
  date: RecordDay.optional(),
  amountCents: AmountCents.nullish(),
});
export type NewNegotiationMove = z.infer<typeof NewNegotiationMove>;
