import { z } from "zod";

const seconds = z.number().transform((value) => new Date(value * 1000));
const expandable = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);

/** Stripe leaves out or nulls what is not there. */
const maybe = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? null);

/** The SDK takes any JSON without the word `error` for a success, so each answer is checked for what it is. */
export const StripePrice = z.object({
  object: z.literal("price"),
  id: z.string(),
  lookup_key: maybe(z.string()),
  unit_amount: maybe(z.number()),
  currency: z.string(),
  recurring: maybe(z.object({ interval: z.string(), interval_count: z.number() })),
});

export const StripeCustomer = z.object({ object: z.literal("customer"), id: z.string() });
export const StripePortalSession = z.object({
  object: z.literal("billing_portal.session"),
  url: z.url(),
});
export const StripeRefund = z.object({ object: z.literal("refund") });

export const StripeCharge = z.object({
  object: z.literal("charge"),
  id: z.string(),
  amount: z.number(),
  amount_refunded: z.number(),
  refunded: z.boolean(),
  disputed: z.boolean(),
  status: z.string(),
  payment_intent: maybe(expandable),
});
export type StripeCharge = z.infer<typeof StripeCharge>;

export const StripePaymentIntent = z.object({
  object: z.literal("payment_intent"),
  id: z.string(),
  status: z.string(),
  latest_charge: maybe(z.union([StripeCharge, z.string()])),
});
export type StripePaymentIntent = z.infer<typeof StripePaymentIntent>;

export const StripeInvoice = z.object({
  object: z.literal("invoice"),
  id: z.string(),
  hosted_invoice_url: maybe(z.string()),
  parent: maybe(
    z.object({ subscription_details: maybe(z.object({ subscription: maybe(expandable) })) }),
  ),
});
export type StripeInvoice = z.infer<typeof StripeInvoice>;

export const StripeCheckout = z.object({
  object: z.literal("checkout.session"),
  id: z.string(),
  status: z.enum(["open", "complete", "expired"]),
  url: maybe(z.string()),
  mode: z.string(),
  payment_status: z.string(),
  metadata: maybe(z.record(z.string(), z.string())),
  customer: maybe(expandable),
  customer_email: maybe(z.string()),
  customer_details: maybe(z.object({ email: maybe(z.string()) })),
  amount_subtotal: maybe(z.number()),
  currency: maybe(z.string()),
  subscription: maybe(expandable),
  payment_intent: maybe(z.union([StripePaymentIntent, z.string()])),
  invoice: maybe(z.union([StripeInvoice, z.string()])),
  line_items: z.object({
    data: z.array(z.object({ price: z.object({ id: z.string() }).nullable() })),
  }),
});
export type StripeCheckout = z.infer<typeof StripeCheckout>;

export const StripeCheckoutSummary = z.object({
  object: z.literal("checkout.session"),
  id: z.string(),
  status: z.enum(["open", "complete", "expired"]),
  url: maybe(z.string()),
});

const StripeSubscriptionItem = z.object({
  id: z.string(),
  current_period_end: seconds,
  price: StripePrice,
});

export const StripeSubscription = z.object({
  object: z.literal("subscription"),
  id: z.string(),
  customer: expandable,
  status: z.string(),
  created: seconds,
  cancel_at: maybe(seconds),
  cancel_at_period_end: z.boolean(),
  ended_at: maybe(seconds),
  latest_invoice: maybe(expandable),
  items: z.object({ data: z.tuple([StripeSubscriptionItem], StripeSubscriptionItem) }),
});
export type StripeSubscription = z.infer<typeof StripeSubscription>;

/** What an invoice was for, and which payment paid it. */
export const StripeInvoicePayment = z.object({
  object: z.literal("invoice_payment"),
  invoice: expandable,
  payment: z.object({ payment_intent: maybe(expandable) }),
});

export const StripeDispute = z.object({ object: z.literal("dispute"), status: z.string() });

export const StripeEvent = z.object({
  object: z.literal("event"),
  id: z.string(),
  type: z.string(),
  livemode: z.boolean(),
  created: seconds,
  data: z.object({
    object: z.object({
      id: z.string().optional(),
      object: z.string().optional(),
      customer: expandable.nullish(),
      payment_intent: expandable.nullish(),
    }),
  }),
});
