import { z } from "zod";
import { EmailAddress } from "#core/access/email-address.ts";

const incomplete = "The request is not complete. Reload the page and try again.";
const PlainId = z.string(incomplete).max(200, incomplete);

/** POST /api/create-checkout-session; without a price the monthly plan. */
export const ProCheckoutRequest = z.object({ priceId: PlainId.nullish() });
export type ProCheckoutRequest = z.infer<typeof ProCheckoutRequest>;

/** POST /api/create-powerkit-checkout. The price is decided on the server. */
export const KitCheckoutRequest = z.object({ kitId: PlainId, priceId: PlainId.nullish() });
export type KitCheckoutRequest = z.infer<typeof KitCheckoutRequest>;

/** POST /api/billing/switch. */
export const PlanSwitchRequest = z.object({
  plan: z.enum(["monthly", "annual"], "Choose monthly or annual."),
});
export type PlanSwitchRequest = z.infer<typeof PlanSwitchRequest>;

/** POST /api/purchases/:id/address. */
export const ReceiptAddressRequest = z.object({ email: EmailAddress });
export type ReceiptAddressRequest = z.infer<typeof ReceiptAddressRequest>;
