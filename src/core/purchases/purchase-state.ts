import { isDelivered } from "./is-delivered.ts";
import type { PurchaseState } from "./purchase.ts";

/** A checkout as the provider reports it at this moment. Amounts are US cents. */
export type CheckoutFacts = {
  readonly status: "open" | "complete" | "expired";
  readonly isPaid: boolean;
  /** Nothing was to be paid. */
  readonly isFree: boolean;
  readonly hasFailed: boolean;
  readonly priceIds: readonly string[];
  readonly subtotal: number;
  readonly currency: string;
  readonly refunded: number;
  readonly amount: number;
  readonly dispute: "none" | "open" | "won" | "lost";
};

/** What was asked when the checkout began. */
export type OrderedPrice = {
  readonly priceId: string;
  readonly amount: number;
  readonly currency: string;
};

/** What a purchase is by the provider's word alone. */
export function purchaseStateFrom(facts: CheckoutFacts, ordered: OrderedPrice): PurchaseState {
  if (facts.status === "open") return "open";
  if (facts.status === "expired") return "expired";
  if (!isAsOrdered(facts, ordered)) return "review";
  if (!facts.isPaid && !facts.isFree) return facts.hasFailed ? "failed" : "processing";
  if (facts.dispute === "lost") return "lost";
  if (facts.amount > 0 && facts.refunded >= facts.amount) return "refunded";
  return facts.dispute === "open" ? "disputed" : "paid";
}

/** One line of the price that was asked, at its amount, and free only if it was asked for nothing. */
function isAsOrdered(facts: CheckoutFacts, { priceId, amount, currency }: OrderedPrice): boolean {
  const [line, ...more] = facts.priceIds;
  const isRightPrice = line === priceId && more.length === 0;
  const isRightAmount = facts.subtotal === amount && facts.currency === currency;
  return isRightPrice && isRightAmount && !(facts.isFree && amount > 0);
}

const statesAfterPayment = ["paid", "refunded", "disputed", "lost"] as const;

/** What a purchase may still become; any other report of the provider changes nothing. */
const allowedTransitions: Readonly<Record<PurchaseState, readonly PurchaseState[]>> = {
  open: ["processing", "failed", "expired", "review", ...statesAfterPayment],
  processing: ["failed", "review", ...statesAfterPayment],
  // We close a checkout that is replaced; a payment made in that moment counts.
  expired: ["processing", "failed", "review", ...statesAfterPayment],
  failed: ["processing", "review", ...statesAfterPayment],
  paid: ["refunded", "disputed", "lost"],
  // A refund can fail later, and then the payment stands after all.
  refunded: ["paid", "disputed", "lost"],
  disputed: ["paid", "refunded", "lost"],
  lost: ["paid", "refunded"],
  review: ["refunded", "disputed", "lost"],
};

/**
 * The state after the provider reported `seen`: that, or the same as before when one does not follow from the other.
 */
export function nextPurchaseState(state: PurchaseState, observed: PurchaseState): PurchaseState {
  return allowedTransitions[state].includes(observed) ? observed : state;
}

/** What a change of state means to those who deliver. `wasPaid`: it had been delivered before. */
export function deliveryEffectOf(
  from: PurchaseState,
  to: PurchaseState,
  wasPaid: boolean,
): "paid" | "revoked" | "restored" | null {
  if (isDelivered(from) === isDelivered(to)) return null;
  if (isDelivered(from)) return "revoked";
  return wasPaid ? "restored" : "paid";
}
