import { EmailAddress } from "#core/access/email-address.ts";
import { kitIds } from "#core/kits/kit-ids.ts";
import { purchaseKinds, purchaseStates } from "#core/purchases/purchase.ts";
import { z } from "zod";

const incomplete = "The request is not complete. Reload the page and try again.";
const PlainId = z.string(incomplete).max(200, incomplete);

/** POST /api/create-checkout-session; without a price the monthly plan. */
export const ProCheckoutRequest = z.object({ priceId: PlainId.nullish() });
export type ProCheckoutRequest = z.infer<typeof ProCheckoutRequest>;

/** POST /api/create-powerkit-checkout. The price is decided on the server. */
export const KitCheckoutRequest = z.object({ kitId: PlainId, priceId: PlainId.nullish() });
export type KitCheckoutRequest = z.infer<typeof KitCheckoutRequest>;

/** Where to go now: a checkout or the portal. */
export const RedirectResponse = z.object({ url: z.string() });
export type RedirectResponse = z.infer<typeof RedirectResponse>;

/** GET /api/plans: the provider's names of the prices; null while they are not known. */
export const PlanPriceIds = z.object({
  monthly: z.string().nullable(),
  annual: z.string().nullable(),
});
export type PlanPriceIds = z.infer<typeof PlanPriceIds>;

/** GET /api/billing, and what each change of it answers. Amounts are US cents. */
export const BillingView = z.object({
  plan: z.enum(["free", "pro_monthly", "pro_annual", "granted"]),
  /** The provider's word for the subscription's state; null without one. */
  status: z.string().nullable(),
  amount: z.number().int().nullable(),
  interval: z.enum(["month", "year"]).nullable(),
  /** The next payment. */
  nextAt: z.iso.datetime().nullable(),
  /** Pro ends then. */
  endsAt: z.iso.datetime().nullable(),
  canResume: z.boolean(),
  pastDue: z.boolean(),
});
export type BillingView = z.infer<typeof BillingView>;

/** POST /api/billing/switch. */
export const PlanSwitchRequest = z.object({
  plan: z.enum(["monthly", "annual"], "Choose monthly or annual."),
});
export type PlanSwitchRequest = z.infer<typeof PlanSwitchRequest>;

/** One of GET /api/purchases, newest first. */
export const PurchaseView = z.object({
  id: z.string(),
  sku: z.enum([...kitIds, "pro_monthly", "pro_annual"]),
  name: z.string(),
  kind: z.enum(purchaseKinds),
  state: z.enum(purchaseStates),
  amount: z.number().int(),
  paidAt: z.iso.datetime().nullable(),
  invoiceUrl: z.string().nullable(),
  /** Where the receipt went. */
  email: z.string().nullable(),
  /** A guest may correct her address once. */
  mayCorrectAddress: z.boolean(),
  downloads: z.array(
    z.object({
      kit: z.enum(kitIds),
      name: z.string(),
      href: z.string(),
      formats: z.array(z.string()).optional(),
    }),
  ),
  session: z
    .object({
      id: z.string(),
      state: z.string(),
      startsAt: z.iso.datetime().nullable(),
      /** "Tuesday, December 1, 2026", in her own time zone. */
      day: z.string().nullable(),
    })
    .nullable(),
});
export type PurchaseView = z.infer<typeof PurchaseView>;

/** GET /api/checkout/:sessionId, for whoever began it. */
export const CheckoutView = z.object({
  state: PurchaseView.shape.state,
  kind: PurchaseView.shape.kind,
  purchase: PurchaseView,
});
export type CheckoutView = z.infer<typeof CheckoutView>;

/** POST /api/purchases/:id/address. */
export const ReceiptAddressRequest = z.object({ email: EmailAddress });
export type ReceiptAddressRequest = z.infer<typeof ReceiptAddressRequest>;

/** POST /api/purchases/:id/receipt and …/address: where the receipt goes now. */
export const ReceiptSentResponse = z.object({ email: z.string() });
export type ReceiptSentResponse = z.infer<typeof ReceiptSentResponse>;
