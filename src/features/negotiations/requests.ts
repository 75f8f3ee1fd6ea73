import { AmountCents, RecordDay, RecordId, RecordVersion } from "#core/record/field-schemas.ts";
import { moveKinds, negotiationStatuses } from "#core/record/negotiation-status.ts";
import { ExportedId, exportedTimes } from "#core/record/record-schemas.ts";
import type { SchemasOf } from "#core/schema.ts";
import { z } from "zod";
import type { NegotiationFields } from "./contract.ts";
import type { NegotiationMove } from "./move-contract.ts";

const Status = z.enum(negotiationStatuses);
const MoveKind = z.enum(moveKinds);

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

/** POST /api/negotiations. Without a date it is today's, in UTC; with an id a repeated request adds nothing twice. */
export const NewNegotiation = z
  .object({ id: RecordId.optional(), ...typedFields, status: Status.default("pending") })
  .partial({ date: true, amountCents: true, followUp: true });

/** PATCH /api/negotiations/:id. With a version, only when nobody changed the negotiation since. */
export const NegotiationChange = z
  .object(typedFields)
  .partial()
  .extend({ version: RecordVersion.optional() });

/** POST /api/negotiations/:id/moves. */
export const NewNegotiationMove = z.object({
  id: RecordId.optional(),
  kind: MoveKind,
  date: RecordDay.optional(),
  amountCents: AmountCents.nullish(),
});
export type NewNegotiationMove = z.infer<typeof NewNegotiationMove>;

const exportedMove = {
  id: ExportedId,
  kind: MoveKind,
  date: z.iso.date(),
  amountCents: z.int().nonnegative().nullable(),
} satisfies SchemasOf<NegotiationMove>;

/** A negotiation in the export, and taken back from it. */
export const ExportedNegotiation = z.object({
  id: ExportedId,
  ...exportedFields,
  moves: z.array(z.object(exportedMove)).max(1_000),
  ...exportedTimes,
});
