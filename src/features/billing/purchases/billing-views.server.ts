import type { Purchase } from "#core/purchases/purchase.ts";
import type { BillingContext } from "#features/billing/billing-context.server.ts";
import type { BillingView, CheckoutView, PurchaseView } from "#features/billing/contract.ts";
import { productNameOf } from "#features/billing/emails/purchase-emails.server.ts";
import { getBillingView } from "#features/billing/subscription/billing-view.server.ts";
import { syncFromProvider } from "#features/billing/sync/sync.server.ts";
import { purchase } from "#features/billing/table.server.ts";
import { eq, notInArray } from "drizzle-orm";
import { adoptGuestPurchases } from "./guest-claims.server.ts";
import {
  findOwnedPurchase,
  listOwnedPurchases,
  type PurchaseRequester,
} from "./owned-purchases.server.ts";
import { toPurchase, type PurchaseRow } from "./purchase-records.server.ts";
import { mayCorrectAddress } from "./receipts.server.ts";

/** The hour that came with a purchase. */
export type FindCoachingSession = (purchase: Purchase) => Promise<{
  readonly id: string;
  readonly state: string;
  readonly startsAt: Date | null;
  readonly day: string | null;
} | null>;

export type BillingViewDeps = BillingContext & { readonly sessionFor: FindCoachingSession };

const unpaidStates = ["open", "expired", "failed"] as const;

/** What was bought and what the plan is, shown to the owner alone. */
export function createBillingViews(context: BillingViewDeps) {
  const { db } = context;

  /** Everything that was paid or is being paid, newest first. */
  async function listPurchases(requester: PurchaseRequester): Promise<readonly PurchaseView[]> {
    await adoptPurchasesOf(requester);
    const isPaid = notInArray(purchase.state, [...unpaidStates]);
    const rows = await listOwnedPurchases(context, requester, isPaid);
    return Promise.all(rows.toReversed().map(toPurchaseView));
  }

  /** Looks at the provider first, so that what was paid a moment ago is here. Throws 404 to everybody but its owner. */
  async function fetchCheckout(
    requester: PurchaseRequester,
    checkoutId: string,
  ): Promise<CheckoutView> {
    const isCheckout = eq(purchase.checkoutId, checkoutId);
    await findOwnedPurchase(context, requester, isCheckout);
    await syncFromProvider(context, { checkoutId });
    const row = await findOwnedPurchase(context, requester, isCheckout);
    return { state: row.state, kind: row.kind, purchase: await toPurchaseView(row) };
  }

  /** Bought as a guest with an address that is proven by now. */
  async function adoptPurchasesOf({ userId, email }: PurchaseRequester): Promise<void> {
    if (userId !== null && email !== null)
      await db.transaction((tx) => adoptGuestPurchases(tx, context, { userId, email }));
  }

  async function toPurchaseView(row: PurchaseRow): Promise<PurchaseView> {
    const bought = toPurchase(row);
    const { id, sku, kind, state, amount, paidAt, invoiceUrl, email } = bought;
    const session = kind === "session" ? await context.sessionFor(bought) : null;
    return {
      id,
      sku,
      name: productNameOf(sku),
      kind,
      state,
      amount,
      paidAt: paidAt?.toISOString() ?? null,
      invoiceUrl,
      email,
      mayCorrectAddress: mayCorrectAddress(row),
      downloads: [...context.delivery.downloadsFor(bought)],
      session: session && { ...session, startsAt: session.startsAt?.toISOString() ?? null },
    };
  }

  return {
    listPurchases,
    fetchCheckout,
    getPlan: (person: { readonly id: string; readonly isPro: boolean }): Promise<BillingView> =>
      getBillingView(context, person),
  };
}
