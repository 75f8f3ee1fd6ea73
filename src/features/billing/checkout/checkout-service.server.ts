import type { BillingContext } from "#features/billing/billing-context.server.ts";
import { hashClaimToken } from "#features/billing/purchases/guest-claims.server.ts";
import {
  type Buyer,
  startProCheckout,
} from "#features/billing/subscription/pro-subscription.server.ts";
import { type ProPlan, proPlans } from "#core/plans/plans.ts";
import { type KitOrder, startKitCheckout } from "./kit-checkout.server.ts";

/** A kit, and the claim by which a guest's browser is known. */
export type KitCheckoutOrder = Omit<KitOrder, "claimHash"> & { readonly claimToken: string };

/** Where a purchase begins, and what can be bought. */
export function createCheckoutService(context: BillingContext) {
  const { prices } = context;
  return {
    startPro: (buyer: Buyer, priceId: string | null) => startProCheckout(context, buyer, priceId),
    startKit: ({ claimToken, ...order }: KitCheckoutOrder) =>
      startKitCheckout(context, { ...order, claimHash: hashClaimToken(claimToken) }),
    /** Null while a plan isn't sold. */
    getPlanPriceIds() {
      const ids = prices.getPriceIds();
      const idOf = (plan: ProPlan) => ids.get(proPlans[plan].lookupKey) ?? null;
      return { monthly: idOf("monthly"), annual: idOf("annual") };
    },
    /** By lookup key, without what isn't sold. */
    getPriceIds: prices.getPriceIds,
    checkPrices: prices.check,
  };
}
