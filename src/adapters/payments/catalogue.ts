import { type Kit, kits } from "#core/kits/kits.ts";
import { proPlans } from "#core/plans/plans.ts";

/** What the product asks for a thing; the provider finds its price by the lookup key. US cents. */
export type CatalogueItem = {
  readonly lookupKey: string;
  readonly name: string;
  readonly amount: number;
  readonly interval: "month" | "year" | null;
};

const plans: readonly CatalogueItem[] = [
  { ...proPlans.monthly, name: "Pro Access, monthly", interval: "month" },
  { ...proPlans.annual, name: "Pro Access, annual", interval: "year" },
];

/** Everything that can be bought. */
export const catalogueItems: readonly CatalogueItem[] = [...plans, ...kits.flatMap(itemsOfKit)];

function itemsOfKit({ name, price, lookupKey, proPricing, proLookupKey }: Kit): CatalogueItem[] {
  const standard = lookupKey && { lookupKey, name, amount: price * 100, interval: null };
  const forPro = proLookupKey &&
    proPricing && { lookupKey: proLookupKey, name, amount: proPricing * 100, interval: null };
  return [standard, forPro].filter((thing) => typeof thing === "object");
}
