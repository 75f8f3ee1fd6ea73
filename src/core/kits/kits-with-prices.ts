import { type Kit, kits } from "./kits.ts";

/** A kit with the provider's names of its prices, where they are known. */
export type PricedKit = Kit & {
  readonly stripePriceId?: string;
  readonly stripeProPriceId?: string;
};

/** The catalogue as its call answers it; `priceIds` by lookup key. */
export function kitsWithPrices(priceIds: ReadonlyMap<string, string>): readonly PricedKit[] {
  return kits.map((kit: Kit) => {
    const standard = priceIds.get(kit.lookupKey ?? "");
    const pro = priceIds.get(kit.proLookupKey ?? "");
    return {
      ...kit,
      ...(standard !== undefined && { stripePriceId: standard }),
      ...(pro !== undefined && { stripeProPriceId: pro }),
    };
  });
}
