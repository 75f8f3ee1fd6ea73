import type { Database } from "#adapters/database/database.ts";
import type { Work } from "#adapters/queue/queue.ts";
import { type Billing as Plan, proPlans } from "#core/plans/plans.ts";
import type { KitId } from "#core/kits/kits.ts";
import { ownedKits } from "#core/purchases/owned-kits.ts";
import type { Purchase } from "#core/purchases/purchase.ts";
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { billingView } from "./billing-view.server.ts";
import { type KitWish, startKitCheckout } from "./buy-kit.server.ts";
import { adoptGuestPurchases, claimHashOf, createClaims } from "./claims.server.ts";
import { handleEvent } from "./events.server.ts";
import type { BillingParts, Ground } from "./parts.server.ts";
import { billingData, forgetCustomerKind } from "./personal-data.server.ts";
import { freshen } from "./freshen.server.ts";
import { createPriceList } from "./prices.server.ts";
import {
  type Buyer,
  cancel,
  openPortal,
  resume,
  startProCheckout,
  standingOf,
  switchPlan,
} from "./pro-plan.server.ts";
import { createPurchaseDesk, type DeskParts } from "./purchase-desk.server.ts";
import { findPurchases, isHeldBy, purchaseFrom } from "./purchases.server.ts";
import { reconcile } from "./reconcile.server.ts";
import { sync } from "./sync.server.ts";
import { purchase } from "./table.server.ts";

export type Billing = ReturnType<typeof createBilling>;

type Parts = BillingParts & Pick<DeskParts, "sessionFor">;

/** Everything about money. Access follows from what was fetched from the provider, and from nothing else. */
export function createBilling(parts: Parts) {
  const { db, payments } = parts;
  const prices = createPriceList(parts);
  const ground: Ground & Parts = { ...parts, prices };
  const claims = createClaims(parts.baseUrl);

  async function one(condition: ReturnType<typeof and>): Promise<Purchase | null> {
    const [row] = await findPurchases(db, payments, condition);
    return row ? purchaseFrom(row) : null;
  }

  async function purchasesOf(userId: string): Promise<readonly Purchase[]> {
    return (await findPurchases(db, payments, eq(purchase.userId, userId))).map(purchaseFrom);
  }

  const works: Readonly<Record<string, Work>> = {
    async [forgetCustomerKind](data) {
      const { provider, livemode, customerId } = ForgetJob.parse(data);
      const isInCharge = provider === payments.provider && livemode === String(payments.livemode);
      if (isInCharge) await payments.deleteCustomer(customerId);
    },
  };

  return {
    /** The purchase as it stands, among those of the payments in charge. */
    purchaseOf: (id: string) => one(eq(purchase.id, id)),
    purchasesOf,
    /** The documents that are hers: bought, within a bundle, and the pack that is free with an account. */
    ownedKits: async (userId: string): Promise<ReadonlySet<KitId>> =>
      new Set([...ownedKits(await purchasesOf(userId)), "raise-promotion-ask"]),
    /** The purchase if this browser's claim bought it as a guest. */
    claimOf: (id: string, token: string) =>
      one(
        and(
          eq(purchase.id, id),
          isHeldBy({ userId: null, claimHash: claimHashOf(token) }) ?? undefined,
        ),
      ),
    claims,
    claimHashOf,
    planPrices: async () => {
      const all = await prices.known();
      const idOf = (plan: Plan) => all.get(proPlans[plan].lookupKey)?.id ?? null;
      return { monthly: idOf("monthly"), annual: idOf("annual") };
    },
    /** By lookup key; empty while they are not known. */
    priceIds: async (): Promise<ReadonlyMap<string, string>> => {
      const all = await prices.known();
      return new Map([...all].map(([key, { id }]) => [key, id]));
    },
    checkPrices: prices.check,
    syncCheckout: (checkoutId: string) => sync(ground, { checkoutId }),
    syncCustomer: (customerId: string) => sync(ground, { customerId }),
    /** Her subscription that stands, as the records have it. */
    subscriptionOf: (userId: string) => standingOf(ground, userId),
    /** Looks again where the records may be behind. True when it looked. */
    freshen: (userId: string) => freshen(ground, userId),
    startProCheckout: (buyer: Buyer, priceId: string | null) =>
      startProCheckout(ground, buyer, priceId),
    startKitCheckout: ({
      claimToken,
      ...wish
    }: Omit<KitWish, "claimHash"> & { claimToken: string }) =>
      startKitCheckout(ground, { ...wish, claimHash: claimHashOf(claimToken) }),
    openPortal: (buyer: Omit<Buyer, "isPro">) => openPortal(ground, buyer),
    cancel: (userId: string) => cancel(ground, userId),
    resume: (userId: string) => resume(ground, userId),
    switchPlan: (userId: string, plan: Plan) => switchPlan(ground, userId, plan),
    view: (person: { readonly id: string; readonly isPro: boolean }) => billingView(ground, person),
    handleEvent: (body: Uint8Array, signature: string) => handleEvent(ground, body, signature),
    reconcile: (how?: { readonly full?: boolean }) => reconcile(ground, how),
    /** Each hour what may be late, and everything once a night. */
    reconcileHourly: async () => {
      await reconcile(ground, { full: new Date().getUTCHours() === quietHour });
    },
    adoptGuestPurchases: (
      tx: Database,
      person: { readonly userId: string; readonly email: string },
    ) => adoptGuestPurchases(tx, ground, person),
    desk: createPurchaseDesk(ground),
    personalData: billingData(ground),
    works,
  };
}

/** Universal time. */
const quietHour = 3;

const ForgetJob = z.object({
  provider: z.string(),
  livemode: z.string(),
  customerId: z.string(),
});
