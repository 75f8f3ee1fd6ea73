import { formatDay } from "#core/record/day.ts";
import { formatDollars } from "#ui/format-dollars.ts";
import type { PurchaseView } from "#features/billing/contract.ts";

type State = PurchaseView["state"];

/** The state of a purchase, where its files would be. Null when there is nothing to add: it is paid. */
export const purchaseStateText: Readonly<Record<State, string | null>> = {
  paid: null,
  open: "Not paid yet.",
  processing: "Being confirmed. Some ways of paying take a few days; what you bought opens then.",
  failed: "The payment did not go through. Nothing was charged.",
  expired: "Not paid. Nothing was charged.",
  refunded: "Returned: the money went back to you, and this is closed.",
  disputed: "Closed while your bank looks into this payment.",
  lost: "Closed: your bank took the payment back.",
  review: "We are looking at this payment, and write to you about it.",
};

/** "November 21, 2026", in universal time; null for what is not paid. */
export function formatPaidDate({ paidAt }: PurchaseView): string | null {
  return paidAt && formatDay(paidAt.slice(0, 10));
}

/** "$22, paid on November 21, 2026". */
export function formatPriceLine(bought: PurchaseView): string {
  const day = formatPaidDate(bought);
  return `${formatDollars(bought.amount)}${day === null ? "" : `, paid on ${day}`}`;
}
