import { queryOptions } from "@tanstack/react-query";
import type { BillingView, PurchaseView, CheckoutView, PlanPriceIds } from "./contract.ts";

export const planPricesQuery = queryOptions<PlanPriceIds>({ queryKey: ["/api/plans"] });

export const billingQuery = queryOptions<BillingView>({ queryKey: ["/api/billing"] });

export const purchasesQuery = queryOptions<readonly PurchaseView[]>({
  queryKey: ["/api/purchases"],
});

/** Null for what is not hers, or not there. */
export function checkoutQuery(id: string) {
  return queryOptions<CheckoutView | null>({
    queryKey: [`/api/checkout/${encodeURIComponent(id)}`],
    meta: { absent: 404 },
  });
}
