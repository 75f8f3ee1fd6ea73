import { z } from "zod";

const seconds = z.number().transform((value) => new Date(value * 1000));
const expandable = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);

/** The SDK takes any JSON without the word `error` for a success, so each answer is checked for what it is. */
export const PriceAnswer = z.object({
  object: z.literal("price"),
  id: z.string(),
  lookup_key: z.string().nullable(),
  unit_amount: z.number().nullable(),
  currency: z.string(),
  recurring: z.object({ interval: z.string(), interval_count: z.number() }).nullable(),
});

export const CustomerAnswer = z.object({ object: z.literal("customer"), id: z.string() });
export const PortalAnswer = z.object({ object: z.literal("billing_portal.session"), url: z.url() });
export const RefundAnswer = z.object({ object: z.literal("refund") });

export const ChargeAnswer = z.object({
  object: z.literal("charge"),
  id: z.string(),
  amount: z.number(),
  amount_refunded: z.number(),
  refunded: z.boolean(),
  disputed: z.boolean(),
  status: z.string(),
  payment_intent: expandable.nullable(),
});
export type ChargeAnswer = z.infer<typeof ChargeAnswer>;

export const IntentAnswer = z.object({
  object: z.literal("payment_intent"),
  id: z.string(),
  status: z.string(),
  latest_charge: ChargeAnswer.nullable(),
});
export type IntentAnswer = z.infer<typeof IntentAnswer>;

const InvoiceAnswer = z.object({
  object: z.literal("invoice"),
  id: z.string(),
  hosted_invoice_url: z.string().nullish(),
});

export const CheckoutAnswer = z.object({
  object: z.literal("checkout.session"),
  id: z.string(),
  status: z.enum(["open", "complete", "expired"]),
  url: z.string().nullable(),
  mode: z.string(),
  payment_status: z.string(),
  metadata: z.record(z.string(), z.string()).nullable(),
  customer: expandable.nullable(),
  customer_email: z.string().nullable(),
  customer_details: z.object({ email: z.string().nullable() }).nullable(),
  amount_subtotal: z.number().nullable(),
  currency: z.string().nullable(),
  subscription: expandable.nullable(),
  payment_intent: IntentAnswer.nullable(),
  invoice: InvoiceAnswer.nullable(),
  line_items: z.object({
    data: z.array(z.object({ price: z.object({ id: z.string() }).nullable() })),
  }),
});
export type CheckoutAnswer = z.infer<typeof CheckoutAnswer>;

export const NewCheckoutAnswer = z.object({
  object: z.literal("checkout.session"),
  id: z.string(),
  status: z.enum(["open", "complete", "expired"]),
  url: z.string().nullable(),
});

const SubscriptionItem = z.object({
  id: z.string(),
  current_period_end: seconds,
  price: PriceAnswer,
});

export const SubscriptionAnswer = z.object({
  object: z.literal("subscription"),
  id: z.string(),
  customer: expandable,
  status: z.string(),
  created: seconds,
  cancel_at: seconds.nullable(),
  cancel_at_period_end: z.boolean(),
  ended_at: seconds.nullable(),
  latest_invoice: expandable.nullable(),
  items: z.object({ data: z.tuple([SubscriptionItem], SubscriptionItem) }),
});
export type SubscriptionAnswer = z.infer<typeof SubscriptionAnswer>;

export const InvoicePaymentAnswer = z.object({
  object: z.literal("invoice_payment"),
  status: z.string(),
  invoice: z.object({
    id: z.string(),
    parent: z
      .object({ subscription_details: z.object({ subscription: expandable }).nullable() })
      .nullable(),
  }),
});

/** The payment that paid an invoice. */
export const PaidInvoiceAnswer = z.object({
  object: z.literal("invoice_payment"),
  payment: z.object({ payment_intent: IntentAnswer.optional() }),
});

export const DisputeAnswer = z.object({ object: z.literal("dispute"), status: z.string() });

export const EventAnswer = z.object({
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
