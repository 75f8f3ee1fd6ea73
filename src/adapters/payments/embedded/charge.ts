import {
  customers,
  type InvoiceFacts,
  invoices,
  type PaymentFacts,
  payments,
  type SubscriptionFacts,
  subscriptions,
} from "./facts.ts";
import { invoiceObject } from "./objects/invoice.ts";
import { paymentIntentObject } from "./objects/payment.ts";
import { subscriptionObject } from "./objects/subscription.ts";
import { emit, newIdOf, timeOf, type World } from "./world.ts";

type Charge = Pick<PaymentFacts, "amount" | "customer" | "email" | "metadata" | "status">;

/** Takes the money, tries to, or waits for it. */
export async function charge(world: World, what: Charge): Promise<PaymentFacts> {
  const facts = await payments.keep(world.tx, {
    ...what,
    id: newIdOf("pi"),
    created: await timeOf(world, what.customer),
    refunded: 0,
    dispute: null,
  });
  await tellPayment(world, facts);
  return facts;
}

const told = {
  succeeded: "payment_intent.succeeded",
  processing: "payment_intent.processing",
  requires_payment_method: "payment_intent.payment_failed",
} as const;

/** Writes a payment down in its new state, and says so. */
export async function settle(
  world: World,
  facts: PaymentFacts,
  status: PaymentFacts["status"],
): Promise<PaymentFacts> {
  const settled = await payments.keep(world.tx, { ...facts, status });
  await tellPayment(world, settled);
  return settled;
}

function tellPayment(world: World, facts: PaymentFacts) {
  return emit(world, told[facts.status], paymentIntentObject(facts), facts.customer);
}

type NewInvoice = Omit<InvoiceFacts, "id" | "number" | "created" | "paidAt" | "status">;

/** Writes an invoice that is paid, or is still to be paid. */
export async function bill(
  world: World,
  what: NewInvoice,
  status: "open" | "paid",
): Promise<InvoiceFacts> {
  const created = await timeOf(world, what.customer);
  const id = newIdOf("in");
  return invoices.keep(world.tx, {
    ...what,
    id,
    number: `TEST-${id.slice(-6).toUpperCase()}`,
    created,
    status,
    paidAt: status === "paid" ? created : null,
  });
}

export async function tellInvoice(world: World, facts: InvoiceFacts, type: string) {
  await emit(world, type, invoiceObject(facts, world.baseUrl), facts.customer);
}

/** Keeps a subscription in its new state, and says so. */
export async function keepSubscription(
  world: World,
  facts: SubscriptionFacts,
  what: "created" | "updated" | "deleted" = "updated",
): Promise<SubscriptionFacts> {
  await subscriptions.keep(world.tx, facts);
  const type = `customer.subscription.${what}`;
  await emit(world, type, subscriptionObject(facts), facts.customer);
  return facts;
}

/** Uses what she paid too much before; answers what is left to pay. */
export async function spendCredit(
  { tx }: World,
  customer: string,
  amount: number,
): Promise<number> {
  const hers = await customers.find(tx, customer);
  if (!hers) return amount;
  const used = Math.min(hers.credit, amount);
  if (used !== 0) await customers.keep(tx, { ...hers, credit: hers.credit - used });
  return amount - used;
}
