import { type Kit, kits } from "./kits.ts";

/** A kit with what a checkout is asked for. */
export type PricedKit = Kit & {
  readonly stripePriceId?: string;
  readonly stripeProPriceId?: string;
};

/** A kit as GET /api/kits states it: prices in whole US dollars, its kind as two flags. */
export type KitJson = Omit<PricedKit, "kind" | "amount" | "proAmount" | "asksFor"> & {
  readonly isBundle: boolean;
  readonly isPremium: boolean;
  readonly price: number;
  readonly proPricing?: number;
};

/** The catalogue as its call answers it; `priceIds` by lookup key. */
export function catalogueJson(priceIds: ReadonlyMap<string, string>): readonly KitJson[] {
  return kits.map((kit) => toKitJson(kit, priceIds));
}

function toKitJson(kit: Kit, priceIds: ReadonlyMap<string, string>): KitJson {
  const { kind, amount, proAmount, comingSoon, isFree, holds, id, name } = kit;
  const { description, lookupKey, proLookupKey } = kit;
  const standard = priceIds.get(lookupKey ?? "");
  const pro = priceIds.get(proLookupKey ?? "");
  return {
    comingSoon,
    isBundle: kind === "bundle",
    isPremium: kind === "session",
    isFree,
    holds,
    id,
    name,
    price: amount / 100,
    description,
    ...(lookupKey !== undefined && { lookupKey }),
    ...(proLookupKey !== undefined && { proLookupKey }),
    ...(proAmount !== undefined && { proPricing: proAmount / 100 }),
    ...(standard !== undefined && { stripePriceId: standard }),
    ...(pro !== undefined && { stripeProPriceId: pro }),
  };
}

/** The kit that was sent. */
export function fromKitJson(sent: KitJson): PricedKit {
  const { isBundle, isPremium, price, proPricing, ...kit } = sent;
  const ofDocuments = isBundle ? "bundle" : "pdf";
  return {
    ...kit,
    kind: isPremium ? "session" : ofDocuments,
    amount: toCents(price),
    ...(proPricing !== undefined && { proAmount: toCents(proPricing) }),
  };
}

function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}
