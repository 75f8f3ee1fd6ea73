import type { KitId } from "#core/kits/kits.ts";

export const purchaseKinds = ["kit", "session", "pro"] as const;
export type PurchaseKind = (typeof purchaseKinds)[number];

export const purchaseStates = [
  "open",
  "processing",
  "paid",
  "failed",
  "expired",
  "refunded",
  "disputed",
  "lost",
  "review",
] as const;

/** `review`: what was paid is not what was asked, so nothing is delivered and the operator is notified. */
export type PurchaseState = (typeof purchaseStates)[number];

/** What others may know of a purchase: what was bought, by whom, and whether it stands. */
export type Purchase = {
  readonly id: string;
  readonly kind: PurchaseKind;
  /** A kit, or the plan: pro_monthly, pro_annual. */
  readonly sku: KitId | "pro_monthly" | "pro_annual";
  readonly state: PurchaseState;
  /** Null for a guest. */
  readonly userId: string | null;
  /** Where the receipt goes; null until it is known. */
  readonly email: string | null;
  /** US cents. */
  readonly amount: number;
  readonly paidAt: Date | null;
  readonly invoiceUrl: string | null;
};
