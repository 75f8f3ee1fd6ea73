import { formatDecimalDollars } from "#core/record/amount.ts";
import { optionalAmount, requiredDay, requiredOption } from "#core/record/fields.ts";
import { moveKinds, moveLabels } from "#core/record/negotiation-status.ts";
import * as s from "#core/schema.ts";

/** Each field of a move, in the order of form and JSON. */
export const moveFields = {
  kind: requiredOption({
    label: "What happened",
    options: moveKinds,
    labels: moveLabels,
    start: "countered",
  }),
  date: requiredDay({ label: "When" }),
  amountCents: optionalAmount({ label: "How much", hint: "Optional, in dollars." }),
};

export const NegotiationMove = s.object({ id: s.string, ...moveFields });
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
