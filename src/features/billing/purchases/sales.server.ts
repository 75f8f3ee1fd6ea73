import { type Month, monthAt, monthsBetween, startOfMonth } from "#core/months/month.ts";
import { shiftMonth } from "#core/record/day.ts";
import type { Database } from "#adapters/database/database.ts";
import { type ActiveProvider, isOfProvider } from "#features/billing/active-provider.server.ts";
import { grantsPro } from "#features/billing/subscription/subscription-access.server.ts";
import { purchase, subscription } from "#features/billing/table.server.ts";
import { and, asc, gte, isNotNull, lt, sql } from "drizzle-orm";

/** What was sold of one thing in one month. Amounts are US cents. */
export type SalesRow = {
  /** "2026-11", in universal time: when it was paid, whatever became of it later. */
  readonly month: Month;
  readonly sku: string;
  readonly sold: number;
  readonly revenue: number;
  /** What the provider gave back by now. */
  readonly refunded: number;
  /** What a lost dispute took beside that. */
  readonly lost: number;
};

const sumOf = (cents: unknown) => sql`coalesce(sum(${cents}), 0)`.mapWith(Number);

/**
 * What was paid at the payments in charge in these months, one after the other, by month and thing. A payment that is not
 * what was asked was never a sale.
 */
export async function readSales(
  db: Database,
  provider: ActiveProvider,
  months: readonly Month[],
): Promise<SalesRow[]> {
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return [];
  const starts = `{${months.map((month) => startOfMonth(month).toISOString()).join(",")}}`;
  // A row finds its month among their beginnings: the calendar’s own functions take twice as long for all rows together.
  const place = sql`width_bucket(${purchase.paidAt}, ${starts}::timestamptz[])`.mapWith(Number);
  const isWithin = and(
    gte(purchase.paidAt, startOfMonth(first)),
    lt(purchase.paidAt, startOfMonth(shiftMonth(last, 1))),
  );
  const isLost = sql`${purchase.state} = 'lost'`;
  const rows = await db
    .select({
      place,
      sku: purchase.sku,
      sold: sql`count(*)`.mapWith(Number),
      revenue: sumOf(purchase.amount),
      refunded: sumOf(purchase.refundedCents),
      lost: sql`coalesce(sum(greatest(${purchase.amount} - ${purchase.refundedCents}, 0)) filter (where ${isLost}), 0)`.mapWith(
        Number,
      ),
    })
    .from(purchase)
    .where(and(isOfProvider(provider, purchase), isNotNull(purchase.paidAt), isWithin))
    .groupBy(sql`1`, purchase.sku)
    .orderBy(asc(sql`1`), asc(purchase.sku));
  return rows.map(({ place: at, ...row }) => ({ month: months[at - 1] ?? first, ...row }));
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

/** Every month from the first sale to this moment’s. */
export async function listSalesMonths(
  db: Database,
  provider: ActiveProvider,
  now: Date,
): Promise<readonly Month[]> {
  const first = await readFirstSale(db, provider);
  return first === null ? [] : monthsBetween(monthAt(first), monthAt(now));
}

/** The member and the plan of each subscription that gives Pro at this moment, of the payments in charge. */
export function livePlans(provider: ActiveProvider) {
  const isLive = and(isOfProvider(provider, subscription), grantsPro());
  return sql`select ${subscription.userId} as user_id, ${subscription.plan} as plan
    from ${subscription} where ${isLive}`;
}
