import type Stripe from "stripe";
import { catalogueItems } from "#adapters/payments/catalogue.ts";
import type { Payments, Price, ProviderName } from "#adapters/payments/payments.ts";
import {
  StripeCustomer,
  StripePrice,
  StripeRefund,
  StripeSubscription,
} from "./response-schemas.ts";
import {
  findCheckoutByPayment,
  expireCheckout,
  openCheckout,
  fetchCheckout,
} from "./checkout-sessions.ts";
import { listMissedEvents, readWebhookEvent, type SignatureCheck } from "./webhook-events.ts";
import {
  cancelAtPeriodEnd,
  changePrice,
  findLatestPaymentId,
  createPortalSession,
  resumeSubscription,
  listSubscriptions,
} from "./subscriptions.ts";
import { withPaymentsErrors, doneOnErrorCodes } from "./stripe-errors.ts";

export type StripeDeps = SignatureCheck & {
  readonly provider: ProviderName;
  /** Loaded at its first use: a server that starts does not wait for the SDK. */
  readonly client: () => Promise<Stripe>;
};

/** The verbs of the port, called on Stripe or its emulator by the same SDK. */
export function createStripePayments({
  provider,
  livemode,
  client,
  secrets,
  now,
  readSharedClock,
}: StripeDeps): Payments {
  const callStripe = <Result>(what: string, work: (stripe: Stripe) => Promise<Result>) =>
    withPaymentsErrors(what, async () => work(await client()));

  return {
    provider,
    livemode,
    listPrices: () => callStripe("prices", fetchPrices),
    createCustomer: ({ userId, email }) =>
      callStripe("a customer", async (stripe) => {
        const options = { idempotencyKey: `cus:${userId}` };
        const made = await stripe.customers.create({ email, metadata: { userId } }, options);
        return StripeCustomer.parse(made).id;
      }),
    deleteCustomer: (id) =>
      doneOnErrorCodes(["resource_missing"], "the end of a customer", async () =>
        StripeCustomer.parse(await (await client()).customers.del(id)),
      ),
    openCheckout: (order) => callStripe("a checkout", (stripe) => openCheckout(stripe, order)),
    expireCheckout: (id) =>
      callStripe("the end of a checkout", (stripe) => expireCheckout(stripe, id)),
    findCheckout: (id) => callStripe("a checkout's state", (stripe) => fetchCheckout(stripe, id)),
    findCheckoutByPayment: (id) =>
      callStripe("a payment's checkout", (stripe) => findCheckoutByPayment(stripe, id)),
    listSubscriptions: (id) =>
      callStripe("subscriptions", (stripe) => listSubscriptions(stripe, id)),
    openPortal: (order) => callStripe("the portal", (stripe) => createPortalSession(stripe, order)),
    cancelAtPeriodEnd: (id) =>
      callStripe("a cancellation", (stripe) => cancelAtPeriodEnd(stripe, id)),
    resumeSubscription: (id) =>
      callStripe("a resumption", (stripe) => resumeSubscription(stripe, id)),
    cancelNow: (id) =>
      doneOnErrorCodes(["resource_missing"], "an end", async () =>
        StripeSubscription.parse(await (await client()).subscriptions.cancel(id)),
      ),
    changePrice: (id, price) =>
      callStripe("another plan", (stripe) => changePrice(stripe, id, price)),
    refund: (what) =>
      doneOnErrorCodes(["charge_already_refunded"], "a refund", async () => {
        const stripe = await client();
        const id =
          "paymentId" in what
            ? what.paymentId
            : await findLatestPaymentId(stripe, what.subscriptionId);
        if (id === null) return;
        // No key of ours: a refund that failed must be tried anew, and a second one is refused anyway.
        StripeRefund.parse(await stripe.refunds.create({ payment_intent: id }));
      }),
    readWebhookEvent: (body, signature) =>
      callStripe("an event", (stripe) =>
        readWebhookEvent(stripe, body, signature, { secrets, livemode, now, readSharedClock }),
      ),
    listMissedEvents: (since) =>
      callStripe("missed events", (stripe) => listMissedEvents(stripe, since)),
  };
}

/** A start and every page of prices wait for these. */
const priceRequestOptions = { timeout: 4_000, maxNetworkRetries: 0 } as const;

async function fetchPrices(stripe: Stripe): Promise<ReadonlyMap<string, Price>> {
  const keys = catalogueItems.map(({ lookupKey }) => lookupKey);
  const params = { lookup_keys: keys, active: true, limit: 100 };
  const { data } = await stripe.prices.list(params, priceRequestOptions);
  return new Map(data.flatMap((one) => toPriceEntries(StripePrice.parse(one))));
}

function toPriceEntries(answer: StripePrice): [string, Price][] {
  const { id, lookup_key: lookupKey, unit_amount: amount, currency, recurring } = answer;
  const interval = recurring?.interval ?? null;
  const isKnown = interval === null || interval === "month" || interval === "year";
  if (lookupKey === null || amount === null || !isKnown) return [];
  if (recurring && recurring.interval_count !== 1) return [];
  return [[lookupKey, { id, lookupKey, amount, currency, interval }]];
}

type StripePrice = ReturnType<(typeof StripePrice)["parse"]>;
