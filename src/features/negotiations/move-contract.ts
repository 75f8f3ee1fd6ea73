import { formatDecimalDollars } from "#core/record/amount.ts";
import { AmountCents, RecordDay, RecordId } from "#core/record/field-schemas.ts";
import { moveKinds, moveLabels } from "#core/record/negotiation-status.ts";
import { ExportedId } from "#core/record/record-schemas.ts";
import { z } from "zod";

/** POST /api/negotiations/:id/moves. */
export const NewNegotiationMove = z.object({
  id: RecordId.optional(),
  kind: z.enum(moveKinds),
  date: RecordDay.optional(),
  amountCents: AmountCents.nullish(),
});
export type NewNegotiationMove = z.infer<typeof NewNegotiationMove>;

export const NegotiationMove = z.object({
  id: z.string(),
  kind: z.enum(moveKinds),
  date: z.string(),
  amountCents: z.number().nullable(),
});
export type NegotiationMove = z.infer<typeof NegotiationMove>;

/** The moves of one negotiation in an export of ours. */
export const ExportedMoves = z
  .array(
    z.object({
      id: ExportedId,
      kind: z.enum(moveKinds),
      date: z.iso.date(),
      amountCents: z.int().nonnegative().nullable(),
    }),
  )
  .max(1_000);

/** "Asked 184500.00 2026-04-02; Deferred 2026-04-02" */
export function formatMovesCell(moves: readonly NegotiationMove[]): string {
  return moves
    .map(({ kind, date, amountCents }) =>
      [moveLabels[kind], formatDecimalDollars(amountCents), date]
        .filter((part) => part !== "")
        .join(" "),
    )
    .join("; ");
}
