import type { PortalAction } from "./actions.ts";
import { isWaiting, settleCheckout } from "./checkout-acts.ts";
import { keepSubscription } from "./charge.ts";
import {
  checkouts,
  customers,
  disputes,
  invoices,
  type PaymentFacts,
  payments,
  type SubscriptionFacts,
  subscriptions,
} from "./facts.ts";
import { monthsLater } from "./months.ts";
import { priceIdOf, pricedThing } from "./objects/price.ts";
import { itemIdOf } from "./objects/subscription.ts";
import { letTimePass } from "./passing-time.ts";
import { closeDispute, disputePayment, refundPayment } from "./payment-operations.ts";
import { giveUp, payInvoice, renew } from "./renewal.ts";
import { changePrice } from "./subscription-operations.ts";
import { timeOf, type World } from "./world.ts";

type Act = (world: World, customer: string) => Promise<boolean>;

/** What the test portal does for a customer. False when there is nothing to do it to. */
export const portalActs: Readonly<Record<PortalAction, Act>> = {
  cancel: onSubscription(async (world, facts) => {
    if (facts.cancelAt !== null) return false;
    const canceledAt = await timeOf(world, facts.customer);
    // The portal ends it by a date, unlike the call that ends it at the period's end.
    await keepSubscription(world, { ...facts, cancelAt: facts.periodEnd, canceledAt });
    return true;
  }),
  resume: onSubscription(async (world, facts) => {
    if (facts.cancelAt === null) return false;
    const resumed = { cancelAt: null, cancelAtPeriodEnd: false, canceledAt: null };
    await keepSubscription(world, { ...facts, ...resumed });
    return true;
  }),
  switch: onSubscription(async (world, facts) => {
    const isAnnual = pricedThing(facts.price)?.interval === "year";
    const price = priceIdOf(isAnnual ? "pro_monthly" : "pro_annual");
    const item = { id: itemIdOf(facts.id), price };
    await keepSubscription(world, await changePrice(world, facts, [item]));
    return true;
  }),
  pay: onSubscription(async (world, facts) => {
    const invoice = await invoices.find(world.tx, facts.latestInvoice);
    if (invoice?.status !== "open") return false;
    await payInvoice(world, invoice);
    return true;
  }),
  "fail-renewal": onSubscription(async (world, facts) => {
    if (facts.status !== "active" || facts.cancelAt !== null) return false;
    await advanceTo(world, facts.customer, facts.periodEnd);
    await renew(world, facts, false);
    return true;
  }),
  async "advance-month"(world, customer) {
    const now = await timeOf(world, customer);
    const hers = await liveSubscription(world, customer);
    const isMonthly = hers && pricedThing(hers.price)?.interval === "month";
    await advanceTo(world, customer, Math.max(monthsLater(now, 1), isMonthly ? hers.periodEnd : 0));
    for (const facts of await checkouts.list(world.tx, { customer }))
      if (await isWaiting(world, facts)) await settleCheckout(world, facts, true);
    if (hers?.status === "past_due") await giveUp(world, hers);
    await letTimePass(world);
    return true;
  },
  refund: onPayment(async (world, payment) => {
    if (payment.refunded === payment.amount || payment.dispute !== null) return false;
    await refundPayment(world, { payment_intent: payment.id, metadata: {} });
    return true;
  }),
  dispute: onPayment(async (world, payment) => {
    if (payment.dispute !== null) return false;
    await disputePayment(world, payment);
    return true;
  }),
  inquiry: onPayment(async (world, payment) => {
    if (payment.dispute !== null) return false;
    await disputePayment(world, payment, "warning_needs_response");
    return true;
  }),
  "win-dispute": (world, customer) => decide(world, customer, "won"),
  "lose-dispute": (world, customer) => decide(world, customer, "lost"),
};

/** Her subscription that has not ended. */
export async function liveSubscription(
  { tx }: World,
  customer: string,
): Promise<SubscriptionFacts | null> {
  const found = await subscriptions.list(tx, { customer });
  return found.find(({ status }) => status === "active" || status === "past_due") ?? null;
}

/** The payment that came last, of those that came. */
export async function latestPayment({ tx }: World, customer: string): Promise<PaymentFacts | null> {
  return (await payments.list(tx, { customer, status: "succeeded" }))[0] ?? null;
}

function onSubscription(act: (world: World, facts: SubscriptionFacts) => Promise<boolean>): Act {
  return async (world, customer) => {
    const facts = await liveSubscription(world, customer);
    return facts !== null && act(world, facts);
  };
}

function onPayment(act: (world: World, facts: PaymentFacts) => Promise<boolean>): Act {
  return async (world, customer) => {
    const facts = await latestPayment(world, customer);
    return facts !== null && act(world, facts);
  };
}

async function advanceTo({ tx, now }: World, customer: string, moment: number) {
  const facts = await customers.find(tx, customer);
  if (facts) await customers.keep(tx, { ...facts, ahead: Math.max(facts.ahead, moment - now) });
}

async function decide(world: World, customer: string, status: "won" | "lost"): Promise<boolean> {
  const open = (await disputes.list(world.tx, { customer })).find(
    (facts) => facts.status === "needs_response",
  );
  if (!open) return false;
  await closeDispute(world, open, status);
  return true;
}
