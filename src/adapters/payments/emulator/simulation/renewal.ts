import {
  createInvoice,
  createPayment,
  saveSubscription,
  settlePayment,
  emitInvoiceEvent,
  spendCredit,
} from "./ledger.ts";
import {
  customers,
  type EmulatedInvoice,
  invoices,
  payments,
  type EmulatedSubscription,
  subscriptions,
} from "#adapters/payments/emulator/store/entities.ts";
import { periodEnd } from "./billing-periods.ts";
import { findCatalogueItem } from "#adapters/payments/emulator/objects/price.ts";
import {
  customerTimeOf,
  type EmulatorContext,
} from "#adapters/payments/emulator/emulator-context.ts";

/** Ends a subscription at this moment. */
export async function endSubscription(
  context: EmulatorContext,
  facts: EmulatedSubscription,
  at?: number,
) {
  const now = at ?? (await customerTimeOf(context, facts.customer));
  const ended = {
    ...facts,
    status: "canceled" as const,
    endedAt: now,
    canceledAt: facts.canceledAt ?? now,
  };
  return saveSubscription(context, ended, "deleted");
}

/** The next period begins; its payment works or fails. */
export async function renewSubscription(
  context: EmulatorContext,
  facts: EmulatedSubscription,
  isPaid: boolean,
) {
  const { tx } = context;
  const item = findCatalogueItem(facts.price);
  if (!item?.interval) throw new Error(`${facts.price} does not renew.`);
  const start = facts.periodEnd;
  const end = periodEnd(facts.anchor, start, item.interval);
  // What fails is asked in full, so that there is something to fail.
  const amount = isPaid ? await spendCredit(context, facts.customer, item.amount) : item.amount;
  const email = (await customers.find(tx, facts.customer))?.email ?? null;
  const charged = { amount, customer: facts.customer, email, metadata: {} };
  const status = isPaid ? "succeeded" : "requires_payment_method";
  const payment = amount === 0 ? null : await createPayment(context, { ...charged, status });
  const invoice = await createInvoice(
    context,
    {
      customer: facts.customer,
      email,
      subscription: facts.id,
      reason: "subscription_cycle",
      price: facts.price,
      subtotal: item.amount,
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
  await saveSubscription(context, renewed);
  await emitInvoiceEvent(context, invoice, isPaid ? "invoice.paid" : "invoice.payment_failed");
  return renewed;
}

/** Pays an open invoice. */
export async function payInvoice(context: EmulatorContext, facts: EmulatedInvoice) {
  const { tx } = context;
  const payment =
    facts.payment_intent === null ? null : await payments.find(tx, facts.payment_intent);
  if (payment) await settlePayment(context, payment, "succeeded");
  const paidAt = await customerTimeOf(context, facts.customer);
  const paid = await invoices.save(tx, { ...facts, status: "paid", paidAt });
  const subscription =
    facts.subscription === null ? null : await subscriptions.find(tx, facts.subscription);
  if (subscription?.status === "past_due")
    await saveSubscription(context, { ...subscription, status: "active" });
  await emitInvoiceEvent(context, paid, "invoice.paid");
}

/** The retries of a failed renewal are over. */
export async function endUnpaidSubscription(context: EmulatorContext, facts: EmulatedSubscription) {
  const invoice = await invoices.find(context.tx, facts.latestInvoice);
  if (invoice?.status === "open")
    await invoices.save(context.tx, { ...invoice, status: "uncollectible" });
  await endSubscription(context, facts);
}
