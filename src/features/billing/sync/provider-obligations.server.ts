import { isOneOf, ongoingStatuses } from "#core/plans/pro-access.ts";
import { describeError } from "#http/errors/describe-error.ts";
import { and, eq, inArray, isNotNull, or, type SQL } from "drizzle-orm";
import { lockCustomer } from "#features/billing/customers.server.ts";
import { renderRefundEmail } from "#features/billing/emails/billing-emails.server.ts";
import type { BillingContext } from "#features/billing/billing-context.server.ts";
import type { PurchaseRow } from "#features/billing/purchases/purchase-records.server.ts";
import { isOfProvider } from "#features/billing/active-provider.server.ts";
import type { SubscriptionRow } from "#features/billing/emails/subscription-emails.server.ts";
import { applyCustomerSnapshot, fetchCustomerSnapshot } from "./sync-customer.server.ts";
import { applyCheckoutSnapshot, fetchCheckoutSnapshot } from "./sync-checkout.server.ts";
import { purchase, subscription } from "#features/billing/table.server.ts";

/**
 * Settles at the provider what the database says we owe: ends what was revoked, refunds what was paid twice. What
 * cannot be done now stays due and is done at the next sync. Never rejects.
 */
export async function settleObligations(
  context: BillingContext,
  about: {
    readonly customerIds?: readonly string[];
    readonly purchaseIds?: readonly string[];
  } = {},
): Promise<void> {
  try {
    for (const row of await listSubscriptionsToEnd(context, about.customerIds))
      await endSubscription(context, row);
    for (const row of await listPurchasesToRefund(context, about.purchaseIds))
      await refundPurchase(context, row);
  } catch (error) {
    context.log.error("billing duty not done yet", describeError(error));
  }
}

function listSubscriptionsToEnd(
  { db, payments }: BillingContext,
  customerIds: readonly string[] | undefined,
) {
  const isWrong = and(
    isNotNull(subscription.revokedAt),
    inArray(subscription.status, [...ongoingStatuses]),
  );
  return db
    .select()
    .from(subscription)
    .where(
      and(
        isOfProvider(payments, subscription),
        or(isWrong, eq(subscription.refundDue, true)),
        whenGiven(customerIds, (ids) => inArray(subscription.customerId, ids)),
      ),
    );
}

function listPurchasesToRefund(
  { db, payments }: BillingContext,
  purchaseIds: readonly string[] | undefined,
) {
  return db
    .select()
    .from(purchase)
    .where(
      and(
        isOfProvider(payments, purchase),
        eq(purchase.refundDue, true),
        whenGiven(purchaseIds, (ids) => inArray(purchase.id, ids)),
      ),
    );
}

function whenGiven(
  ids: readonly string[] | undefined,
  condition: (ids: string[]) => SQL,
): SQL | undefined {
  return ids && condition([...ids]);
}

async function endSubscription(context: BillingContext, row: SubscriptionRow): Promise<void> {
  const { db, payments, log } = context;
  if (isOneOf(ongoingStatuses, row.status)) await payments.cancelNow(row.id);
  if (row.refundDue) {
    await payments.refund({ subscriptionId: row.id });
    await recordSubscriptionRefund(context, row);
  }
  log.warn("subscription ended", { subscription: row.id, refunded: row.refundDue });
  const snapshot = await fetchCustomerSnapshot(context, row.customerId);
  await db.transaction((tx) => applyCustomerSnapshot(tx, context, snapshot));
}

/** Settles the debt and says so, in one transaction. */
async function recordSubscriptionRefund(
  context: BillingContext,
  { id, customerId, amount }: SubscriptionRow,
) {
  const { db, payments, mailer: post, brand, baseUrl, supportEmail } = context;
  const email = renderRefundEmail({
    brand,
    baseUrl,
    supportEmail,
    name: "Pro",
    amount,
    isSecond: true,
  });
  await db.transaction(async (tx) => {
    const person = await lockCustomer(tx, payments, customerId);
    await tx.update(subscription).set({ refundDue: false }).where(eq(subscription.id, id));
    if (person) await post.enqueue(tx, { to: person.email, ...email }, `refunded ${id}`);
  });
}

async function refundPurchase(context: BillingContext, row: PurchaseRow): Promise<void> {
  const { db, payments, log } = context;
  const { paymentId, subscriptionId, checkoutId } = row;
  if (subscriptionId !== null) {
    await payments.cancelNow(subscriptionId);
    await payments.refund({ subscriptionId });
  } else if (paymentId !== null) await payments.refund({ paymentId });
  await db.update(purchase).set({ refundDue: false }).where(eq(purchase.id, row.id));
  log.warn("purchase returned", { purchase: row.id });
  if (checkoutId === null) return;
  const snapshot = await fetchCheckoutSnapshot(context, () => payments.findCheckout(checkoutId));
  if (snapshot) await db.transaction((tx) => applyCheckoutSnapshot(tx, context, snapshot));
}
