import { z } from "zod";
import {
  type EmulatedDispute,
  disputes,
  invoices,
  type EmulatedPayment,
  payments,
  refunds,
} from "#adapters/payments/emulator/store/entities.ts";
import {
  invoiceObject,
  invoicePaymentObject,
} from "#adapters/payments/emulator/objects/invoice.ts";
import {
  chargeIdOf,
  chargeObject,
  disputeObject,
  paymentIdOf,
  paymentIntentObject,
  refundObject,
} from "#adapters/payments/emulator/objects/payment.ts";
import { createEndpoint, paginate } from "./endpoint.ts";
import { expand, paging, stringMapParam, integerParam } from "./params.ts";
import { resourceMissing, EmulatorApiError } from "./api-error.ts";
import {
  emitEvent,
  newObjectId,
  customerTimeOf,
  type EmulatorContext,
} from "#adapters/payments/emulator/emulator-context.ts";

const CreateRefundParams = z.strictObject({
  expand,
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
  amount: integerParam.optional(),
  reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
  metadata: stringMapParam.default({}),
});

/** Gives money back; throws what Stripe answers when there is none to give. */
export async function refundPayment(
  context: EmulatorContext,
  params: z.output<typeof CreateRefundParams>,
) {
  const payment = await requirePayment(context, params);
  const refundable = payment.amount - payment.refunded;
  const amount = params.amount ?? refundable;
  const charge = chargeIdOf(payment.id);
  if (payment.status !== "succeeded")
    throw new EmulatorApiError(
      `This PaymentIntent (${payment.id}) does not have a successful charge to refund.`,
    );
  if (refundable === 0)
    throw new EmulatorApiError(`Charge ${charge} has already been refunded.`, {
      code: "charge_already_refunded",
    });
  if (payment.dispute !== null)
    throw new EmulatorApiError(`Charge ${charge} has been charged back; cannot issue a refund.`, {
      code: "charge_disputed",
    });
  if (amount < 1 || amount > refundable)
    throw new EmulatorApiError(
      `Refund amount is not between 1 and what is left of charge ${charge}.`,
      {
        param: "amount",
        code: "amount_too_large",
      },
    );
  const { customer } = payment;
  const facts = await refunds.save(context.tx, {
    id: newObjectId("re"),
    created: await customerTimeOf(context, customer),
    payment_intent: payment.id,
    customer,
    amount,
    reason: params.reason ?? null,
    metadata: params.metadata,
  });
  const changed = await payments.save(context.tx, {
    ...payment,
    refunded: payment.refunded + amount,
  });
  await emitEvent(context, "refund.created", refundObject(facts), customer);
  await emitEvent(context, "charge.refunded", chargeObject(changed), customer);
  await emitEvent(context, "refund.updated", refundObject(facts), customer);
  return refundObject(facts);
}

async function requirePayment(
  { tx }: EmulatorContext,
  {
    payment_intent: intent,
    charge,
  }: { payment_intent?: string | undefined; charge?: string | undefined },
): Promise<EmulatedPayment> {
  if (intent === undefined && charge === undefined)
    throw new EmulatorApiError(
      "One of the following params should be provided for this request: payment_intent or charge.",
    );
  const facts = await payments.find(tx, intent ?? paymentIdOf(charge ?? ""));
  if (facts) return facts;
  throw intent === undefined
    ? resourceMissing("charge", charge ?? "", "charge")
    : resourceMissing("payment_intent", intent, "payment_intent");
}

/** The customer's bank takes the money back, or asks about it. */
export async function disputePayment(
  context: EmulatorContext,
  payment: EmulatedPayment,
  status: "needs_response" | "warning_needs_response" = "needs_response",
) {
  const { customer, amount } = payment;
  const facts = await disputes.save(context.tx, {
    id: newObjectId("dp"),
    created: await customerTimeOf(context, customer),
    payment_intent: payment.id,
    customer,
    amount,
    status,
  });
  await payments.save(context.tx, { ...payment, dispute: facts.id });
  await emitEvent(context, "charge.dispute.created", disputeObject(facts), customer);
}

/** The bank has decided. */
export async function closeDispute(
  context: EmulatorContext,
  facts: EmulatedDispute,
  status: "won" | "lost",
) {
  const closed = await disputes.save(context.tx, { ...facts, status });
  await emitEvent(context, "charge.dispute.closed", disputeObject(closed), facts.customer);
}

const NoParams = z.strictObject({ expand });
const PaymentFilter = z.strictObject({
  ...paging,
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
});
const CustomerFilter = z.strictObject({
  ...paging,
  customer: z.string().optional(),
  payment_intent: z.string().optional(),
});

const paymentIntentIdOf = ({ charge, payment_intent: intent }: z.output<typeof PaymentFilter>) =>
  intent ?? (charge === undefined ? undefined : paymentIdOf(charge));

export const paymentEndpoints = [
  createEndpoint("POST", "refunds", CreateRefundParams, refundPayment),
  createEndpoint("GET", "refunds/{id}", NoParams, async ({ tx }, _, id) => {
    const facts = await refunds.find(tx, id);
    if (!facts) throw resourceMissing("refund", id);
    return refundObject(facts);
  }),
  createEndpoint("GET", "refunds", PaymentFilter, async ({ tx }, params) => {
    const found = await refunds.list(tx, { payment_intent: paymentIntentIdOf(params) });
    return paginate("/v1/refunds", found.map(refundObject), params);
  }),
  createEndpoint("GET", "disputes/{id}", NoParams, async ({ tx }, _, id) => {
    const facts = await disputes.find(tx, id);
    if (!facts) throw resourceMissing("dispute", id);
    return disputeObject(facts);
  }),
  createEndpoint("GET", "disputes", PaymentFilter, async ({ tx }, params) => {
    const found = await disputes.list(tx, { payment_intent: paymentIntentIdOf(params) });
    return paginate("/v1/disputes", found.map(disputeObject), params);
  }),
  createEndpoint("GET", "payment_intents/{id}", NoParams, async ({ tx }, _, id) => {
    const facts = await payments.find(tx, id);
    if (!facts) throw resourceMissing("payment_intent", id, "intent");
    return paymentIntentObject(facts);
  }),
  createEndpoint(
    "GET",
    "payment_intents",
    CustomerFilter,
    async ({ tx }, { customer, ...page }) => {
      const found = await payments.list(tx, { customer });
      return paginate("/v1/payment_intents", found.map(paymentIntentObject), page);
    },
  ),
  createEndpoint("GET", "charges/{id}", NoParams, async ({ tx }, _, id) => {
    const facts = await payments.find(tx, paymentIdOf(id));
    if (!facts) throw resourceMissing("charge", id, "id");
    return chargeObject(facts);
  }),
  createEndpoint(
    "GET",
    "charges",
    CustomerFilter,
    async ({ tx }, { customer, payment_intent, ...page }) => {
      const found = await payments.list(tx, { customer, id: payment_intent });
      return paginate("/v1/charges", found.map(chargeObject), page);
    },
  ),
  createEndpoint("GET", "invoices/{id}", NoParams, async ({ tx, baseUrl }, _, id) => {
    const facts = await invoices.find(tx, id);
    if (!facts) throw resourceMissing("invoice", id);
    return invoiceObject(facts, baseUrl);
  }),
  createEndpoint(
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
      const objects = found.map((facts) => invoiceObject(facts, baseUrl));
      return paginate("/v1/invoices", objects, page);
    },
  ),
  createEndpoint(
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
      const objects = found
        .filter((facts) => facts.payment_intent !== null)
        .map(invoicePaymentObject)
        .filter((object) => status === undefined || object.status === status);
      return paginate("/v1/invoice_payments", objects, page);
    },
  ),
];
