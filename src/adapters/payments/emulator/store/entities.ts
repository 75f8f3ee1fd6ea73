import { z } from "zod";
import { createEntityStore } from "./entity-store.ts";

const seconds = z.number().int();
const metadata = z.record(z.string(), z.string());
const id = z.string();
const maybe = id.nullable();

const Customer = z.object({
  id,
  created: seconds,
  email: z.string().nullable(),
  metadata,
  isDeleted: z.boolean(),
  /** What is paid too much, in cents. */
  credit: z.number(),
  /** How far the customer's clock runs ahead of ours, in seconds. */
  ahead: seconds,
  /** This customer's events wait until they are sent by hand. */
  isHolding: z.boolean(),
});

const Checkout = z.object({
  id,
  created: seconds,
  expiresAt: seconds,
  mode: z.enum(["payment", "subscription"]),
  status: z.enum(["open", "complete", "expired"]),
  paymentStatus: z.enum(["paid", "unpaid", "no_payment_required"]),
  customer: maybe,
  makesCustomer: z.boolean(),
  /** The address in our call, and the one typed at the checkout. */
  customerEmail: z.string().nullable(),
  email: z.string().nullable(),
  reference: z.string().nullable(),
  price: id,
  quantity: z.number().int(),
  successUrl: z.string(),
  cancelUrl: z.string().nullable(),
  metadata,
  innerMetadata: metadata,
  makesInvoice: z.boolean(),
  hasTerms: z.boolean(),
  termsText: z.string().nullable(),
  payment_intent: maybe,
  invoice: maybe,
  subscription: maybe,
});

/** A payment intent and its one charge. */
const Payment = z.object({
  id,
  created: seconds,
  amount: z.number(),
  customer: maybe,
  email: z.string().nullable(),
  metadata,
  status: z.enum(["succeeded", "processing", "requires_payment_method"]),
  refunded: z.number(),
  dispute: maybe,
});

const Invoice = z.object({
  id,
  created: seconds,
  number: z.string(),
  customer: maybe,
  email: z.string().nullable(),
  subscription: maybe,
  reason: z.enum(["manual", "subscription_create", "subscription_cycle", "subscription_update"]),
  status: z.enum(["open", "paid", "uncollectible"]),
  price: id,
  subtotal: z.number(),
  amount: z.number(),
  periodStart: seconds,
  periodEnd: seconds,
  paidAt: seconds.nullable(),
  payment_intent: maybe,
  metadata,
});

const Subscription = z.object({
  id,
  created: seconds,
  customer: id,
  price: id,
  status: z.enum(["active", "past_due", "canceled", "incomplete", "incomplete_expired"]),
  periodStart: seconds,
  periodEnd: seconds,
  /** The day of the month on which it began. */
  anchor: seconds,
  cancelAt: seconds.nullable(),
  cancelAtPeriodEnd: z.boolean(),
  canceledAt: seconds.nullable(),
  endedAt: seconds.nullable(),
  latestInvoice: id,
  metadata,
});

const Refund = z.object({
  id,
  created: seconds,
  payment_intent: id,
  customer: maybe,
  amount: z.number(),
  reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]).nullable(),
  metadata,
});

const Dispute = z.object({
  id,
  created: seconds,
  payment_intent: id,
  customer: maybe,
  amount: z.number(),
  status: z.enum(["warning_needs_response", "needs_response", "won", "lost"]),
});

const Portal = z.object({
  id,
  created: seconds,
  customer: id,
  returnUrl: z.string().nullable(),
  flow: z
    .object({
      type: z.enum(["subscription_cancel", "payment_method_update"]),
      subscription: maybe,
      redirect: z.string().nullable(),
    })
    .nullable(),
});

const StoredEvent = z.object({
  id,
  created: seconds,
  type: z.string(),
  customer: maybe,
  object: z.record(z.string(), z.unknown()),
  request: maybe,
  delivery: z.enum(["pending", "held", "delivered", "failed"]),
  attempts: z.number().int(),
  /** When the next attempt is due; by our own clock. */
  nextAt: seconds.nullable(),
  /** The last answer of our own webhook. */
  answered: z.number().int().nullable(),
});

const Answer = z.object({
  id,
  created: seconds,
  customer: maybe,
  fingerprint: z.string(),
  status: z.number().int(),
  body: z.record(z.string(), z.unknown()),
});

export type EmulatedCustomer = z.infer<typeof Customer>;
export type EmulatedCheckout = z.infer<typeof Checkout>;
export type EmulatedPayment = z.infer<typeof Payment>;
export type EmulatedInvoice = z.infer<typeof Invoice>;
export type EmulatedSubscription = z.infer<typeof Subscription>;
export type EmulatedRefund = z.infer<typeof Refund>;
export type EmulatedDispute = z.infer<typeof Dispute>;
export type EmulatedPortal = z.infer<typeof Portal>;
export type EmulatedEvent = z.infer<typeof StoredEvent>;

const byCustomer = (facts: { readonly customer: string | null }) => ({ customer: facts.customer });

export const customers = createEntityStore("customer", Customer, ({ id: own }) => ({
  customer: own,
}));
/** Our calls date a checkout, so it expires by our own clock, whatever its customer's says. */
export const checkouts = createEntityStore("checkout", Checkout, (facts) => ({
  customer: null,
  dueAt: facts.status === "open" ? facts.expiresAt : null,
}));
export const payments = createEntityStore("payment", Payment, byCustomer);
export const invoices = createEntityStore("invoice", Invoice, byCustomer);
export const subscriptions = createEntityStore("subscription", Subscription, (facts) => ({
  customer: facts.customer,
  dueAt: facts.status === "active" ? (facts.cancelAt ?? facts.periodEnd) : null,
}));
export const refunds = createEntityStore("refund", Refund, byCustomer);
export const disputes = createEntityStore("dispute", Dispute, byCustomer);
export const portals = createEntityStore("portal", Portal, byCustomer);
/** Deliveries go by our own clock, whatever the customer's says. */
export const events = createEntityStore("event", StoredEvent, ({ nextAt }) => ({
  customer: null,
  dueAt: nextAt,
}));
export const idempotentResponses = createEntityStore("answer", Answer, byCustomer);
