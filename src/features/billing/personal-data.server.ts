import type { PersonalData } from "#adapters/database/personal-data.ts";
import { isOneOf, ongoingStatuses } from "#core/plans/pro-access.ts";
import { PaymentsError } from "#adapters/payments/payments.ts";
import { AppError } from "#core/errors/app-error.ts";
import { and, asc, eq, isNotNull, isNull, or } from "drizzle-orm";
import { forgetCustomerJobKind } from "./forget-customer-job.server.ts";
import { findCustomerId } from "./customers.server.ts";
import type { BillingContext } from "./billing-context.server.ts";
import { closeCheckout } from "#features/billing/checkout/open-checkout.server.ts";
import { isOfProvider } from "./active-provider.server.ts";
import { billingCustomer, purchase, subscription } from "./table.server.ts";

const notEndedMessage =
  "We cannot reach our payment provider at the moment, so your subscription could not be ended. Nothing was deleted. Try again in a minute.";

/** What was paid and for what. Before the erasing, the subscription ends; payment records stay, without the person. */
export function billingData(context: BillingContext): PersonalData {
  return {
    name: "billing",
    retentionNote:
      "Records of what you paid stay, without your name and address: tax law asks us to keep them.",
    async read(db, { id }) {
      const purchases = await db
        .select({
          sku: purchase.sku,
          kind: purchase.kind,
          state: purchase.state,
          amount: purchase.amount,
          currency: purchase.currency,
          email: purchase.email,
          paidAt: purchase.paidAt,
          refundedCents: purchase.refundedCents,
          invoiceUrl: purchase.invoiceUrl,
          createdAt: purchase.createdAt,
        })
        .from(purchase)
        .where(eq(purchase.userId, id))
        .orderBy(asc(purchase.createdAt));
      const subscriptions = await db
        .select({
          plan: subscription.plan,
          status: subscription.status,
          amount: subscription.amount,
          interval: subscription.interval,
          startedAt: subscription.startedAt,
          currentPeriodEnd: subscription.currentPeriodEnd,
          cancelAt: subscription.cancelAt,
          endedAt: subscription.endedAt,
        })
        .from(subscription)
        .where(eq(subscription.userId, id))
        .orderBy(asc(subscription.startedAt));
      return { purchases, subscriptions };
    },
    async beforeErase({ id }) {
      try {
        await endAllCharges(context, id);
      } catch (error) {
        if (error instanceof PaymentsError) throw new AppError("unavailable", notEndedMessage, 60);
        throw error;
      }
    },
    async erase(tx, { id, email }) {
      const customers = await tx
        .delete(billingCustomer)
        .where(eq(billingCustomer.userId, id))
        .returning();
      for (const { provider, livemode, customerId } of customers)
        await context.queue.enqueue(tx, {
          kind: forgetCustomerJobKind,
          data: { provider, livemode: String(livemode), customerId },
          dedupe: `${forgetCustomerJobKind} ${customerId}`,
        });
      await tx.delete(subscription).where(eq(subscription.userId, id));
      await tx
        .update(purchase)
        .set({
          userId: null,
          email: null,
          claimHash: null,
          checkoutUrl: null,
          invoiceUrl: null,
          forgottenAt: new Date(),
        })
        .where(
          or(eq(purchase.userId, id), and(isNull(purchase.userId), eq(purchase.email, email))),
        );
    },
  };
}

/** Closes the person's open checkouts and ends recurring charges, as the provider has them now. */
async function endAllCharges(context: BillingContext, userId: string): Promise<void> {
  const { db, payments } = context;
  const open = await db
    .select({ id: purchase.checkoutId })
    .from(purchase)
    .where(
      and(
        isOfProvider(payments, purchase),
        eq(purchase.userId, userId),
        eq(purchase.state, "open"),
        isNotNull(purchase.checkoutId),
      ),
    );
  for (const { id } of open) if (id !== null) await closeCheckout(context, id);
  const customerId = await findCustomerId(context, userId);
  if (customerId === null) return;
  for (const { id, status } of await payments.listSubscriptions(customerId))
    if (isOneOf(ongoingStatuses, status) || status === "incomplete") await payments.cancelNow(id);
}
