import { kitIds } from "#core/kits/kit-ids.ts";
import { purchaseKinds, purchaseStates } from "#core/purchases/purchase.ts";
import * as s from "#core/schema.ts";

/** Where to go now: a checkout or the portal. */
export const RedirectResponse = s.object({ url: s.string });
export type RedirectResponse = s.Infer<typeof RedirectResponse>;

/** GET /api/plans: what a checkout is asked for, by the plan; null while it isn't sold. */
export const PlanPriceIds = s.object({
  monthly: s.nullable(s.string),
  annual: s.nullable(s.string),
});
export type PlanPriceIds = s.Infer<typeof PlanPriceIds>;

/** GET /api/billing, and what each change of it answers. Amounts are US cents. */
export const BillingView = s.object({
  plan: s.oneOf(["free", "pro_monthly", "pro_annual", "granted"]),
  /** The provider's word for the subscription's state; null without one. */
  status: s.nullable(s.string),
  amount: s.nullable(s.number),
  interval: s.nullable(s.oneOf(["month", "year"])),
  /** The next payment. */
  nextAt: s.nullable(s.string),
  /** Pro ends then. */
  endsAt: s.nullable(s.string),
  canResume: s.boolean,
  pastDue: s.boolean,
});
export type BillingView = s.Infer<typeof BillingView>;

/** One of GET /api/purchases, newest first. */
export const PurchaseView = s.object({
  id: s.string,
  sku: s.oneOf([...kitIds, "pro_monthly", "pro_annual"]),
  name: s.string,
  kind: s.oneOf(purchaseKinds),
  state: s.oneOf(purchaseStates),
  amount: s.number,
  paidAt: s.nullable(s.string),
  invoiceUrl: s.nullable(s.string),
  /** Where the receipt went. */
  email: s.nullable(s.string),
  /** A guest may correct the address once. */
  mayCorrectAddress: s.boolean,
  downloads: s.array(
    s.object({
      kit: s.oneOf(kitIds),
      name: s.string,
      href: s.string,
      formats: s.optional(s.array(s.string)),
    }),
  ),
  session: s.nullable(
    s.object({
      id: s.string,
      state: s.string,
      startsAt: s.nullable(s.string),
      /** "Tuesday, December 1, 2026", in the member's own time zone. */
      day: s.nullable(s.string),
    }),
  ),
});
export type PurchaseView = s.Infer<typeof PurchaseView>;

/** GET /api/checkout/:sessionId, for whoever began it. */
export const CheckoutView = s.object({
  state: PurchaseView.shape.state,
  kind: PurchaseView.shape.kind,
  purchase: PurchaseView,
});
export type CheckoutView = s.Infer<typeof CheckoutView>;

/** POST /api/purchases/:id/receipt and …/address: where the receipt goes now. */
export const ReceiptSentResponse = s.object({ email: s.string });
export type ReceiptSentResponse = s.Infer<typeof ReceiptSentResponse>;
