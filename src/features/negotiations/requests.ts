import {
  exportedFields,
  newRecordRequest,
  recordChangeRequest,
} from "#core/record/field-requests.ts";
import { AmountCents, RecordDay, RecordId } from "#core/record/field-schemas.ts";
import { moveKinds } from "#core/record/negotiation-status.ts";
import { ExportedId, exportedRecord } from "#core/record/record-schemas.ts";
import type { SchemasOf } from "#core/schema.ts";
import { z } from "zod";
import { negotiationFields } from "./contract.ts";
import type { NegotiationMove } from "./move-contract.ts";

const MoveKind = z.enum(moveKinds);

/** POST /api/negotiations. */
export const NewNegotiation = newRecordRequest(negotiationFields);

/** PATCH /api/negotiations/:id. */
export const NegotiationChange = recordChangeRequest(negotiationFields);

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
export const ExportedNegotiation = exportedRecord
  .extend({ moves: z.array(z.object(exportedMove)).max(1_000) })
  .and(exportedFields(negotiationFields));
