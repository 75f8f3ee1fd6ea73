import type { Database } from "#adapters/database/database.ts";
import { type ActiveProvider, isOfProvider } from "#features/billing/active-provider.server.ts";
import { grantsPro } from "#features/billing/subscription/subscription-access.server.ts";
import { purchase, subscription } from "#features/billing/table.server.ts";
import { and, asc, gte, isNotNull, lt, sql } from "drizzle-orm";

/** Moments of payment, the first one in, the last one out. */
export type SalesPeriod = { readonly from: Date; readonly until: Date };

/** What was sold of one thing in one month. Amounts are US cents. */
export type SalesRow = {
  /** "2026-11", in universal time: when it was paid, whatever became of it later. */
  readonly month: string;
  readonly sku: string;
  readonly sold: number;
  readonly revenue: number;
  /** What the provider gave back by now. */
  readonly refunded: number;
  /** What a lost dispute took beside that. */
  readonly lost: number;
};

const monthStart = sql`date_trunc('month', ${purchase.paidAt} at time zone 'UTC')`;
/** Written out once for a group: for each row it would take longer than all else. */
const month = sql<string>`to_char(${monthStart}, 'YYYY-MM')`;

const sumOf = (cents: unknown) => sql`coalesce(sum(${cents}), 0)`.mapWith(Number);

/** What was paid at the payments in charge, by month and thing. A payment that is not what was asked was never a sale. */
export async function readSales(
  db: Database,
  provider: ActiveProvider,
  period?: SalesPeriod,
): Promise<SalesRow[]> {
  const isWithin =
    period && and(gte(purchase.paidAt, period.from), lt(purchase.paidAt, period.until));
  return db
    .select({
      month,
      sku: purchase.sku,
      sold: sql`count(*)`.mapWith(Number),
      revenue: sumOf(purchase.amount),
      refunded: sumOf(purchase.refundedCents),
      lost: sql`coalesce(sum(greatest(${purchase.amount} - ${purchase.refundedCents}, 0)) filter (where ${purchase.state} = 'lost'), 0)`.mapWith(
        Number,
      ),
    })
    .from(purchase)
    .where(and(isOfProvider(provider, purchase), isNotNull(purchase.paidAt), isWithin))
    .groupBy(monthStart, purchase.sku)
    .orderBy(asc(sql`1`), asc(purchase.sku));
}

/** When the first sale was paid; null before it. */
export async function readFirstSale(db: Database, provider: ActiveProvider): Promise<Date | null> {
  const [first] = await db
    .select({ at: purchase.paidAt })
    .from(purchase)
    .where(and(isOfProvider(provider, purchase), isNotNull(purchase.paidAt)))
    .orderBy(asc(purchase.paidAt))
    .limit(1);
  return first?.at ?? null;
}

/** Members whom a subscription of the payments in charge gives Pro at this moment, each once, with a plan. */
export function subscribedMembers(provider: ActiveProvider) {
  const isLive = and(isOfProvider(provider, subscription), grantsPro());
  return sql`(select ${subscription.userId} as user_id, max(${subscription.plan}) as plan
    from ${subscription} where ${isLive} group by 1)`;
}
