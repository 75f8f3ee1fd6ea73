import type { PortalAction } from "#adapters/payments/emulator/console-actions.ts";
import { isPaymentPending, settleCheckout } from "./checkout-payment.ts";
import { saveSubscription } from "./ledger.ts";
import {
  checkouts,
  customers,
  disputes,
  invoices,
  type EmulatedPayment,
  payments,
  type EmulatedSubscription,
  subscriptions,
} from "#adapters/payments/emulator/store/entities.ts";
import { addUnixMonths } from "./billing-periods.ts";
import { priceIdOf } from "#adapters/payments/catalogue.ts";
import { findCatalogueItem } from "#adapters/payments/emulator/objects/price.ts";
import { subscriptionItemIdOf } from "#adapters/payments/emulator/objects/subscription.ts";
import { applyDueChanges } from "./apply-due-changes.ts";
import {
  closeDispute,
  disputePayment,
  refundPayment,
} from "#adapters/payments/emulator/endpoints/payment-endpoints.ts";
import { endUnpaidSubscription, payInvoice, renewSubscription } from "./renewal.ts";
import { applyPriceChange } from "#adapters/payments/emulator/endpoints/subscription-endpoints.ts";
import {
  customerTimeOf,
  type EmulatorContext,
} from "#adapters/payments/emulator/emulator-context.ts";

type PortalActionHandler = (context: EmulatorContext, customer: string) => Promise<boolean>;

/** What the test portal does for a customer. False when there is nothing to do it to. */
export const portalActionHandlers: Readonly<Record<PortalAction, PortalActionHandler>> = {
  cancel: onSubscription(async (context, facts) => {
    if (facts.cancelAt !== null) return false;
    const canceledAt = await customerTimeOf(context, facts.customer);
    // The portal ends it by a date, unlike the call that ends it at the period's end.
    await saveSubscription(context, { ...facts, cancelAt: facts.periodEnd, canceledAt });
    return true;
  }),
  resume: onSubscription(async (context, facts) => {
    if (facts.cancelAt === null) return false;
    const resumed = { cancelAt: null, cancelAtPeriodEnd: false, canceledAt: null };
    await saveSubscription(context, { ...facts, ...resumed });
    return true;
  }),
  switch: onSubscription(async (context, facts) => {
    const isAnnual = findCatalogueItem(facts.price)?.interval === "year";
    const price = priceIdOf(isAnnual ? "pro_monthly" : "pro_annual");
    const item = { id: subscriptionItemIdOf(facts.id), price };
    await saveSubscription(context, await applyPriceChange(context, facts, [item]));
    return true;
  }),
  pay: onSubscription(async (context, facts) => {
    const invoice = await invoices.find(context.tx, facts.latestInvoice);
    if (invoice?.status !== "open") return false;
    await payInvoice(context, invoice);
    return true;
  }),
  "fail-renewal": onSubscription(async (context, facts) => {
    if (facts.status !== "active" || facts.cancelAt !== null) return false;
    await advanceClock(context, facts.customer, facts.periodEnd);
    await renewSubscription(context, facts, false);
    return true;
  }),
  async "advance-month"(context, customer) {
    const now = await customerTimeOf(context, customer);
    const subscription = await findLiveSubscription(context, customer);
    const isMonthly = subscription && findCatalogueItem(subscription.price)?.interval === "month";
    await advanceClock(
      context,
      customer,
      Math.max(addUnixMonths(now, 1), isMonthly ? subscription.periodEnd : 0),
    );
    for (const facts of await checkouts.list(context.tx, { customer }))
      if (await isPaymentPending(context, facts)) await settleCheckout(context, facts, true);
    if (subscription?.status === "past_due") await endUnpaidSubscription(context, subscription);
    await applyDueChanges(context);
    return true;
  },
  refund: onPayment(async (context, payment) => {
    if (payment.refunded === payment.amount || payment.dispute !== null) return false;
    await refundPayment(context, { payment_intent: payment.id, metadata: {} });
    return true;
  }),
  dispute: onPayment(async (context, payment) => {
    if (payment.dispute !== null) return false;
    await disputePayment(context, payment);
    return true;
  }),
  inquiry: onPayment(async (context, payment) => {
    if (payment.dispute !== null) return false;
    await disputePayment(context, payment, "warning_needs_response");
    return true;
  }),
  "win-dispute": (context, customer) => decideDispute(context, customer, "won"),
  "lose-dispute": (context, customer) => decideDispute(context, customer, "lost"),
};

/** The customer's subscription that has not ended. */
export async function findLiveSubscription(
  { tx }: EmulatorContext,
  customer: string,
): Promise<EmulatedSubscription | null> {
  const found = await subscriptions.list(tx, { customer });
  return found.find(({ status }) => status === "active" || status === "past_due") ?? null;
}

/** The payment that came last, of those that came. */
export async function findLatestPayment(
  { tx }: EmulatorContext,
  customer: string,
): Promise<EmulatedPayment | null> {
  return (await payments.list(tx, { customer, status: "succeeded" }))[0] ?? null;
}

function onSubscription(
  act: (context: EmulatorContext, facts: EmulatedSubscription) => Promise<boolean>,
): PortalActionHandler {
  return async (context, customer) => {
    const facts = await findLiveSubscription(context, customer);
    return facts !== null && act(context, facts);
  };
}

function onPayment(
  act: (context: EmulatorContext, facts: EmulatedPayment) => Promise<boolean>,
): PortalActionHandler {
  return async (context, customer) => {
    const facts = await findLatestPayment(context, customer);
    return facts !== null && act(context, facts);
  };
}

async function advanceClock({ tx, now }: EmulatorContext, customer: string, moment: number) {
  const facts = await customers.find(tx, customer);
  if (facts) await customers.save(tx, { ...facts, ahead: Math.max(facts.ahead, moment - now) });
}

async function decideDispute(
  context: EmulatorContext,
  customer: string,
  status: "won" | "lost",
): Promise<boolean> {
  const open = (await disputes.list(context.tx, { customer })).find(
    (facts) => facts.status === "needs_response",
  );
  if (!open) return false;
  await closeDispute(context, open, status);
  return true;
}
