import { array } from "#core/schema.ts";
import { apiQuery, optionalApiQuery } from "#ui/api/api-query.ts";
import { BillingView, CheckoutView, PlanPriceIds, PurchaseView } from "./contract.ts";

export const planPricesQuery = apiQuery(["/api/plans"], PlanPriceIds);

export const billingQuery = apiQuery(["/api/billing"], BillingView);

export const purchasesQuery = apiQuery(["/api/purchases"], array(PurchaseView));

/** Null for a checkout of somebody else, or one that is not there. */
export function checkoutQuery(id: string) {
  return optionalApiQuery([`/api/checkout/${encodeURIComponent(id)}`], CheckoutView);
}
