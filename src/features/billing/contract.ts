import { EmailAddress } from "#core/access/email-address.ts";
import { kitIds } from "#core/kits/kits.ts";
import { purchaseKinds, purchaseStates } from "#core/purchases/purchase.ts";
import { z } from "zod";

const incomplete = "The request is not complete. Reload the page and try again.";
const Name = z.string(incomplete).max(200, incomplete);

/** POST /api/create-checkout-session; without a price the monthly plan. */
export const ProCheckout = z.object({ priceId: Name.nullish() });
export type ProCheckout = z.infer<typeof ProCheckout>;

/** POST /api/create-powerkit-checkout. The price is decided on the server. */
export const KitCheckout = z.object({ kitId: Name, priceId: Name.nullish() });
export type KitCheckout = z.infer<typeof KitCheckout>;

/** Where to go now: a checkout or the portal. */
export const Departure = z.object({ url: z.string() });
export type Departure = z.infer<typeof Departure>;

/** GET /api/plans: the provider's names of the prices; null while they are not known. */
export const PlanPrices = z.object({
  monthly: z.string().nullable(),
  annual: z.string().nullable(),
});
export type PlanPrices = z.infer<typeof PlanPrices>;

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
export const PlanSwitch = z.object({
  plan: z.enum(["monthly", "annual"], "Choose monthly or annual."),
});
export type PlanSwitch = z.infer<typeof PlanSwitch>;

/** One of GET /api/purchases, newest first. */
export const BoughtView = z.object({
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
export type BoughtView = z.infer<typeof BoughtView>;

/** GET /api/checkout/:sessionId, for whoever began it. */
export const CheckoutView = z.object({
  state: BoughtView.shape.state,
  kind: BoughtView.shape.kind,
  purchase: BoughtView,
});
export type CheckoutView = z.infer<typeof CheckoutView>;

/** POST /api/purchases/:id/address. */
export const NewAddress = z.object({ email: EmailAddress });
export type NewAddress = z.infer<typeof NewAddress>;

/** POST /api/purchases/:id/receipt and …/address: where the receipt goes now. */
export const ReceiptSent = z.object({ email: z.string() });
export type ReceiptSent = z.infer<typeof ReceiptSent>;
