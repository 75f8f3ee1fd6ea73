import { bill, charge, keepSubscription, settle, tellInvoice } from "./charge.ts";
import { createCustomer } from "./customer-operations.ts";
import {
  type CheckoutFacts,
  checkouts,
  customers,
  type InvoiceFacts,
  invoices,
  payments,
  subscriptions,
} from "./facts.ts";
import { periodEnd } from "./months.ts";
import { checkoutObject } from "./objects/checkout.ts";
import { pricedThing } from "./objects/price.ts";
import { emit, newIdOf, timeOf, type World } from "./world.ts";

/** She pays at the checkout, at once or by a method whose money comes later. */
export async function payCheckout(
  world: World,
  open: CheckoutFacts,
  { email, isLater }: { readonly email: string | null; readonly isLater: boolean },
): Promise<CheckoutFacts> {
  const named = { ...open, email: open.email ?? email };
  const facts = { ...named, customer: await customerFor(world, named) };
  const paid =
    facts.mode === "payment"
      ? await payOnce(world, facts, isLater)
      : await subscribe(world, facts, isLater);
  const complete = await checkouts.keep(world.tx, {
    ...paid,
    status: "complete",
    paymentStatus: isLater ? "unpaid" : "paid",
  });
  await tell(world, complete, "completed");
  return complete;
}

async function customerFor(world: World, facts: CheckoutFacts): Promise<string | null> {
  if (facts.customer !== null || !facts.makesCustomer) return facts.customer;
  return (await createCustomer(world, { email: facts.email })).id;
}

function tell(
  world: World,
  facts: CheckoutFacts,
  what: "completed" | "async_payment_succeeded" | "async_payment_failed",
) {
  const object = checkoutObject(facts, world.baseUrl);
  return emit(world, `checkout.session.${what}`, object, facts.customer);
}

const amountOf = ({ price, quantity }: CheckoutFacts) =>
  (pricedThing(price)?.amount ?? 0) * quantity;

async function payOnce(world: World, facts: CheckoutFacts, isLater: boolean) {
  const payment = await charge(world, {
    amount: amountOf(facts),
    customer: facts.customer,
    email: facts.email,
    metadata: facts.innerMetadata,
    status: isLater ? "processing" : "succeeded",
  });
  const paid = { ...facts, payment_intent: payment.id };
  return isLater ? paid : invoiced(world, paid);
}

async function invoiced(world: World, facts: CheckoutFacts): Promise<CheckoutFacts> {
  if (!facts.makesInvoice) return facts;
  const now = await timeOf(world, facts.customer);
  const invoice = await bill(world, { ...invoiceFor(facts, now), reason: "manual" }, "paid");
  await tellInvoice(world, invoice, "invoice.paid");
  return { ...facts, invoice: invoice.id };
}

function invoiceFor(facts: CheckoutFacts, now: number) {
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
  } satisfies Partial<InvoiceFacts>;
}

async function subscribe(world: World, facts: CheckoutFacts, isLater: boolean) {
  const { customer } = facts;
  const interval = pricedThing(facts.price)?.interval;
  if (customer === null || !interval) throw new Error("A subscription has a customer and renews.");
  const now = await timeOf(world, customer);
  const end = periodEnd(now, now, interval);
  const payment = await charge(world, {
    amount: amountOf(facts),
    customer,
    email: facts.email,
    metadata: {},
    status: isLater ? "processing" : "succeeded",
  });
  const id = newIdOf("sub");
  const invoice = await bill(
    world,
    {
      ...invoiceFor(facts, now),
      subscription: id,
      reason: "subscription_create",
      periodEnd: end,
      payment_intent: payment.id,
    },
    isLater ? "open" : "paid",
  );
  await keepSubscription(
    world,
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
  if (!isLater) await tellInvoice(world, invoice, "invoice.paid");
  return { ...facts, invoice: invoice.id, subscription: id };
}

/** The money of a later payment comes, or does not. */
export async function settleCheckout(world: World, facts: CheckoutFacts, isPaid: boolean) {
  const settled = facts.mode === "payment" ? settleOnce : settleSubscription;
  const after = await settled(world, facts, isPaid);
  if (!isPaid) return tell(world, after, "async_payment_failed");
  const paid = await checkouts.keep(world.tx, { ...after, paymentStatus: "paid" });
  return tell(world, paid, "async_payment_succeeded");
}

const outcome = (isPaid: boolean) => (isPaid ? "succeeded" : "requires_payment_method");

async function settleOnce(world: World, facts: CheckoutFacts, isPaid: boolean) {
  const id = facts.payment_intent;
  const payment = id === null ? null : await payments.find(world.tx, id);
  if (payment) await settle(world, payment, outcome(isPaid));
  return isPaid ? invoiced(world, facts) : facts;
}

async function settleSubscription(world: World, facts: CheckoutFacts, isPaid: boolean) {
  const { tx } = world;
  const invoice = facts.invoice === null ? null : await invoices.find(tx, facts.invoice);
  const { payment_intent: intent = null } = invoice ?? {};
  const payment = intent === null ? null : await payments.find(tx, intent);
  if (payment) await settle(world, payment, outcome(isPaid));
  const id = facts.subscription;
  const subscription = id === null ? null : await subscriptions.find(tx, id);
  if (subscription?.status === "incomplete")
    await keepSubscription(world, {
      ...subscription,
      status: isPaid ? "active" : "incomplete_expired",
    });
  if (invoice && isPaid) {
    const paidAt = await timeOf(world, facts.customer);
    const paid = await invoices.keep(tx, { ...invoice, status: "paid", paidAt });
    await tellInvoice(world, paid, "invoice.paid");
  }
  return facts;
}

/** A later payment that has neither come nor failed. */
export async function isWaiting(world: World, facts: CheckoutFacts): Promise<boolean> {
  if (facts.status !== "complete" || facts.paymentStatus !== "unpaid") return false;
  const { tx } = world;
  const invoice = facts.invoice === null ? null : await invoices.find(tx, facts.invoice);
  const id = facts.payment_intent ?? invoice?.payment_intent ?? null;
  const payment = id === null ? null : await payments.find(tx, id);
  return payment?.status === "processing";
}

/** Who may see a checkout: the person its customer belongs to, or nobody signed in. */
export async function ownerOf(world: World, customer: string | null): Promise<string | null> {
  const facts = customer === null ? null : await customers.find(world.tx, customer);
  return facts?.metadata["userId"] ?? null;
}
