import { parseAmount, formatAmount } from "#core/record/amount.ts";
import { negotiationStatuses, type NegotiationStatus } from "#core/record/negotiation-status.ts";
import type { FormValues } from "#ui/forms/stored-form.ts";
import { localDay } from "#ui/use-today.ts";
import type { Negotiation, NegotiationFields } from "#features/negotiations/contract.ts";

/** The fields of a new negotiation. */
export const blankNegotiation: FormValues = {
  request: "",
  status: "pending",
  date: "",
  amount: "",
  followUp: "",
};

/** The fields of a negotiation that she changes; `version` is what the change is made from. */
export function toNegotiationFields(negotiation: Negotiation): FormValues {
  return {
    request: negotiation.request,
    status: negotiation.status,
    date: negotiation.date,
    amount: negotiation.amountCents === null ? "" : formatAmount(negotiation.amountCents),
    followUp: negotiation.followUp ?? "",
    version: `${negotiation.version}`,
  };
}

/** What the fields say; an empty date is today. */
export function parseNegotiationFields(typed: FormValues): NegotiationFields {
  const { request = "", status = "", date = "", amount = "", followUp = "" } = typed;
  return {
    request: request.trim(),
    status: parseStatus(status),
    date: date || localDay(),
    amountCents: parseAmount(amount),
    followUp: followUp || null,
  };
}

/** The sentence about an amount that cannot be read, or null. */
export function amountProblem({ amount = "" }: FormValues): string | null {
  if (amount.trim() === "" || parseAmount(amount) !== null) return null;
  return "Write the amount in dollars, such as $184,500.";
}

function parseStatus(text: string): NegotiationStatus {
  return negotiationStatuses.find((status) => status === text) ?? "pending";
}
