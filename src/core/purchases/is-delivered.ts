import type { PurchaseState } from "./purchase.ts";

/** Only what is paid, and not taken back, is delivered. */
export function isDelivered(state: PurchaseState): boolean {
  return state === "paid";
}

/** In these states the same kit is not sold to its buyer again. */
export function isOwnedOrPending(state: PurchaseState): boolean {
  return state === "paid" || state === "processing" || state === "disputed";
}
