import { formatDecimalDollars } from "#core/record/amount.ts";
import { moveKinds, moveLabels } from "#core/record/negotiation-status.ts";
import * as s from "#core/schema.ts";

export const NegotiationMove = s.object({
  id: s.string,
  kind: s.oneOf(moveKinds),
  date: s.string,
  amountCents: s.nullable(s.number),
});
export type NegotiationMove = s.Infer<typeof NegotiationMove>;

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
