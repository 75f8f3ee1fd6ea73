import { type Kit, kits } from "#core/kits/kits.ts";
import { proPlans } from "#core/plans/plans.ts";

/** What the product asks for a thing; the provider finds its price by the lookup key. US cents. */
export type CatalogueItem = {
  readonly lookupKey: string;
  readonly name: string;
  readonly amount: number;
  readonly interval: "month" | "year" | null;
};

/** A price's name of our own: its id at the emulator, and what a page calls it until Stripe has said its id. */
export function priceIdOf(lookupKey: string): string {
  return `price_${lookupKey}`;
}

const plans: readonly CatalogueItem[] = [
  { ...proPlans.monthly, name: "Pro Access, monthly", interval: "month" },
  { ...proPlans.annual, name: "Pro Access, annual", interval: "year" },
];

/** Everything that can be bought. */
export const catalogueItems: readonly CatalogueItem[] = [...plans, ...kits.flatMap(itemsOfKit)];

function itemsOfKit(kit: Kit): CatalogueItem[] {
  const { name, amount, lookupKey, proAmount, proLookupKey } = kit;
  const standard = lookupKey && { lookupKey, name, amount, interval: null };
  const forPro = proLookupKey &&
    proAmount && { lookupKey: proLookupKey, name, amount: proAmount, interval: null };
  return [standard, forPro].filter((item) => typeof item === "object");
}
