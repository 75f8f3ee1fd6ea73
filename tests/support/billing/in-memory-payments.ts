import { createHash } from "node:crypto";
import {
  type CheckoutOrder,
  type ProviderCheckout,
  type Payments,
  PaymentsError,
  type Price,
  type ProviderEvent,
  InvalidSignatureError,
} from "#adapters/payments/payments.ts";
import type { ProviderSubscription } from "#core/plans/pro-access.ts";
import { catalogueItems } from "#adapters/payments/catalogue.ts";
import { z } from "zod";

const dayMs = 86_400_000;

type Pointers = Pick<ProviderEvent, "customerId" | "checkoutId" | "paymentId">;

/** A provider in memory, as fast as a property needs it: it holds the truth, and emits an event for every change. */
export type InMemoryPayments = Payments & {
  /** Signed events that were not taken away yet, oldest first. */
  readonly pendingEvents: ProviderEvent[];
  readonly allEvents: readonly ProviderEvent[];
  readonly checkouts: ReadonlyMap<string, ProviderCheckout>;
  readonly subscriptions: ReadonlyMap<string, ProviderSubscription>;
  readonly openedCount: () => number;
  /** Pays; `later`: by a method that takes days. A guest leaves an address. */
  readonly pay: (checkoutId: string, how?: { later?: boolean; email?: string }) => void;
  readonly settleLater: (checkoutId: string, isPaid: boolean) => void;
  readonly expire: (checkoutId: string) => void;
  readonly refundPayment: (checkoutId: string, amount?: number) => void;
  readonly dispute: (checkoutId: string, outcome: ProviderCheckout["dispute"]) => void;
  /** Makes a subscription beside every checkout of ours. */
  readonly subscribe: (customerId: string, lookupKey: string) => string;
  readonly changeSubscription: (id: string, change: Partial<ProviderSubscription>) => void;
  /** The provider cannot be reached while this is true. */
  isUnreachable: boolean;
  /** Called in each answer's way, before it is given. */
  beforeAnswer: () => Promise<void>;
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

export function createInMemoryPayments(): InMemoryPayments {
  const checkouts = new Map<string, ProviderCheckout>();
  const orders = new Map<string, CheckoutOrder>();
  const subscriptions = new Map<string, ProviderSubscription>();
  const allEvents: ProviderEvent[] = [];
  const pendingEvents: ProviderEvent[] = [];
  const prices: ReadonlyMap<string, Price> = new Map(
    catalogueItems.map(({ lookupKey, amount, interval }) => [
      lookupKey,
      { id: `price_${lookupKey}`, lookupKey, amount, currency: "usd", interval },
    ]),
  );
  let count = 0;
  const nextId = (prefix: string) => `${prefix}_${(count += 1)}`;

  function emit(type: string, objectId: string, pointers: Partial<Pointers>) {
    const none = { customerId: null, checkoutId: null, paymentId: null };
    const event = { id: nextId("evt"), type, livemode: false, createdAt: new Date(), objectId };
    allEvents.push({ ...event, ...none, ...pointers });
    pendingEvents.push({ ...event, ...none, ...pointers });
  }

  function getCheckoutState(id: string): ProviderCheckout {
    const state = checkouts.get(id);
    if (!state) throw new Error(`There is no checkout ${id}.`);
    return state;
  }

  function changeCheckout(id: string, type: string, change: Partial<ProviderCheckout>) {
    const state = { ...getCheckoutState(id), ...change };
    checkouts.set(id, state);
    const { customerId, paymentId } = state;
    const isAboutPayment = type.startsWith("charge");
    emit(type, isAboutPayment ? (paymentId ?? id) : id, {
      customerId,
      ...(isAboutPayment ? { paymentId } : { checkoutId: id }),
    });
  }

  function changeSubscription(id: string, change: Partial<ProviderSubscription>) {
    const state = subscriptions.get(id);
    if (!state) throw new Error(`There is no subscription ${id}.`);
    subscriptions.set(id, { ...state, ...change });
    emit("customer.subscription.updated", id, { customerId: state.customerId });
  }

  function addSubscription(priceId: string, customerId: string | null, status = "active"): string {
    const price = [...prices.values()].find(({ id }) => id === priceId);
    const id = nextId("sub");
    subscriptions.set(id, {
      id,
      customerId: customerId ?? nextId("cus"),
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
    emit("customer.subscription.created", id, { customerId });
    return id;
  }

  /** What was seen is copied when it is asked for, and may be old when it is given. */
  async function respond<Value>(value: () => Value): Promise<Value> {
    if (provider.isUnreachable) throw new PaymentsError("The provider is away.");
    const copy = structuredClone(value());
    await provider.beforeAnswer();
    return copy;
  }

  function refundPayment(id: string, amount = getCheckoutState(id).amount) {
    const { refunded, amount: paid, subscriptionId } = getCheckoutState(id);
    const total = Math.min(paid, refunded + amount);
    changeCheckout(id, "charge.refunded", { refunded: total });
    if (subscriptionId !== null && total >= paid)
      changeSubscription(subscriptionId, { isTakenBack: true });
  }

  const provider: InMemoryPayments = {
    provider: "embedded",
    livemode: false,
    isUnreachable: false,
    beforeAnswer: async () => {},
    pendingEvents,
    allEvents,
    checkouts,
    subscriptions,
    openedCount: () => orders.size,
    listPrices: () => respond(() => prices),
    createCustomer: ({ userId }) => respond(() => `cus_${userId}`),
    deleteCustomer: () => respond(() => undefined),
    openCheckout: (order) =>
      respond(() => {
        for (const [id, known] of orders)
          if (known.purchaseId === order.purchaseId)
            return { id, url: `https://pay.example/${id}` };
        const id = nextId("cs");
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
      respond(() => {
        if (getCheckoutState(id).status !== "open")
          throw new PaymentsError("Only an open one expires.");
        provider.expire(id);
      }),
    findCheckout: (id) => respond(() => checkouts.get(id) ?? null),
    findCheckoutByPayment: (paymentId) =>
      respond(() => [...checkouts.values()].find((one) => one.paymentId === paymentId) ?? null),
    listSubscriptions: (customerId) =>
      respond(() => [...subscriptions.values()].filter((one) => one.customerId === customerId)),
    openPortal: ({ customerId, flow }) =>
      respond(() => `https://portal.example/${customerId}/${flow.kind}`),
    cancelAtPeriodEnd: (id) =>
      respond(() => {
        changeSubscription(id, { cancelAt: subscriptions.get(id)?.currentPeriodEnd ?? new Date() });
      }),
    resumeSubscription: (id) => respond(() => changeSubscription(id, { cancelAt: null })),
    cancelNow: (id) =>
      respond(() => {
        if (subscriptions.get(id)?.status === "canceled") return;
        changeSubscription(id, { status: "canceled", endedAt: new Date() });
      }),
    changePrice: (id, priceId) =>
      respond(() => {
        const price = [...prices.values()].find((one) => one.id === priceId);
        changeSubscription(id, {
          priceId,
          ...(price && { amount: price.amount, interval: price.interval }),
        });
      }),
    refund: (what) =>
      respond(() => {
        const paid = [...checkouts.values()].find((one) =>
          "paymentId" in what
            ? one.paymentId === what.paymentId
            : one.subscriptionId === what.subscriptionId,
        );
        if (paid && paid.refunded < paid.amount) refundPayment(paid.id);
      }),
    async readWebhookEvent(body, signature) {
      if (signature !== signatureOf(body))
        throw new InvalidSignatureError("The signature is not ours.");
      return Event.parse(JSON.parse(Buffer.from(body).toString()));
    },
    listMissedEvents: () => respond(() => pendingEvents.splice(0)),
    pay(id, { later = false, email } = {}) {
      const order = orders.get(id);
      if (!order || getCheckoutState(id).status !== "open") return;
      const isPlan = order.mode === "subscription";
      changeCheckout(id, "checkout.session.completed", {
        status: "complete",
        isPaid: !later,
        paymentId: nextId("pi"),
        email: email ?? null,
        subscriptionId: isPlan
          ? addSubscription(order.priceId, order.customerId, later ? "incomplete" : "active")
          : null,
        invoiceUrl: `https://pay.example/invoice/${id}`,
      });
    },
    settleLater(id, isPaid) {
      const state = getCheckoutState(id);
      if (state.status !== "complete" || state.isPaid || state.hasFailed) return;
      const type = `checkout.session.async_payment_${isPaid ? "succeeded" : "failed"}`;
      changeCheckout(id, type, isPaid ? { isPaid } : { hasFailed: true });
      if (state.subscriptionId !== null)
        changeSubscription(state.subscriptionId, {
          status: isPaid ? "active" : "incomplete_expired",
        });
    },
    expire(id) {
      if (getCheckoutState(id).status === "open")
        changeCheckout(id, "checkout.session.expired", { status: "expired" });
    },
    refundPayment,
    dispute(id, outcome) {
      const { isPaid, subscriptionId } = getCheckoutState(id);
      if (!isPaid) return;
      const type = outcome === "open" ? "charge.dispute.created" : "charge.dispute.closed";
      changeCheckout(id, type, { dispute: outcome });
      if (subscriptionId !== null && outcome !== "won")
        changeSubscription(subscriptionId, { isTakenBack: true });
    },
    subscribe: (customerId, lookupKey) => addSubscription(`price_${lookupKey}`, customerId),
    changeSubscription,
  };
  return provider;
}

/** An event as it travels: its bytes and the signature over them. */
export function signEvent(event: ProviderEvent): { body: Uint8Array; signature: string } {
  const body = Buffer.from(JSON.stringify(event));
  return { body, signature: signatureOf(body) };
}

function signatureOf(body: Uint8Array): string {
  return createHash("sha256").update("only the provider knows").update(body).digest("hex");
}
