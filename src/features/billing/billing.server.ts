import type { Database } from "#adapters/database/database.ts";
import { createCheckoutService } from "#features/billing/checkout/checkout-service.server.ts";
import {
  type BillingViewDeps,
  createBillingViews,
} from "#features/billing/purchases/billing-views.server.ts";
import { adoptGuestPurchases } from "#features/billing/purchases/guest-claims.server.ts";
import { createReceiptService } from "#features/billing/purchases/receipts.server.ts";
import { createPurchaseReturns } from "#features/billing/purchases/return-purchase.server.ts";
import { createSubscriptionService } from "#features/billing/subscription/subscription-service.server.ts";
import { comparisonJobKind, createComparisonHandler } from "./sync/comparison-job.server.ts";
import { createSyncService } from "#features/billing/sync/sync-service.server.ts";
import type { BillingDeps } from "./billing-context.server.ts";
import {
  createForgetCustomerHandler,
  forgetCustomerJobKind,
} from "./forget-customer-job.server.ts";
import { billingData } from "./personal-data.server.ts";
import { createPriceList } from "./price-list.server.ts";

export type Billing = ReturnType<typeof createBilling>;

/** The parts of billing. Access follows from what was fetched from the provider, and from nothing else. */
export function createBilling(deps: BillingDeps & Pick<BillingViewDeps, "sessionFor">) {
  const context = { ...deps, prices: createPriceList(deps) };
  const sync = createSyncService(context);
  return {
    checkout: createCheckoutService(context),
    subscription: createSubscriptionService(context),
    sync,
    views: createBillingViews(context),
    receipts: createReceiptService(context),
    returns: createPurchaseReturns(context),
    /** Told in the transaction that proved an address. */
    adoptGuestPurchases: (
      tx: Database,
      person: { readonly userId: string; readonly email: string },
    ) => adoptGuestPurchases(tx, context, person),
    personalData: billingData(context),
    jobHandlers: {
      [forgetCustomerJobKind]: createForgetCustomerHandler(deps.payments),
      [comparisonJobKind]: createComparisonHandler(sync),
    },
  };
}
