import type Stripe from "stripe";
import { pricedThings } from "./catalogue.ts";
import type { Payments, Price, ProviderName } from "./payments.ts";
import { CustomerAnswer, PriceAnswer, RefundAnswer, SubscriptionAnswer } from "./stripe-answers.ts";
import {
  checkoutOfPayment,
  expireCheckout,
  openCheckout,
  readCheckout,
} from "./stripe-checkout.ts";
import { missedEvents, readEvent } from "./stripe-events.ts";
import {
  cancelAtPeriodEnd,
  changePrice,
  latestPaymentOf,
  openPortal,
  resume,
  subscriptionsOf,
} from "./stripe-subscriptions.ts";
import { asking, doneIf } from "./trouble.ts";

export type StripeParts = {
  readonly provider: ProviderName;
  readonly livemode: boolean;
  /** Loaded at its first use: a server that starts does not wait for the SDK. */
  readonly client: () => Promise<Stripe>;
  readonly secrets: readonly string[];
  readonly now: () => Date;
};

/** The verbs of the port, said to Stripe or to its double by the same SDK. */
export function stripePayments({
  provider,
  livemode,
  client,
  secrets,
  now,
}: StripeParts): Payments {
  const ask = <Result>(what: string, work: (stripe: Stripe) => Promise<Result>) =>
    asking(what, async () => work(await client()));

  return {
    provider,
    livemode,
    prices: () => ask("prices", readPrices),
    createCustomer: ({ userId, email }) =>
      ask("a customer", async (stripe) => {
        const options = { idempotencyKey: `cus:${userId}` };
        const made = await stripe.customers.create({ email, metadata: { userId } }, options);
        return CustomerAnswer.parse(made).id;
      }),
    deleteCustomer: (id) =>
      doneIf(["resource_missing"], "the end of a customer", async () =>
        CustomerAnswer.parse(await (await client()).customers.del(id)),
      ),
    openCheckout: (order) => ask("a checkout", (stripe) => openCheckout(stripe, order)),
    expireCheckout: (id) => ask("the end of a checkout", (stripe) => expireCheckout(stripe, id)),
    checkout: (id) => ask("a checkout's state", (stripe) => readCheckout(stripe, id)),
    checkoutOfPayment: (id) =>
      ask("a payment's checkout", (stripe) => checkoutOfPayment(stripe, id)),
    subscriptionsOf: (id) => ask("subscriptions", (stripe) => subscriptionsOf(stripe, id)),
    openPortal: (order) => ask("the portal", (stripe) => openPortal(stripe, order)),
    cancelAtPeriodEnd: (id) => ask("a cancellation", (stripe) => cancelAtPeriodEnd(stripe, id)),
    resume: (id) => ask("a resumption", (stripe) => resume(stripe, id)),
    cancelNow: (id) =>
      doneIf(["resource_missing"], "an end", async () =>
        SubscriptionAnswer.parse(await (await client()).subscriptions.cancel(id)),
      ),
    changePrice: (id, price) => ask("another plan", (stripe) => changePrice(stripe, id, price)),
    refund: (what) =>
      doneIf(["charge_already_refunded"], "a refund", async () => {
        const stripe = await client();
        const id =
          "paymentId" in what ? what.paymentId : await latestPaymentOf(stripe, what.subscriptionId);
        if (id === null) return;
        // No key of ours: a refund that failed must be tried anew, and a second one is refused anyway.
        RefundAnswer.parse(await stripe.refunds.create({ payment_intent: id }));
      }),
    readEvent: (body, signature) =>
      ask("an event", (stripe) => readEvent(stripe, body, signature, { secrets, livemode, now })),
    missedEvents: (since) => ask("missed events", (stripe) => missedEvents(stripe, since)),
  };
}

/** A start and every page of prices wait for these. */
const soon = { timeout: 4_000, maxNetworkRetries: 0 } as const;

async function readPrices(stripe: Stripe): Promise<ReadonlyMap<string, Price>> {
  const keys = pricedThings.map(({ lookupKey }) => lookupKey);
  const asked = { lookup_keys: keys, active: true, limit: 100 };
  const { data } = await stripe.prices.list(asked, soon);
  return new Map(data.flatMap((one) => priceOf(PriceAnswer.parse(one))));
}

function priceOf(answer: PriceAnswer): [string, Price][] {
  const { id, lookup_key: lookupKey, unit_amount: amount, currency, recurring } = answer;
  const interval = recurring?.interval ?? null;
  const isKnown = interval === null || interval === "month" || interval === "year";
  if (lookupKey === null || amount === null || !isKnown) return [];
  if (recurring && recurring.interval_count !== 1) return [];
  return [[lookupKey, { id, lookupKey, amount, currency, interval }]];
}

type PriceAnswer = ReturnType<(typeof PriceAnswer)["parse"]>;
