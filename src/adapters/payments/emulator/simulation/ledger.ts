import {
  customers,
  type EmulatedInvoice,
  invoices,
  type EmulatedPayment,
  payments,
  type EmulatedSubscription,
  subscriptions,
} from "#adapters/payments/emulator/store/entities.ts";
import { invoiceObject } from "#adapters/payments/emulator/objects/invoice.ts";
import { paymentIntentObject } from "#adapters/payments/emulator/objects/payment.ts";
import { subscriptionObject } from "#adapters/payments/emulator/objects/subscription.ts";
import {
  emitEvent,
  newObjectId,
  customerTimeOf,
  type EmulatorContext,
} from "#adapters/payments/emulator/emulator-context.ts";

type NewPayment = Pick<EmulatedPayment, "amount" | "customer" | "email" | "metadata" | "status">;

/** Takes the money, tries to, or waits for it. */
export async function createPayment(
  context: EmulatorContext,
  what: NewPayment,
): Promise<EmulatedPayment> {
  const facts = await payments.save(context.tx, {
    ...what,
    id: newObjectId("pi"),
    created: await customerTimeOf(context, what.customer),
    refunded: 0,
    dispute: null,
  });
  await emitPaymentEvent(context, facts);
  return facts;
}

const paymentEventTypes = {
  succeeded: "payment_intent.succeeded",
  processing: "payment_intent.processing",
  requires_payment_method: "payment_intent.payment_failed",
} as const;

/** Stores a payment in its new state, and emits the event. */
export async function settlePayment(
  context: EmulatorContext,
  facts: EmulatedPayment,
  status: EmulatedPayment["status"],
): Promise<EmulatedPayment> {
  const settled = await payments.save(context.tx, { ...facts, status });
  await emitPaymentEvent(context, settled);
  return settled;
}

function emitPaymentEvent(context: EmulatorContext, facts: EmulatedPayment) {
  return emitEvent(
    context,
    paymentEventTypes[facts.status],
    paymentIntentObject(facts),
    facts.customer,
  );
}

type NewInvoice = Omit<EmulatedInvoice, "id" | "number" | "created" | "paidAt" | "status">;

/** Writes an invoice that is paid, or is still to be paid. */
export async function createInvoice(
  context: EmulatorContext,
  what: NewInvoice,
  status: "open" | "paid",
): Promise<EmulatedInvoice> {
  const created = await customerTimeOf(context, what.customer);
  const id = newObjectId("in");
  return invoices.save(context.tx, {
    ...what,
    id,
    number: `TEST-${id.slice(-6).toUpperCase()}`,
    created,
    status,
    paidAt: status === "paid" ? created : null,
  });
}

export async function emitInvoiceEvent(
  context: EmulatorContext,
  facts: EmulatedInvoice,
  type: string,
) {
  await emitEvent(context, type, invoiceObject(facts, context.baseUrl), facts.customer);
}

/** Keeps a subscription in its new state, and says so. */
export async function saveSubscription(
  context: EmulatorContext,
  facts: EmulatedSubscription,
  what: "created" | "updated" | "deleted" = "updated",
): Promise<EmulatedSubscription> {
  await subscriptions.save(context.tx, facts);
  const type = `customer.subscription.${what}`;
  await emitEvent(context, type, subscriptionObject(facts), facts.customer);
  return facts;
}

/** Uses the customer's credit; returns what is left to pay. */
export async function spendCredit(
  { tx }: EmulatorContext,
  customer: string,
  amount: number,
): Promise<number> {
  const customerRecord = await customers.find(tx, customer);
  if (!customerRecord) return amount;
  const used = Math.min(customerRecord.credit, amount);
  if (used !== 0)
    await customers.save(tx, { ...customerRecord, credit: customerRecord.credit - used });
  return amount - used;
}
