import { bill, charge, keepSubscription, settle, tellInvoice, spendCredit } from "./charge.ts";
import {
  customers,
  type InvoiceFacts,
  invoices,
  payments,
  type SubscriptionFacts,
  subscriptions,
} from "./facts.ts";
import { periodEnd } from "./months.ts";
import { pricedThing } from "./objects/price.ts";
import { timeOf, type World } from "./world.ts";

/** Ends a subscription at this moment. */
export async function endSubscription(world: World, facts: SubscriptionFacts, at?: number) {
  const now = at ?? (await timeOf(world, facts.customer));
  const ended = {
    ...facts,
    status: "canceled" as const,
    endedAt: now,
    canceledAt: facts.canceledAt ?? now,
  };
  return keepSubscription(world, ended, "deleted");
}

/** The next period begins; its payment works or fails. */
export async function renew(world: World, facts: SubscriptionFacts, isPaid: boolean) {
  const { tx } = world;
  const thing = pricedThing(facts.price);
  if (!thing?.interval) throw new Error(`${facts.price} does not renew.`);
  const start = facts.periodEnd;
  const end = periodEnd(facts.anchor, start, thing.interval);
  // What fails is asked in full, so that there is something to fail.
  const amount = isPaid ? await spendCredit(world, facts.customer, thing.amount) : thing.amount;
  const email = (await customers.find(tx, facts.customer))?.email ?? null;
  const charged = { amount, customer: facts.customer, email, metadata: {} };
  const status = isPaid ? "succeeded" : "requires_payment_method";
  const payment = amount === 0 ? null : await charge(world, { ...charged, status });
  const invoice = await bill(
    world,
    {
      customer: facts.customer,
      email,
      subscription: facts.id,
      reason: "subscription_cycle",
      price: facts.price,
      subtotal: thing.amount,
      amount,
      periodStart: start,
      periodEnd: end,
      payment_intent: payment?.id ?? null,
      metadata: {},
    },
    isPaid ? "paid" : "open",
  );
  const renewed = {
    ...facts,
    status: isPaid ? ("active" as const) : ("past_due" as const),
    periodStart: start,
    periodEnd: end,
    latestInvoice: invoice.id,
  };
  await keepSubscription(world, renewed);
  await tellInvoice(world, invoice, isPaid ? "invoice.paid" : "invoice.payment_failed");
  return renewed;
}

/** She pays what was due. */
export async function payInvoice(world: World, facts: InvoiceFacts) {
  const { tx } = world;
  const payment =
    facts.payment_intent === null ? null : await payments.find(tx, facts.payment_intent);
  if (payment) await settle(world, payment, "succeeded");
  const paidAt = await timeOf(world, facts.customer);
  const paid = await invoices.keep(tx, { ...facts, status: "paid", paidAt });
  const subscription =
    facts.subscription === null ? null : await subscriptions.find(tx, facts.subscription);
  if (subscription?.status === "past_due")
    await keepSubscription(world, { ...subscription, status: "active" });
  await tellInvoice(world, paid, "invoice.paid");
}

/** The retries of a failed renewal are over. */
export async function giveUp(world: World, facts: SubscriptionFacts) {
  const invoice = await invoices.find(world.tx, facts.latestInvoice);
  if (invoice?.status === "open")
    await invoices.keep(world.tx, { ...invoice, status: "uncollectible" });
  await endSubscription(world, facts);
}
