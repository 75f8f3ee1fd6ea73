import type { Database } from "#adapters/database/database.ts";
import type { JobHandler } from "#adapters/queue/queue.ts";
import { type ProPlan as Plan, proPlans } from "#core/plans/plans.ts";
import type { KitId } from "#core/kits/kits.ts";
import { ownedKits } from "#core/purchases/owned-kits.ts";
import type { Purchase } from "#core/purchases/purchase.ts";
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { getBillingView } from "#features/billing/subscription/billing-view.server.ts";
import { type KitOrder, startKitCheckout } from "#features/billing/checkout/kit-checkout.server.ts";
import {
  adoptGuestPurchases,
  hashClaimToken,
  createGuestClaims,
} from "#features/billing/purchases/guest-claims.server.ts";
import { handleWebhookEvent } from "#features/billing/sync/webhook-events.server.ts";
import type { BillingDeps, BillingContext } from "./billing-context.server.ts";
import { billingData, forgetCustomerJobKind } from "./personal-data.server.ts";
import { revalidateSubscription } from "#features/billing/sync/revalidate-subscription.server.ts";
import { createPriceList } from "./price-list.server.ts";
import {
  type Buyer,
  cancelPlan,
  openPortal,
  resumePlan,
  startProCheckout,
  findOngoingSubscription,
  switchPlan,
} from "#features/billing/subscription/pro-subscription.server.ts";
import {
  createPurchaseService,
  type PurchaseServiceDeps,
} from "#features/billing/purchases/purchase-service.server.ts";
import {
  findPurchases,
  ownedBy,
  toPurchase,
} from "#features/billing/purchases/purchase-records.server.ts";
import { reconcileBilling } from "#features/billing/sync/reconcile.server.ts";
import { syncFromProvider } from "#features/billing/sync/sync.server.ts";
import { purchase } from "./table.server.ts";

export type BillingService = ReturnType<typeof createBillingService>;

type BillingServiceDeps = BillingDeps & Pick<PurchaseServiceDeps, "sessionFor">;

/** Everything about money. Access follows from what was fetched from the provider, and from nothing else. */
export function createBillingService(deps: BillingServiceDeps) {
  const { db, payments } = deps;
  const prices = createPriceList(deps);
  const ground: BillingContext & BillingServiceDeps = { ...deps, prices };
  const guestClaims = createGuestClaims(deps.baseUrl);

  async function findOne(condition: ReturnType<typeof and>): Promise<Purchase | null> {
    const [row] = await findPurchases(db, payments, condition);
    return row ? toPurchase(row) : null;
  }

  async function listPurchases(userId: string): Promise<readonly Purchase[]> {
    return (await findPurchases(db, payments, eq(purchase.userId, userId))).map(toPurchase);
  }

  const jobHandlers: Readonly<Record<string, JobHandler>> = {
    async [forgetCustomerJobKind](data) {
      const { provider, livemode, customerId } = ForgetCustomerJob.parse(data);
      const isInCharge = provider === payments.provider && livemode === String(payments.livemode);
      if (isInCharge) await payments.deleteCustomer(customerId);
    },
  };

  return {
    /** The purchase as it stands, among those of the payments in charge. */
    findPurchase: (id: string) => findOne(eq(purchase.id, id)),
    listPurchases,
    /** The documents that are hers: bought, within a bundle, and the pack that is free with an account. */
    ownedKits: async (userId: string): Promise<ReadonlySet<KitId>> =>
      new Set([...ownedKits(await listPurchases(userId)), "raise-promotion-ask"]),
    /** The purchase if this browser's claim bought it as a guest. */
    findClaimedPurchase: (id: string, token: string) =>
      findOne(
        and(
          eq(purchase.id, id),
          ownedBy({ userId: null, claimHash: hashClaimToken(token) }) ?? undefined,
        ),
      ),
    guestClaims,
    hashClaimToken,
    getPlanPriceIds: async () => {
      const all = await prices.getPricesForPage();
      const idOf = (plan: Plan) => all.get(proPlans[plan].lookupKey)?.id ?? null;
      return { monthly: idOf("monthly"), annual: idOf("annual") };
    },
    /** By lookup key; empty while they are not known. */
    getPriceIds: async (): Promise<ReadonlyMap<string, string>> => {
      const all = await prices.getPricesForPage();
      return new Map([...all].map(([key, { id }]) => [key, id]));
    },
    checkPrices: prices.check,
    syncCheckout: (checkoutId: string) => syncFromProvider(ground, { checkoutId }),
    syncCustomer: (customerId: string) => syncFromProvider(ground, { customerId }),
    /** Her subscription that stands, as the records have it. */
    findSubscription: (userId: string) => findOngoingSubscription(ground, userId),
    /** Looks again where the records may be behind. True when it looked. */
    revalidateSubscription: (userId: string) => revalidateSubscription(ground, userId),
    startProCheckout: (buyer: Buyer, priceId: string | null) =>
      startProCheckout(ground, buyer, priceId),
    startKitCheckout: ({
      claimToken,
      ...wish
    }: Omit<KitOrder, "claimHash"> & { claimToken: string }) =>
      startKitCheckout(ground, { ...wish, claimHash: hashClaimToken(claimToken) }),
    openPortal: (buyer: Omit<Buyer, "isPro">) => openPortal(ground, buyer),
    cancelPlan: (userId: string) => cancelPlan(ground, userId),
    resumePlan: (userId: string) => resumePlan(ground, userId),
    switchPlan: (userId: string, plan: Plan) => switchPlan(ground, userId, plan),
    getBillingView: (person: { readonly id: string; readonly isPro: boolean }) =>
      getBillingView(ground, person),
    handleWebhookEvent: (body: Uint8Array, signature: string) =>
      handleWebhookEvent(ground, body, signature),
    reconcile: (how?: { readonly full?: boolean }) => reconcileBilling(ground, how),
    /** Each hour what may be late, and everything once a night. */
    reconcileHourly: async () => {
      await reconcileBilling(ground, { full: new Date().getUTCHours() === fullReconcileHourUtc });
    },
    adoptGuestPurchases: (
      tx: Database,
      person: { readonly userId: string; readonly email: string },
    ) => adoptGuestPurchases(tx, ground, person),
    purchases: createPurchaseService(ground),
    personalData: billingData(ground),
    jobHandlers,
  };
}

/** Universal time. */
const fullReconcileHourUtc = 3;

const ForgetCustomerJob = z.object({
  provider: z.string(),
  livemode: z.string(),
  customerId: z.string(),
});
