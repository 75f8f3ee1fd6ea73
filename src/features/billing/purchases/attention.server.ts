import type { Database } from "#adapters/database/database.ts";
import { type ActiveProvider, isOfProvider } from "#features/billing/active-provider.server.ts";
import { purchase, subscription, webhookEvent } from "#features/billing/table.server.ts";
import { and, desc, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";

const maxListed = 50;

/**
 * Purchases that a person has to look at: disputed, paid otherwise than asked, a refund that is due, or a payment that is
 * on its way for more than three days.
 */
export function listPurchasesToSettle(db: Database, provider: ActiveProvider, now: Date) {
  const since = new Date(now.getTime() - 3 * 86_400_000);
  const isDoubtful = or(
    inArray(purchase.state, ["disputed", "review"]),
    eq(purchase.refundDue, true),
    and(eq(purchase.state, "processing"), lt(purchase.createdAt, since)),
  );
  return db
    .select({
      id: purchase.id,
      sku: purchase.sku,
      state: purchase.state,
      isRefundDue: purchase.refundDue,
      amount: purchase.amount,
      userId: purchase.userId,
      email: purchase.email,
      at: purchase.createdAt,
    })
    .from(purchase)
    .where(and(isOfProvider(provider, purchase), isDoubtful))
    .orderBy(desc(purchase.createdAt))
    .limit(maxListed);
}

/** Subscriptions whose payment is due, unpaid or to be given back. */
export function listSubscriptionsToSettle(db: Database, provider: ActiveProvider) {
  const isDue = and(
    isNull(subscription.endedAt),
    inArray(subscription.status, ["past_due", "unpaid", "incomplete", "missing"]),
  );
  return db
    .select({
      id: subscription.id,
      status: subscription.status,
      userId: subscription.userId,
      isRefundDue: subscription.refundDue,
      at: subscription.syncedAt,
    })
    .from(subscription)
    .where(and(isOfProvider(provider, subscription), or(isDue, eq(subscription.refundDue, true))))
    .orderBy(desc(subscription.syncedAt))
    .limit(maxListed);
}

/** What the provider told us and nobody could act on: there the records may differ from it. */
export function listUnsettledEvents(db: Database, provider: ActiveProvider) {
  const isLeft = and(
    isOfProvider(provider, webhookEvent),
    isNull(webhookEvent.processedAt),
    lt(webhookEvent.receivedAt, sql`now() - interval '1 minute'`),
  );
  return db
    .select({
      id: webhookEvent.id,
      type: webhookEvent.type,
      error: webhookEvent.lastError,
      attempts: webhookEvent.attempts,
      at: webhookEvent.receivedAt,
    })
    .from(webhookEvent)
    .where(isLeft)
    .orderBy(desc(webhookEvent.receivedAt))
    .limit(maxListed);
}
