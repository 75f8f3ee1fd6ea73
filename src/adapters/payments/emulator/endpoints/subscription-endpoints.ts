import { z } from "zod";
import {
  createInvoice,
  createPayment,
  saveSubscription,
  emitInvoiceEvent,
  spendCredit,
} from "#adapters/payments/emulator/simulation/ledger.ts";
import {
  customers,
  type EmulatedSubscription,
  subscriptions,
} from "#adapters/payments/emulator/store/entities.ts";
import { requireCustomer } from "./customer-endpoints.ts";
import { periodEnd } from "#adapters/payments/emulator/simulation/billing-periods.ts";
import { findCatalogueItem } from "#adapters/payments/emulator/objects/price.ts";
import {
  subscriptionItemIdOf,
  subscriptionObject,
} from "#adapters/payments/emulator/objects/subscription.ts";
import { createEndpoint, paginate } from "./endpoint.ts";
import { expand, paging, stringMapParam, booleanParam, integerParam } from "./params.ts";
import { resourceMissing, EmulatorApiError } from "./api-error.ts";
import { endSubscription } from "#adapters/payments/emulator/simulation/renewal.ts";
import {
  customerTimeOf,
  type EmulatorContext,
} from "#adapters/payments/emulator/emulator-context.ts";

async function requireSubscription(
  { tx }: EmulatorContext,
  id: string,
): Promise<EmulatedSubscription> {
  const facts = await subscriptions.find(tx, id);
  if (!facts) throw resourceMissing("subscription", id);
  return facts;
}

const UpdateSubscriptionParams = z.strictObject({
  expand,
  cancel_at_period_end: booleanParam.optional(),
  cancel_at: z.union([z.literal(""), integerParam]).optional(),
  items: z.array(z.strictObject({ id: z.string(), price: z.string() })).optional(),
  metadata: stringMapParam.optional(),
  proration_behavior: z.enum(["always_invoice", "create_prorations", "none"]).optional(),
  payment_behavior: z
    .enum([
      "allow_incomplete",
      "default_incomplete",
      "error_if_incomplete",
      "pending_if_incomplete",
    ])
    .optional(),
});

async function updateSubscription(
  context: EmulatorContext,
  params: z.output<typeof UpdateSubscriptionParams>,
  id: string,
) {
  const facts = await requireSubscription(context, id);
  const { cancel_at: at, cancel_at_period_end: atEnd, items } = params;
  if (facts.status === "canceled")
    throw new EmulatorApiError(
      "A canceled subscription can only update its cancellation_details and metadata.",
    );
  if (at !== undefined && atEnd !== undefined)
    throw new EmulatorApiError(
      "Received both cancel_at and cancel_at_period_end parameters. Please pass in only one.",
    );
  const now = await customerTimeOf(context, facts.customer);
  if (typeof at === "number" && at <= now)
    throw new EmulatorApiError("`cancel_at` must be in the future.", { param: "cancel_at" });
  const metadata = { ...facts.metadata, ...params.metadata };
  const cancelled = { ...facts, ...cancellation(facts, at, atEnd, now), metadata };
  const changed = items ? await applyPriceChange(context, cancelled, items) : cancelled;
  return subscriptionObject(await saveSubscription(context, changed));
}

/** Both spellings, as Stripe keeps them apart: what ends by a date is not resumed by the other word. */
function cancellation(
  facts: EmulatedSubscription,
  at: number | "" | undefined,
  atEnd: boolean | undefined,
  now: number,
): Pick<EmulatedSubscription, "cancelAt" | "cancelAtPeriodEnd" | "canceledAt"> {
  if (atEnd === true)
    return { cancelAt: facts.periodEnd, cancelAtPeriodEnd: true, canceledAt: now };
  if (typeof at === "number") return { cancelAt: at, cancelAtPeriodEnd: false, canceledAt: now };
  const isResumed = at === "" || (atEnd === false && facts.cancelAtPeriodEnd);
  if (isResumed) return { cancelAt: null, cancelAtPeriodEnd: false, canceledAt: null };
  return facts;
}

/** Another price from now on. Another interval starts a new period, and what is unused counts towards it. */
export async function applyPriceChange(
  context: EmulatorContext,
  facts: EmulatedSubscription,
  [item]: readonly { readonly id: string; readonly price: string }[],
): Promise<EmulatedSubscription> {
  if (!item || item.id !== subscriptionItemIdOf(facts.id))
    throw resourceMissing("subscription_item", item?.id ?? "", "items[0][id]");
  const newItem = findCatalogueItem(item.price);
  const old = findCatalogueItem(facts.price);
  if (!newItem || !old) throw resourceMissing("price", item.price, "items[0][price]");
  if (newItem.interval === null)
    throw new EmulatorApiError(
      "The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.",
      { param: "items[0][price]" },
    );
  if (item.price === facts.price) return facts;
  const now = await customerTimeOf(context, facts.customer);
  const unusedShare = (facts.periodEnd - now) / (facts.periodEnd - facts.periodStart);
  const unused = Math.round(old.amount * Math.max(0, Math.min(1, unusedShare)));
  const customer = await requireCustomer(context, facts.customer);
  const due = Math.max(0, newItem.amount - unused);
  if (unused > newItem.amount)
    await customers.save(context.tx, {
      ...customer,
      credit: customer.credit + unused - newItem.amount,
    });
  const amount = await spendCredit(context, facts.customer, due);
  const end = periodEnd(now, now, newItem.interval);
  const payment =
    amount === 0
      ? null
      : await createPayment(context, {
          amount,
          customer: customer.id,
          email: customer.email,
          metadata: {},
          status: "succeeded",
        });
  const invoice = await createInvoice(
    context,
    {
      customer: customer.id,
      email: customer.email,
      subscription: facts.id,
      reason: "subscription_update",
      price: item.price,
      subtotal: due,
      amount,
      periodStart: now,
      periodEnd: end,
      payment_intent: payment?.id ?? null,
      metadata: {},
    },
    "paid",
  );
  await emitInvoiceEvent(context, invoice, "invoice.paid");
  return {
    ...facts,
    price: item.price,
    anchor: now,
    periodStart: now,
    periodEnd: end,
    cancelAt: facts.cancelAt === null ? null : end,
    latestInvoice: invoice.id,
  };
}

const NoParams = z.strictObject({ expand });

const ListSubscriptionsParams = z.strictObject({
  ...paging,
  customer: z.string().optional(),
  price: z.string().optional(),
  status: z
    .enum([
      "active",
      "all",
      "canceled",
      "ended",
      "incomplete",
      "incomplete_expired",
      "past_due",
      "paused",
      "trialing",
      "unpaid",
    ])
    .optional(),
});

export const subscriptionEndpoints = [
  createEndpoint("GET", "subscriptions", ListSubscriptionsParams, async (context, params) => {
    const { status, customer, price, ...page } = params;
    if (customer !== undefined && !(await customers.find(context.tx, customer)))
      throw resourceMissing("customer", customer, "customer");
    const found = (await subscriptions.list(context.tx, { customer, price })).filter((facts) =>
      status === undefined
        ? facts.status !== "canceled"
        : status === "all" || facts.status === status,
    );
    return paginate("/v1/subscriptions", found.map(subscriptionObject), page);
  }),
  createEndpoint("GET", "subscriptions/{id}", NoParams, async (context, _, id) =>
    subscriptionObject(await requireSubscription(context, id)),
  ),
  createEndpoint("POST", "subscriptions/{id}", UpdateSubscriptionParams, updateSubscription),
  createEndpoint(
    "DELETE",
    "subscriptions/{id}",
    z.strictObject({
      expand,
      invoice_now: booleanParam.optional(),
      prorate: booleanParam.optional(),
    }),
    async (context, _, id) => {
      const facts = await requireSubscription(context, id);
      if (facts.status === "canceled") throw resourceMissing("subscription", id);
      return subscriptionObject(await endSubscription(context, facts));
    },
  ),
];
