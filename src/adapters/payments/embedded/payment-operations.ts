import { z } from "zod";
import {
  type DisputeFacts,
  disputes,
  invoices,
  type PaymentFacts,
  payments,
  refunds,
} from "./facts.ts";
import { invoiceObject, invoicePaymentObject } from "./objects/invoice.ts";
import {
  chargeIdOf,
  chargeObject,
  disputeObject,
  paymentIdOf,
  paymentIntentObject,
  refundObject,
} from "./objects/payment.ts";
import { operation, pageOf } from "./operation.ts";
import { expand, paging, textMap, wholeNumber } from "./params.ts";
import { missing, Refusal } from "./refusal.ts";
import { emit, newIdOf, timeOf, type World } from "./world.ts";

const NewRefund = z.strictObject({
  expand,
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
  amount: wholeNumber.optional(),
  reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
  metadata: textMap.default({}),
});

/** Gives money back; throws what Stripe answers when there is none to give. */
export async function refundPayment(world: World, asked: z.output<typeof NewRefund>) {
  const payment = await paymentOf(world, asked);
  const left = payment.amount - payment.refunded;
  const amount = asked.amount ?? left;
  const charge = chargeIdOf(payment.id);
  if (payment.status !== "succeeded")
    throw new Refusal(
      `This PaymentIntent (${payment.id}) does not have a successful charge to refund.`,
    );
  if (left === 0)
    throw new Refusal(`Charge ${charge} has already been refunded.`, {
      code: "charge_already_refunded",
    });
  if (payment.dispute !== null)
    throw new Refusal(`Charge ${charge} has been charged back; cannot issue a refund.`, {
      code: "charge_disputed",
    });
  if (amount < 1 || amount > left)
    throw new Refusal(`Refund amount is not between 1 and what is left of charge ${charge}.`, {
      param: "amount",
      code: "amount_too_large",
    });
  const { customer } = payment;
  const facts = await refunds.keep(world.tx, {
    id: newIdOf("re"),
    created: await timeOf(world, customer),
    payment_intent: payment.id,
    customer,
    amount,
    reason: asked.reason ?? null,
    metadata: asked.metadata,
  });
  const changed = await payments.keep(world.tx, {
    ...payment,
    refunded: payment.refunded + amount,
  });
  await emit(world, "refund.created", refundObject(facts), customer);
  await emit(world, "charge.refunded", chargeObject(changed), customer);
  await emit(world, "refund.updated", refundObject(facts), customer);
  return refundObject(facts);
}

async function paymentOf(
  { tx }: World,
  {
    payment_intent: intent,
    charge,
  }: { payment_intent?: string | undefined; charge?: string | undefined },
): Promise<PaymentFacts> {
  if (intent === undefined && charge === undefined)
    throw new Refusal(
      "One of the following params should be provided for this request: payment_intent or charge.",
    );
  const facts = await payments.find(tx, intent ?? paymentIdOf(charge ?? ""));
  if (facts) return facts;
  throw intent === undefined
    ? missing("charge", charge ?? "", "charge")
    : missing("payment_intent", intent, "payment_intent");
}

/** Her bank takes the money back, or asks about it. */
export async function disputePayment(
  world: World,
  payment: PaymentFacts,
  status: "needs_response" | "warning_needs_response" = "needs_response",
) {
  const { customer, amount } = payment;
  const facts = await disputes.keep(world.tx, {
    id: newIdOf("dp"),
    created: await timeOf(world, customer),
    payment_intent: payment.id,
    customer,
    amount,
    status,
  });
  await payments.keep(world.tx, { ...payment, dispute: facts.id });
  await emit(world, "charge.dispute.created", disputeObject(facts), customer);
}

/** The bank has decided. */
export async function closeDispute(world: World, facts: DisputeFacts, status: "won" | "lost") {
  const closed = await disputes.keep(world.tx, { ...facts, status });
  await emit(world, "charge.dispute.closed", disputeObject(closed), facts.customer);
}

const Nothing = z.strictObject({ expand });
const OfPayment = z.strictObject({
  ...paging,
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
});
const OfCustomer = z.strictObject({
  ...paging,
  customer: z.string().optional(),
  payment_intent: z.string().optional(),
});

const intentOf = ({ charge, payment_intent: intent }: z.output<typeof OfPayment>) =>
  intent ?? (charge === undefined ? undefined : paymentIdOf(charge));

export const paymentOperations = [
  operation("POST", "refunds", NewRefund, refundPayment),
  operation("GET", "refunds/{id}", Nothing, async ({ tx }, _, id) => {
    const facts = await refunds.find(tx, id);
    if (!facts) throw missing("refund", id);
    return refundObject(facts);
  }),
  operation("GET", "refunds", OfPayment, async ({ tx }, asked) => {
    const found = await refunds.list(tx, { payment_intent: intentOf(asked) });
    return pageOf("/v1/refunds", found.map(refundObject), asked);
  }),
  operation("GET", "disputes/{id}", Nothing, async ({ tx }, _, id) => {
    const facts = await disputes.find(tx, id);
    if (!facts) throw missing("dispute", id);
    return disputeObject(facts);
  }),
  operation("GET", "disputes", OfPayment, async ({ tx }, asked) => {
    const found = await disputes.list(tx, { payment_intent: intentOf(asked) });
    return pageOf("/v1/disputes", found.map(disputeObject), asked);
  }),
  operation("GET", "payment_intents/{id}", Nothing, async ({ tx }, _, id) => {
    const facts = await payments.find(tx, id);
    if (!facts) throw missing("payment_intent", id, "intent");
    return paymentIntentObject(facts);
  }),
  operation("GET", "payment_intents", OfCustomer, async ({ tx }, { customer, ...page }) => {
    const found = await payments.list(tx, { customer });
    return pageOf("/v1/payment_intents", found.map(paymentIntentObject), page);
  }),
  operation("GET", "charges/{id}", Nothing, async ({ tx }, _, id) => {
    const facts = await payments.find(tx, paymentIdOf(id));
    if (!facts) throw missing("charge", id, "id");
    return chargeObject(facts);
  }),
  operation("GET", "charges", OfCustomer, async ({ tx }, { customer, payment_intent, ...page }) => {
    const found = await payments.list(tx, { customer, id: payment_intent });
    return pageOf("/v1/charges", found.map(chargeObject), page);
  }),
  operation("GET", "invoices/{id}", Nothing, async ({ tx, baseUrl }, _, id) => {
    const facts = await invoices.find(tx, id);
    if (!facts) throw missing("invoice", id);
    return invoiceObject(facts, baseUrl);
  }),
  operation(
    "GET",
    "invoices",
    z.strictObject({
      ...paging,
      customer: z.string().optional(),
      subscription: z.string().optional(),
      status: z.enum(["draft", "open", "paid", "uncollectible", "void"]).optional(),
    }),
    async ({ tx, baseUrl }, { customer, subscription, status, ...page }) => {
      const found = await invoices.list(tx, { customer, subscription, status });
      const shown = found.map((facts) => invoiceObject(facts, baseUrl));
      return pageOf("/v1/invoices", shown, page);
    },
  ),
  operation(
    "GET",
    "invoice_payments",
    z.strictObject({
      ...paging,
      invoice: z.string().optional(),
      status: z.enum(["canceled", "open", "paid"]).optional(),
      payment: z
        .strictObject({
          type: z.enum(["payment_intent", "payment_record"]),
          payment_intent: z.string().optional(),
        })
        .optional(),
    }),
    async ({ tx }, { invoice, payment, status, ...page }) => {
      const found = await invoices.list(tx, {
        id: invoice,
        payment_intent: payment?.payment_intent,
      });
      const shown = found
        .filter((facts) => facts.payment_intent !== null)
        .map(invoicePaymentObject)
        .filter((shownOne) => status === undefined || shownOne.status === status);
      return pageOf("/v1/invoice_payments", shown, page);
    },
  ),
];
