import { isOneOf, standingStatuses } from "#core/plans/pro-access.ts";
import { errorDetail } from "#http/error-detail.ts";
import { and, eq, inArray, isNotNull, or, type SQL } from "drizzle-orm";
import { holdCustomer } from "./customers.server.ts";
import { refundedMail } from "./mails.server.ts";
import type { Ground } from "./parts.server.ts";
import type { PurchaseRow } from "./purchases.server.ts";
import { isOf } from "./source.server.ts";
import type { SubscriptionRow } from "./subscription-letters.server.ts";
import { applyCustomer, lookAtCustomer } from "./sync-customer.server.ts";
import { applyCheckout, lookAtCheckout } from "./sync-checkout.server.ts";
import { purchase, subscription } from "./table.server.ts";

/**
 * Does at the provider what the records say we owe: ends what was taken back, returns what was paid twice. What cannot
 * be done now stays in the records and is done at the next look. Never rejects.
 */
export async function doDuties(
  ground: Ground,
  about: {
    readonly customerIds?: readonly string[];
    readonly purchaseIds?: readonly string[];
  } = {},
): Promise<void> {
  try {
    for (const row of await endings(ground, about.customerIds)) await endSubscription(ground, row);
    for (const row of await debts(ground, about.purchaseIds)) await returnPayment(ground, row);
  } catch (error) {
    ground.log.error("billing duty not done yet", errorDetail(error));
  }
}

function endings({ db, payments }: Ground, customerIds: readonly string[] | undefined) {
  const isWrong = and(
    isNotNull(subscription.revokedAt),
    inArray(subscription.status, [...standingStatuses]),
  );
  return db
    .select()
    .from(subscription)
    .where(
      and(
        isOf(payments, subscription),
        or(isWrong, eq(subscription.refundDue, true)),
        amongst(customerIds, (ids) => inArray(subscription.customerId, ids)),
      ),
    );
}

function debts({ db, payments }: Ground, purchaseIds: readonly string[] | undefined) {
  return db
    .select()
    .from(purchase)
    .where(
      and(
        isOf(payments, purchase),
        eq(purchase.refundDue, true),
        amongst(purchaseIds, (ids) => inArray(purchase.id, ids)),
      ),
    );
}

function amongst(
  ids: readonly string[] | undefined,
  condition: (ids: string[]) => SQL,
): SQL | undefined {
  return ids && condition([...ids]);
}

async function endSubscription(ground: Ground, row: SubscriptionRow): Promise<void> {
  const { db, payments, log } = ground;
  if (isOneOf(standingStatuses, row.status)) await payments.cancelNow(row.id);
  if (row.refundDue) {
    await payments.refund({ subscriptionId: row.id });
    await tellOfReturn(ground, row);
  }
  log.warn("subscription ended", { subscription: row.id, refunded: row.refundDue });
  const sight = await lookAtCustomer(ground, row.customerId);
  await db.transaction((tx) => applyCustomer(tx, ground, sight));
}

/** Settles the debt and says so, in one transaction. */
async function tellOfReturn(ground: Ground, { id, customerId, amount }: SubscriptionRow) {
  const { db, payments, post, brand, baseUrl, supportEmail } = ground;
  const letter = refundedMail({
    brand,
    baseUrl,
    supportEmail,
    name: "Pro",
    amount,
    isSecond: true,
  });
  await db.transaction(async (tx) => {
    const person = await holdCustomer(tx, payments, customerId);
    await tx.update(subscription).set({ refundDue: false }).where(eq(subscription.id, id));
    if (person) await post.queue(tx, { to: person.email, ...letter }, `refunded ${id}`);
  });
}

async function returnPayment(ground: Ground, row: PurchaseRow): Promise<void> {
  const { db, payments, log } = ground;
  const { paymentId, subscriptionId, checkoutId } = row;
  if (subscriptionId !== null) {
    await payments.cancelNow(subscriptionId);
    await payments.refund({ subscriptionId });
  } else if (paymentId !== null) await payments.refund({ paymentId });
  await db.update(purchase).set({ refundDue: false }).where(eq(purchase.id, row.id));
  log.warn("purchase returned", { purchase: row.id });
  if (checkoutId === null) return;
  const sight = await lookAtCheckout(ground, () => payments.checkout(checkoutId));
  if (sight) await db.transaction((tx) => applyCheckout(tx, ground, sight));
}
