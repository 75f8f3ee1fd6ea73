import type { Database } from "#adapters/database/database.ts";
import { user } from "#adapters/identity/table.server.ts";
import { kitIds } from "#core/kits/kit-ids.ts";
import type { Purchase } from "#core/purchases/purchase.ts";
import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { isOfProvider, type ActiveProvider } from "#features/billing/active-provider.server.ts";
import { purchase } from "#features/billing/table.server.ts";

export type PurchaseRow = typeof purchase.$inferSelect;

const Sku = z.enum([...kitIds, "pro_monthly", "pro_annual"]);

/** What others may know of it. */
export function toPurchase(row: PurchaseRow): Purchase {
  const { id, kind, state, userId, email, amount, paidAt, invoiceUrl } = row;
  return { id, kind, sku: Sku.parse(row.sku), state, userId, email, amount, paidAt, invoiceUrl };
}

/** Purchases at the payments in charge, oldest first. A member's email goes to the account's current address. */
export async function findPurchases(
  db: Database,
  source: ActiveProvider,
  condition: SQL | undefined,
): Promise<readonly PurchaseRow[]> {
  const rows = await db
    .select({
      row: purchase,
      email: sql<string | null>`coalesce(${user.email}, ${purchase.email})`,
    })
    .from(purchase)
    .leftJoin(user, eq(user.id, purchase.userId))
    .where(and(isOfProvider(source, purchase), condition))
    .orderBy(asc(purchase.createdAt), asc(purchase.id));
  return rows.map(({ row, email }) => ({ ...row, email }));
}

/** Whoever asks for purchases: a member, a browser that bought as a guest, or both in one. */
export type PurchaseOwner = { readonly userId: string | null; readonly claimHash: string | null };

/** Bought by this member, or as a guest in this browser? Null for a holder of nothing. */
export function ownedBy({ userId, claimHash }: PurchaseOwner): SQL | null {
  const byUser = userId === null ? [] : [eq(purchase.userId, userId)];
  const byClaim =
    claimHash === null ? [] : [and(isNull(purchase.userId), eq(purchase.claimHash, claimHash))];
  const either = [...byUser, ...byClaim];
  return either.length === 0 ? null : sql`(${sql.join(either, sql` or `)})`;
}
