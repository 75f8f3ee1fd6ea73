import type { Database } from "#adapters/database/database.ts";
import { freeKitId } from "#core/kits/free-kit.ts";
import type { KitId } from "#core/kits/kits.ts";
import { ownedKits } from "#core/purchases/owned-kits.ts";
import type { Purchase } from "#core/purchases/purchase.ts";
import type { ActiveProvider } from "#features/billing/active-provider.server.ts";
import { purchase } from "#features/billing/table.server.ts";
import { and, eq, type SQL } from "drizzle-orm";
import { hashClaimToken } from "./guest-claims.server.ts";
import { findPurchases, ownedBy, toPurchase } from "./purchase-records.server.ts";

export type PurchaseLookup = ReturnType<typeof createPurchaseLookup>;

type LookupDeps = { readonly db: Database; readonly payments: ActiveProvider };

/** Purchases as they stand in the records, among those of the payments in charge. */
export function createPurchaseLookup({ db, payments }: LookupDeps) {
  async function findOne(condition: SQL | undefined): Promise<Purchase | null> {
    const [row] = await findPurchases(db, payments, condition);
    return row ? toPurchase(row) : null;
  }

  async function list(userId: string): Promise<readonly Purchase[]> {
    return (await findPurchases(db, payments, eq(purchase.userId, userId))).map(toPurchase);
  }

  return {
    list,
    find: (id: string) => findOne(eq(purchase.id, id)),
    /** The purchase if this browser's claim bought it as a guest. */
    findClaimed(id: string, token: string) {
      const isClaimed = ownedBy({ userId: null, claimHash: hashClaimToken(token) });
      return findOne(and(eq(purchase.id, id), isClaimed ?? undefined));
    },
    /** The documents of a member: bought, within a bundle, and what is free with an account. */
    ownedKits: async (userId: string): Promise<ReadonlySet<KitId>> =>
      new Set([...ownedKits(await list(userId)), freeKitId]),
  };
}
