import { readAmount, sayAmount } from "#core/record/amount.ts";
import { negotiationStatuses, type NegotiationStatus } from "#core/record/status.ts";
import type { Typed } from "#ui/kept.ts";
import { localDay } from "#ui/use-today.ts";
import type { Negotiation } from "./contract.ts";
import type { AskText } from "./use-negotiations.ts";

/** The fields of a new negotiation. */
export const blankAsk: Typed = {
  request: "",
  status: "pending",
  date: "",
  amount: "",
  followUp: "",
};

/** The fields of a negotiation that she changes; `version` is what the change is made from. */
export function fieldsOf(asked: Negotiation): Typed {
  return {
    request: asked.request,
    status: asked.status,
    date: asked.date,
    amount: asked.amountCents === null ? "" : sayAmount(asked.amountCents),
    followUp: asked.followUp ?? "",
    version: `${asked.version}`,
  };
}

/** What the fields say; an empty date is today. */
export function textIn(typed: Typed): AskText {
  const { request = "", status = "", date = "", amount = "", followUp = "" } = typed;
  return {
    request: request.trim(),
    status: statusIn(status),
    date: date || localDay(),
    amountCents: readAmount(amount),
    followUp: followUp || null,
  };
}

/** The sentence about an amount that cannot be read, or null. */
export function amountProblem({ amount = "" }: Typed): string | null {
  if (amount.trim() === "" || readAmount(amount) !== null) return null;
  return "Write the amount in dollars, such as $184,500.";
}

function statusIn(text: string): NegotiationStatus {
  return negotiationStatuses.find((status) => status === text) ?? "pending";
}
