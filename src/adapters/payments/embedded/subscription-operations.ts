import { z } from "zod";
import { bill, charge, keepSubscription, tellInvoice, spendCredit } from "./charge.ts";
import { customers, type SubscriptionFacts, subscriptions } from "./facts.ts";
import { findCustomer } from "./customer-operations.ts";
import { periodEnd } from "./months.ts";
import { pricedThing } from "./objects/price.ts";
import { itemIdOf, subscriptionObject } from "./objects/subscription.ts";
import { operation, pageOf } from "./operation.ts";
import { expand, paging, textMap, truth, wholeNumber } from "./params.ts";
import { missing, Refusal } from "./refusal.ts";
import { endSubscription } from "./renewal.ts";
import { timeOf, type World } from "./world.ts";

async function findSubscription({ tx }: World, id: string): Promise<SubscriptionFacts> {
  const facts = await subscriptions.find(tx, id);
  if (!facts) throw missing("subscription", id);
  return facts;
}

const Change = z.strictObject({
  expand,
  cancel_at_period_end: truth.optional(),
  cancel_at: z.union([z.literal(""), wholeNumber]).optional(),
  items: z.array(z.strictObject({ id: z.string(), price: z.string() })).optional(),
  metadata: textMap.optional(),
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

async function changeSubscription(world: World, asked: z.output<typeof Change>, id: string) {
  const facts = await findSubscription(world, id);
  const { cancel_at: at, cancel_at_period_end: atEnd, items } = asked;
  if (facts.status === "canceled")
    throw new Refusal(
      "A canceled subscription can only update its cancellation_details and metadata.",
    );
  if (at !== undefined && atEnd !== undefined)
    throw new Refusal(
      "Received both cancel_at and cancel_at_period_end parameters. Please pass in only one.",
    );
  const now = await timeOf(world, facts.customer);
  if (typeof at === "number" && at <= now)
    throw new Refusal("`cancel_at` must be in the future.", { param: "cancel_at" });
  const metadata = { ...facts.metadata, ...asked.metadata };
  const cancelled = { ...facts, ...cancellation(facts, at, atEnd, now), metadata };
  const changed = items ? await changePrice(world, cancelled, items) : cancelled;
  return subscriptionObject(await keepSubscription(world, changed));
}

/** Both spellings, as Stripe keeps them apart: what ends by a date is not resumed by the other word. */
function cancellation(
  facts: SubscriptionFacts,
  at: number | "" | undefined,
  atEnd: boolean | undefined,
  now: number,
): Pick<SubscriptionFacts, "cancelAt" | "cancelAtPeriodEnd" | "canceledAt"> {
  if (atEnd === true)
    return { cancelAt: facts.periodEnd, cancelAtPeriodEnd: true, canceledAt: now };
  if (typeof at === "number") return { cancelAt: at, cancelAtPeriodEnd: false, canceledAt: now };
  const isResumed = at === "" || (atEnd === false && facts.cancelAtPeriodEnd);
  if (isResumed) return { cancelAt: null, cancelAtPeriodEnd: false, canceledAt: null };
  return facts;
}

/** Another price from now on. Another interval starts a new period, and what is unused counts towards it. */
export async function changePrice(
  world: World,
  facts: SubscriptionFacts,
  [item]: readonly { readonly id: string; readonly price: string }[],
): Promise<SubscriptionFacts> {
  if (!item || item.id !== itemIdOf(facts.id))
    throw missing("subscription_item", item?.id ?? "", "items[0][id]");
  const thing = pricedThing(item.price);
  const old = pricedThing(facts.price);
  if (!thing || !old) throw missing("price", item.price, "items[0][price]");
  if (thing.interval === null)
    throw new Refusal(
      "The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.",
      { param: "items[0][price]" },
    );
  if (item.price === facts.price) return facts;
  const now = await timeOf(world, facts.customer);
  const left = (facts.periodEnd - now) / (facts.periodEnd - facts.periodStart);
  const unused = Math.round(old.amount * Math.max(0, Math.min(1, left)));
  const hers = await findCustomer(world, facts.customer);
  const due = Math.max(0, thing.amount - unused);
  if (unused > thing.amount)
    await customers.keep(world.tx, { ...hers, credit: hers.credit + unused - thing.amount });
  const amount = await spendCredit(world, facts.customer, due);
  const end = periodEnd(now, now, thing.interval);
  const payment =
    amount === 0
      ? null
      : await charge(world, {
          amount,
          customer: hers.id,
          email: hers.email,
          metadata: {},
          status: "succeeded",
        });
  const invoice = await bill(
    world,
    {
      customer: hers.id,
      email: hers.email,
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
  await tellInvoice(world, invoice, "invoice.paid");
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

const Nothing = z.strictObject({ expand });

const Asked = z.strictObject({
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

export const subscriptionOperations = [
  operation("GET", "subscriptions", Asked, async (world, asked) => {
    const { status, customer, price, ...page } = asked;
    if (customer !== undefined && !(await customers.find(world.tx, customer)))
      throw missing("customer", customer, "customer");
    const found = (await subscriptions.list(world.tx, { customer, price })).filter((facts) =>
      status === undefined
        ? facts.status !== "canceled"
        : status === "all" || facts.status === status,
    );
    return pageOf("/v1/subscriptions", found.map(subscriptionObject), page);
  }),
  operation("GET", "subscriptions/{id}", Nothing, async (world, _, id) =>
    subscriptionObject(await findSubscription(world, id)),
  ),
  operation("POST", "subscriptions/{id}", Change, changeSubscription),
  operation(
    "DELETE",
    "subscriptions/{id}",
    z.strictObject({ expand, invoice_now: truth.optional(), prorate: truth.optional() }),
    async (world, _, id) => {
      const facts = await findSubscription(world, id);
      if (facts.status === "canceled") throw missing("subscription", id);
      return subscriptionObject(await endSubscription(world, facts));
    },
  ),
];
