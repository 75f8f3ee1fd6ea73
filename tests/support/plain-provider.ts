import { createHash } from "node:crypto";
import {
  type CheckoutOrder,
  type CheckoutState,
  type Payments,
  PaymentsTrouble,
  type Price,
  type ProviderEvent,
  UnprovenEvent,
} from "#adapters/payments/payments.ts";
import type { SubscriptionState } from "#core/plans/pro-access.ts";
import { pricedThings } from "#adapters/payments/catalogue.ts";
import { z } from "zod";

const dayMs = 86_400_000;

type Pointers = Pick<ProviderEvent, "customerId" | "checkoutId" | "paymentId">;

/** A provider in memory, as fast as a property needs it: it holds the truth, and tells of every change by an event. */
export type PlainProvider = Payments & {
  /** Signed events that were not taken away yet, oldest first. */
  readonly sent: ProviderEvent[];
  readonly allEvents: readonly ProviderEvent[];
  readonly checkouts: ReadonlyMap<string, CheckoutState>;
  readonly subscriptions: ReadonlyMap<string, SubscriptionState>;
  readonly opened: () => number;
  /** She pays; `later`: by a method that takes days. A guest leaves her address. */
  readonly pay: (checkoutId: string, how?: { later?: boolean; email?: string }) => void;
  readonly settleLater: (checkoutId: string, isPaid: boolean) => void;
  readonly expire: (checkoutId: string) => void;
  readonly giveBack: (checkoutId: string, amount?: number) => void;
  readonly dispute: (checkoutId: string, outcome: CheckoutState["dispute"]) => void;
  /** Makes a subscription beside every checkout of ours. */
  readonly subscribe: (customerId: string, lookupKey: string) => string;
  readonly changeSubscription: (id: string, change: Partial<SubscriptionState>) => void;
  /** The provider cannot be reached while this is true. */
  isAway: boolean;
  /** Called in each answer's way, before it is given. */
  delay: () => Promise<void>;
};

const Event = z.object({
  id: z.string(),
  type: z.string(),
  livemode: z.boolean(),
  createdAt: z.coerce.date(),
  objectId: z.string().nullable(),
  customerId: z.string().nullable(),
  checkoutId: z.string().nullable(),
  paymentId: z.string().nullable(),
});

export function createPlainProvider(): PlainProvider {
  const checkouts = new Map<string, CheckoutState>();
  const orders = new Map<string, CheckoutOrder>();
  const subscriptions = new Map<string, SubscriptionState>();
  const allEvents: ProviderEvent[] = [];
  const sent: ProviderEvent[] = [];
  const prices: ReadonlyMap<string, Price> = new Map(
    pricedThings.map(({ lookupKey, amount, interval }) => [
      lookupKey,
      { id: `price_${lookupKey}`, lookupKey, amount, currency: "usd", interval },
    ]),
  );
  let count = 0;
  const next = (prefix: string) => `${prefix}_${(count += 1)}`;

  function tell(type: string, objectId: string, pointers: Partial<Pointers>) {
    const none = { customerId: null, checkoutId: null, paymentId: null };
    const event = { id: next("evt"), type, livemode: false, createdAt: new Date(), objectId };
    allEvents.push({ ...event, ...none, ...pointers });
    sent.push({ ...event, ...none, ...pointers });
  }

  function found(id: string): CheckoutState {
    const state = checkouts.get(id);
    if (!state) throw new Error(`There is no checkout ${id}.`);
    return state;
  }

  function changeCheckout(id: string, type: string, change: Partial<CheckoutState>) {
    const state = { ...found(id), ...change };
    checkouts.set(id, state);
    const { customerId, paymentId } = state;
    const isAboutPayment = type.startsWith("charge");
    tell(type, isAboutPayment ? (paymentId ?? id) : id, {
      customerId,
      ...(isAboutPayment ? { paymentId } : { checkoutId: id }),
    });
  }

  function changeSubscription(id: string, change: Partial<SubscriptionState>) {
    const state = subscriptions.get(id);
    if (!state) throw new Error(`There is no subscription ${id}.`);
    subscriptions.set(id, { ...state, ...change });
    tell("customer.subscription.updated", id, { customerId: state.customerId });
  }

  function begin(priceId: string, customerId: string | null, status = "active"): string {
    const price = [...prices.values()].find(({ id }) => id === priceId);
    const id = next("sub");
    subscriptions.set(id, {
      id,
      customerId: customerId ?? next("cus"),
      priceId,
      amount: price?.amount ?? 0,
      interval: price?.interval ?? null,
      status,
      currentPeriodEnd: new Date(Date.now() + 30 * dayMs),
      cancelAt: null,
      endedAt: null,
      createdAt: new Date(Date.now() + count),
      isTakenBack: false,
    });
    tell("customer.subscription.created", id, { customerId });
    return id;
  }

  /** What was seen is copied when it is asked for, and may be old when it is given. */
  async function answer<Value>(value: () => Value): Promise<Value> {
    if (provider.isAway) throw new PaymentsTrouble("The provider is away.");
    const copy = structuredClone(value());
    await provider.delay();
    return copy;
  }

  function giveBack(id: string, amount = found(id).amount) {
    const { refunded, amount: paid, subscriptionId } = found(id);
    const total = Math.min(paid, refunded + amount);
    changeCheckout(id, "charge.refunded", { refunded: total });
    if (subscriptionId !== null && total >= paid)
      changeSubscription(subscriptionId, { isTakenBack: true });
  }

  const provider: PlainProvider = {
    provider: "embedded",
    livemode: false,
    isAway: false,
    delay: async () => {},
    sent,
    allEvents,
    checkouts,
    subscriptions,
    opened: () => orders.size,
    prices: () => answer(() => prices),
    createCustomer: ({ userId }) => answer(() => `cus_${userId}`),
    deleteCustomer: () => answer(() => undefined),
    openCheckout: (order) =>
      answer(() => {
        for (const [id, known] of orders)
          if (known.purchaseId === order.purchaseId)
            return { id, url: `https://pay.example/${id}` };
        const id = next("cs");
        const price = [...prices.values()].find((one) => one.id === order.priceId);
        orders.set(id, order);
        checkouts.set(id, {
          id,
          status: "open",
          url: `https://pay.example/${id}`,
          isPaid: false,
          isFree: false,
          purchaseId: order.purchaseId,
          customerId: order.customerId,
          email: null,
          priceIds: [order.priceId],
          subtotal: price?.amount ?? 0,
          currency: "usd",
          subscriptionId: null,
          paymentId: null,
          refunded: 0,
          amount: price?.amount ?? 0,
          dispute: "none",
          hasFailed: false,
          invoiceUrl: null,
        });
        return { id, url: `https://pay.example/${id}` };
      }),
    expireCheckout: (id) =>
      answer(() => {
        if (found(id).status !== "open") throw new PaymentsTrouble("Only an open one expires.");
        provider.expire(id);
      }),
    checkout: (id) => answer(() => checkouts.get(id) ?? null),
    checkoutOfPayment: (paymentId) =>
      answer(() => [...checkouts.values()].find((one) => one.paymentId === paymentId) ?? null),
    subscriptionsOf: (customerId) =>
      answer(() => [...subscriptions.values()].filter((one) => one.customerId === customerId)),
    openPortal: ({ customerId, flow }) =>
      answer(() => `https://portal.example/${customerId}/${flow.kind}`),
    cancelAtPeriodEnd: (id) =>
      answer(() => {
        changeSubscription(id, { cancelAt: subscriptions.get(id)?.currentPeriodEnd ?? new Date() });
      }),
    resume: (id) => answer(() => changeSubscription(id, { cancelAt: null })),
    cancelNow: (id) =>
      answer(() => {
        if (subscriptions.get(id)?.status === "canceled") return;
        changeSubscription(id, { status: "canceled", endedAt: new Date() });
      }),
    changePrice: (id, priceId) =>
      answer(() => {
        const price = [...prices.values()].find((one) => one.id === priceId);
        changeSubscription(id, {
          priceId,
          ...(price && { amount: price.amount, interval: price.interval }),
        });
      }),
    refund: (what) =>
      answer(() => {
        const paid = [...checkouts.values()].find((one) =>
          "paymentId" in what
            ? one.paymentId === what.paymentId
            : one.subscriptionId === what.subscriptionId,
        );
        if (paid && paid.refunded < paid.amount) giveBack(paid.id);
      }),
    async readEvent(body, signature) {
      if (signature !== signatureOf(body)) throw new UnprovenEvent("The signature is not ours.");
      return Event.parse(JSON.parse(Buffer.from(body).toString()));
    },
    missedEvents: () => answer(() => sent.splice(0)),
    pay(id, { later = false, email } = {}) {
      const order = orders.get(id);
      if (!order || found(id).status !== "open") return;
      const isPlan = order.mode === "subscription";
      changeCheckout(id, "checkout.session.completed", {
        status: "complete",
        isPaid: !later,
        paymentId: next("pi"),
        email: email ?? null,
        subscriptionId: isPlan
          ? begin(order.priceId, order.customerId, later ? "incomplete" : "active")
          : null,
        invoiceUrl: `https://pay.example/invoice/${id}`,
      });
    },
    settleLater(id, isPaid) {
      const state = found(id);
      if (state.status !== "complete" || state.isPaid || state.hasFailed) return;
      const type = `checkout.session.async_payment_${isPaid ? "succeeded" : "failed"}`;
      changeCheckout(id, type, isPaid ? { isPaid } : { hasFailed: true });
      if (state.subscriptionId !== null)
        changeSubscription(state.subscriptionId, {
          status: isPaid ? "active" : "incomplete_expired",
        });
    },
    expire(id) {
      if (found(id).status === "open")
        changeCheckout(id, "checkout.session.expired", { status: "expired" });
    },
    giveBack,
    dispute(id, outcome) {
      const { isPaid, subscriptionId } = found(id);
      if (!isPaid) return;
      const type = outcome === "open" ? "charge.dispute.created" : "charge.dispute.closed";
      changeCheckout(id, type, { dispute: outcome });
      if (subscriptionId !== null && outcome !== "won")
        changeSubscription(subscriptionId, { isTakenBack: true });
    },
    subscribe: (customerId, lookupKey) => begin(`price_${lookupKey}`, customerId),
    changeSubscription,
  };
  return provider;
}

/** An event as it travels: its bytes and the signature over them. */
export function signed(event: ProviderEvent): { body: Uint8Array; signature: string } {
  const body = Buffer.from(JSON.stringify(event));
  return { body, signature: signatureOf(body) };
}

function signatureOf(body: Uint8Array): string {
  return createHash("sha256").update("only the provider knows").update(body).digest("hex");
}
