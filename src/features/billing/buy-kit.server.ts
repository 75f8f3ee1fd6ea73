import { AppError } from "#core/errors/app-error.ts";
import { type Kit, kitIds, kitOf, type KitId } from "#core/kits/kits.ts";
import { heldKits } from "#core/purchases/owned-kits.ts";
import type { Price } from "#adapters/payments/payments.ts";
import { ensureCustomer } from "./customers.server.ts";
import { openCheckout } from "./open-checkout.server.ts";
import type { Ground } from "./parts.server.ts";
import { findPurchases, type Holder, isHeldBy, purchaseFrom } from "./purchases.server.ts";

export type KitWish = {
  readonly kitId: string;
  readonly priceId: string | null;
  /** Null for a guest, whose browser is known by its claim. */
  readonly member: { readonly id: string; readonly email: string; readonly isPro: boolean } | null;
  readonly claimHash: string | null;
};

/** A day; at the members' price only just longer than a checkout has to live, for she may stop being one. */
const minutesOpen = { standard: 24 * 60, pro: 31 } as const;

/** The address of the checkout for a kit or a session. Throws AppError when it cannot be bought, and PaymentsTrouble. */
export async function startKitCheckout(ground: Ground, wish: KitWish): Promise<string> {
  const id = kitIds.find((one) => one === wish.kitId);
  const kit = id && kitOf(id);
  if (!id || !kit) throw new AppError("unknown_kit", "There is no kit of that name.");
  refuseUnsold(ground, id, kit, wish.member !== null);
  const { price, isPro } = await priceOf(ground, kit, wish);
  const { member } = wish;
  const holder: Holder = { userId: member?.id ?? null, claimHash: member ? null : wish.claimHash };
  const refuse = () => refuseHeld(ground, id, kit, { ...holder, claimHash: wish.claimHash });
  await refuse();
  return openCheckout(ground, {
    ...holder,
    email: member?.email ?? null,
    kind: kit.isPremium ? "session" : "kit",
    sku: id,
    price,
    customerId: member && (await ensureCustomer(ground, member)),
    minutes: minutesOpen[isPro ? "pro" : "standard"],
    cancelPath: "/power-kits",
    refuse,
  });
}

function refuseUnsold({ delivery }: Ground, id: KitId, kit: Kit, isMember: boolean): void {
  if (kit.comingSoon)
    throw new AppError("coming_soon", `${kit.name} is coming soon. It cannot be bought yet.`);
  if (kit.isFree)
    throw new AppError(
      "not_for_sale",
      isMember
        ? `${kit.name} is free with your account. Download it.`
        : `${kit.name} is free with an account. Sign up and download it.`,
      undefined,
      isMember ? { downloadUrl: `/download/${id}` } : {},
    );
  if (kit.lookupKey === undefined || !delivery.isDeliverable(id))
    throw new AppError("not_for_sale", `${kit.name} cannot be bought at the moment.`);
}

/** What she pays is decided here: the price that she names only has to be one of this kit's. */
async function priceOf(
  { prices }: Ground,
  kit: Kit,
  { priceId, member }: KitWish,
): Promise<{ readonly price: Price; readonly isPro: boolean }> {
  const all = await prices.all();
  const standard = all.get(kit.lookupKey ?? "");
  const pro = all.get(kit.proLookupKey ?? "");
  const isHerPrice = member?.isPro === true && kit.proLookupKey !== undefined;
  if (priceId !== null && priceId !== standard?.id && priceId !== pro?.id)
    throw new AppError(
      "price_kit_mismatch",
      "That price belongs to something else. Reload the page.",
    );
  if (priceId !== null && priceId === pro?.id && !isHerPrice)
    throw new AppError("pro_price_requires_pro", "That price is for Pro members.");
  const price = isHerPrice ? pro : standard;
  if (!price) throw new AppError("not_for_sale", `${kit.name} cannot be bought at the moment.`);
  return { price, isPro: isHerPrice };
}

/** What is hers, alone or within a bundle, is not sold to her again. A session may be had as often as she likes. */
async function refuseHeld(ground: Ground, id: KitId, kit: Kit, holder: Holder): Promise<void> {
  const isHers = isHeldBy(holder);
  if (kit.isPremium || isHers === null) return;
  const rows = await findPurchases(ground.db, ground.payments, isHers);
  const bought = rows.map(purchaseFrom);
  if (!heldKits(bought).has(id)) return;
  const downloads = bought.flatMap((one) => ground.delivery.downloadsFor(one));
  const downloadUrl = downloads.find((one) => one.kit === id)?.href ?? "/my-kits";
  throw new AppError(
    "already_owned",
    `${kit.name} is yours already. You find it under My Kits.`,
    undefined,
    { downloadUrl },
  );
}
