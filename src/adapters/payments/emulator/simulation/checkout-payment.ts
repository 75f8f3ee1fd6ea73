import {
  createInvoice,
  createPayment,
  saveSubscription,
  settlePayment,
  emitInvoiceEvent,
} from "./ledger.ts";
import { createCustomer } from "#adapters/payments/emulator/endpoints/customer-endpoints.ts";
import {
  type EmulatedCheckout,
  checkouts,
  customers,
  type EmulatedInvoice,
  invoices,
  payments,
  subscriptions,
} from "#adapters/payments/emulator/store/entities.ts";
import { periodEnd } from "./billing-periods.ts";
import { checkoutObject } from "#adapters/payments/emulator/objects/checkout.ts";
import { findCatalogueItem } from "#adapters/payments/emulator/objects/price.ts";
import {
  emitEvent,
  newObjectId,
  customerTimeOf,
  type EmulatorContext,
} from "#adapters/payments/emulator/emulator-context.ts";

/** Pays at the checkout, at once or by a method whose money comes later. */
export async function payCheckout(
  context: EmulatorContext,
  open: EmulatedCheckout,
  { email, isLater }: { readonly email: string | null; readonly isLater: boolean },
): Promise<EmulatedCheckout> {
  const named = { ...open, email: open.email ?? email };
  const facts = { ...named, customer: await ensureCustomer(context, named) };
  const paid =
    facts.mode === "payment"
      ? await payOnce(context, facts, isLater)
      : await subscribe(context, facts, isLater);
  const complete = await checkouts.save(context.tx, {
    ...paid,
    status: "complete",
    paymentStatus: isLater ? "unpaid" : "paid",
  });
  await emitCheckoutEvent(context, complete, "completed");
  return complete;
}

async function ensureCustomer(
  context: EmulatorContext,
  facts: EmulatedCheckout,
): Promise<string | null> {
  if (facts.customer !== null || !facts.makesCustomer) return facts.customer;
  return (await createCustomer(context, { email: facts.email })).id;
}

function emitCheckoutEvent(
  context: EmulatorContext,
  facts: EmulatedCheckout,
  what: "completed" | "async_payment_succeeded" | "async_payment_failed",
) {
  const object = checkoutObject(facts, context.baseUrl);
  return emitEvent(context, `checkout.session.${what}`, object, facts.customer);
}

const amountOf = ({ price, quantity }: EmulatedCheckout) =>
  (findCatalogueItem(price)?.amount ?? 0) * quantity;

async function payOnce(context: EmulatorContext, facts: EmulatedCheckout, isLater: boolean) {
  const payment = await createPayment(context, {
    amount: amountOf(facts),
    customer: facts.customer,
    email: facts.email,
    metadata: facts.innerMetadata,
    status: isLater ? "processing" : "succeeded",
  });
  const paid = { ...facts, payment_intent: payment.id };
  return isLater ? paid : withInvoice(context, paid);
}

async function withInvoice(
  context: EmulatorContext,
  facts: EmulatedCheckout,
): Promise<EmulatedCheckout> {
  if (!facts.makesInvoice) return facts;
  const now = await customerTimeOf(context, facts.customer);
  const invoice = await createInvoice(
    context,
    { ...invoiceDraftFor(facts, now), reason: "manual" },
    "paid",
  );
  await emitInvoiceEvent(context, invoice, "invoice.paid");
  return { ...facts, invoice: invoice.id };
}

function invoiceDraftFor(facts: EmulatedCheckout, now: number) {
  const amount = amountOf(facts);
  return {
    customer: facts.customer,
    email: facts.email,
    subscription: null,
    price: facts.price,
    subtotal: amount,
    amount,
    periodStart: now,
    periodEnd: now,
    payment_intent: facts.payment_intent,
    metadata: facts.metadata,
  } satisfies Partial<EmulatedInvoice>;
}

async function subscribe(context: EmulatorContext, facts: EmulatedCheckout, isLater: boolean) {
  const { customer } = facts;
  const interval = findCatalogueItem(facts.price)?.interval;
  if (customer === null || !interval) throw new Error("A subscription has a customer and renews.");
  const now = await customerTimeOf(context, customer);
  const end = periodEnd(now, now, interval);
  const payment = await createPayment(context, {
    amount: amountOf(facts),
    customer,
    email: facts.email,
    metadata: {},
    status: isLater ? "processing" : "succeeded",
  });
  const id = newObjectId("sub");
  const invoice = await createInvoice(
    context,
    {
      ...invoiceDraftFor(facts, now),
      subscription: id,
      reason: "subscription_create",
      periodEnd: end,
      payment_intent: payment.id,
    },
    isLater ? "open" : "paid",
  );
  await saveSubscription(
    context,
    {
      id,
      created: now,
      customer,
      price: facts.price,
      status: isLater ? "incomplete" : "active",
      periodStart: now,
      periodEnd: end,
      anchor: now,
      cancelAt: null,
      cancelAtPeriodEnd: false,
      canceledAt: null,
      endedAt: null,
      latestInvoice: invoice.id,
      metadata: facts.innerMetadata,
    },
    "created",
  );
  if (!isLater) await emitInvoiceEvent(context, invoice, "invoice.paid");
  return { ...facts, invoice: invoice.id, subscription: id };
}

/** The money of a later payment comes, or does not. */
export async function settleCheckout(
  context: EmulatorContext,
  facts: EmulatedCheckout,
  isPaid: boolean,
) {
  const settled = facts.mode === "payment" ? settleOnce : settleSubscription;
  const after = await settled(context, facts, isPaid);
  if (!isPaid) return emitCheckoutEvent(context, after, "async_payment_failed");
  const paid = await checkouts.save(context.tx, { ...after, paymentStatus: "paid" });
  return emitCheckoutEvent(context, paid, "async_payment_succeeded");
}

const paymentStatusFor = (isPaid: boolean) => (isPaid ? "succeeded" : "requires_payment_method");

async function settleOnce(context: EmulatorContext, facts: EmulatedCheckout, isPaid: boolean) {
  const id = facts.payment_intent;
  const payment = id === null ? null : await payments.find(context.tx, id);
  if (payment) await settlePayment(context, payment, paymentStatusFor(isPaid));
  return isPaid ? withInvoice(context, facts) : facts;
}

async function settleSubscription(
  context: EmulatorContext,
  facts: EmulatedCheckout,
  isPaid: boolean,
) {
  const { tx } = context;
  const invoice = facts.invoice === null ? null : await invoices.find(tx, facts.invoice);
  const { payment_intent: intent = null } = invoice ?? {};
  const payment = intent === null ? null : await payments.find(tx, intent);
  if (payment) await settlePayment(context, payment, paymentStatusFor(isPaid));
  const id = facts.subscription;
  const subscription = id === null ? null : await subscriptions.find(tx, id);
  if (subscription?.status === "incomplete")
    await saveSubscription(context, {
      ...subscription,
      status: isPaid ? "active" : "incomplete_expired",
    });
  if (invoice && isPaid) {
    const paidAt = await customerTimeOf(context, facts.customer);
    const paid = await invoices.save(tx, { ...invoice, status: "paid", paidAt });
    await emitInvoiceEvent(context, paid, "invoice.paid");
  }
  return facts;
}

/** A later payment that has neither come nor failed. */
export async function isPaymentPending(
  context: EmulatorContext,
  facts: EmulatedCheckout,
): Promise<boolean> {
  if (facts.status !== "complete" || facts.paymentStatus !== "unpaid") return false;
  const { tx } = context;
  const invoice = facts.invoice === null ? null : await invoices.find(tx, facts.invoice);
  const id = facts.payment_intent ?? invoice?.payment_intent ?? null;
  const payment = id === null ? null : await payments.find(tx, id);
  return payment?.status === "processing";
}

/** Who may see a checkout: the person its customer belongs to, or nobody signed in. */
export async function findOwnerUserId(
  context: EmulatorContext,
  customer: string | null,
): Promise<string | null> {
  const facts = customer === null ? null : await customers.find(context.tx, customer);
  return facts?.metadata["userId"] ?? null;
}
