import { AppError } from "#core/errors/app-error.ts";
import { findKit, type Kit } from "#core/kits/kits.ts";
import { ownedOrPendingKits } from "#core/purchases/owned-kits.ts";
import type { Price } from "#adapters/payments/payments.ts";
import { ensureCustomer } from "#features/billing/customers.server.ts";
import { checkoutMinutes, findOrOpenCheckout } from "./open-checkout.server.ts";
import type { BillingContext } from "#features/billing/billing-context.server.ts";
import {
  findPurchases,
  type PurchaseOwner,
  ownedBy,
  toPurchase,
} from "#features/billing/purchases/purchase-records.server.ts";

export type KitOrder = {
  readonly kitId: string;
  readonly priceId: string | null;
  /** Null for a guest, whose browser is known by its claim. */
  readonly member: { readonly id: string; readonly email: string; readonly isPro: boolean } | null;
  readonly claimHash: string | null;
};

/** The address of the checkout for a kit or a session. Throws AppError when it cannot be bought, and PaymentsError. */
export async function startKitCheckout(context: BillingContext, wish: KitOrder): Promise<string> {
  const kit = findKit(wish.kitId);
  if (!kit) throw new AppError("unknown_kit", "There is no kit of that name.");
  assertForSale(context, kit, wish.member !== null);
  const { price, isPro } = await choosePrice(context, kit, wish);
  const { member } = wish;
  const holder: PurchaseOwner = {
    userId: member?.id ?? null,
    claimHash: member ? null : wish.claimHash,
  };
  const refuse = () => assertNotOwned(context, kit, { ...holder, claimHash: wish.claimHash });
  await refuse();
  return findOrOpenCheckout(context, {
    ...holder,
    email: member?.email ?? null,
    kind: kit.kind === "session" ? "session" : "kit",
    sku: kit.id,
    price,
    customerId: member && (await ensureCustomer(context, member)),
    expiresInMinutes: checkoutMinutes[isPro ? "pro" : "standard"],
    cancelPath: "/power-kits",
    assertAllowed: refuse,
  });
}

function assertForSale({ delivery }: BillingContext, kit: Kit, isMember: boolean): void {
  if (kit.comingSoon)
    throw new AppError("coming_soon", `${kit.name} is coming soon. It cannot be bought yet.`);
  if (kit.isFree)
    throw new AppError(
      "not_for_sale",
      isMember
        ? `${kit.name} is free with your account. Download it.`
        : `${kit.name} is free with an account. Sign up and download it.`,
      undefined,
      isMember ? { downloadUrl: `/download/${kit.id}` } : {},
    );
  if (kit.lookupKey === undefined || !delivery.isDeliverable(kit.id))
    throw new AppError("not_for_sale", `${kit.name} cannot be bought at the moment.`);
}

/** The amount is decided here: the price that the request names only has to be one of this kit's. */
async function choosePrice(
  { prices }: BillingContext,
  kit: Kit,
  { priceId, member }: KitOrder,
): Promise<{ readonly price: Price; readonly isPro: boolean }> {
  const all = await prices.getPrices();
  const standard = all.get(kit.lookupKey ?? "");
  const pro = all.get(kit.proLookupKey ?? "");
  const usesProPrice = member?.isPro === true && kit.proLookupKey !== undefined;
  const isStandard = priceId !== null && (await prices.isPriceOf(kit.lookupKey, priceId));
  const isPro = priceId !== null && (await prices.isPriceOf(kit.proLookupKey, priceId));
  if (priceId !== null && !isStandard && !isPro)
    throw new AppError(
      "price_kit_mismatch",
      "That price belongs to something else. Reload the page.",
    );
  if (isPro && !usesProPrice)
    throw new AppError("pro_price_requires_pro", "That price is for Pro members.");
  const price = usesProPrice ? pro : standard;
  if (!price) throw new AppError("not_for_sale", `${kit.name} cannot be bought at the moment.`);
  return { price, isPro: usesProPrice };
}

/** A kit that the buyer owns, alone or within a bundle, is not sold again. A session may be bought many times. */
async function assertNotOwned(
  context: BillingContext,
  kit: Kit,
  holder: PurchaseOwner,
): Promise<void> {
  const isOwned = ownedBy(holder);
  if (kit.kind === "session" || isOwned === null) return;
  const rows = await findPurchases(context.db, context.payments, isOwned);
  const bought = rows.map(toPurchase);
  if (!ownedOrPendingKits(bought).has(kit.id)) return;
  const downloads = bought.flatMap((one) => context.delivery.downloadsFor(one));
  const downloadUrl = downloads.find((one) => one.kit === kit.id)?.href ?? "/my-kits";
  throw new AppError("already_owned", `${kit.name} is already yours. It’s in My Kits.`, undefined, {
    downloadUrl,
  });
}
