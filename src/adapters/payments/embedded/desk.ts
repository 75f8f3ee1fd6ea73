import type { CheckoutAction, DeliveryAction, PortalAction } from "./actions.ts";
import { isWaiting, ownerOf, payCheckout, settleCheckout } from "./checkout-acts.ts";
import type { Double } from "./double.ts";
import {
  type CheckoutFacts,
  checkouts,
  customers,
  disputes,
  type EventFacts,
  events,
  invoices,
  type PortalFacts,
  portals,
} from "./facts.ts";
import { pricedThing } from "./objects/price.ts";
import { latestPayment, liveSubscription, portalActs } from "./portal-acts.ts";
import { timeOf, type World } from "./world.ts";

/** Whose a thing is: a person's, or of the browser that holds the claim to a purchase. */
export type Owned = { readonly ownerId: string | null; readonly purchaseId: string | null };

export type CheckoutView = Owned & {
  readonly id: string;
  readonly name: string;
  readonly amount: number;
  readonly interval: "month" | "year" | null;
  readonly status: CheckoutFacts["status"];
  readonly isWaiting: boolean;
  /** Null when she still has to say where the receipt goes. */
  readonly email: string | null;
  readonly termsText: string | null;
  readonly returnUrl: string;
};

export type PortalView = Owned & {
  readonly id: string;
  readonly email: string | null;
  readonly returnUrl: string | null;
  readonly flow: PortalFacts["flow"];
  readonly today: Date;
  readonly subscription: {
    readonly name: string;
    readonly amount: number;
    readonly status: string;
    readonly periodEnd: Date;
    readonly cancelAt: Date | null;
    readonly isAnnual: boolean;
  } | null;
  readonly payment: {
    readonly amount: number;
    readonly refunded: number;
    readonly dispute: string | null;
  } | null;
  readonly isHolding: boolean;
  /** The newest first. */
  readonly events: readonly Pick<EventFacts, "id" | "type" | "delivery" | "attempts">[];
};

export type InvoiceView = Owned & {
  readonly number: string;
  readonly name: string;
  readonly amount: number;
  readonly at: Date;
  readonly status: string;
};

const mostEvents = 15;
const guest = "guest@example.com";

export type TestDesk = ReturnType<typeof createTestDesk>;

/** What the test pages show and do. A thing that is not there is null. */
export function createTestDesk({ inWorld, deliveries }: Double) {
  /** From now on her events wait, or go on. */
  const hold = (id: string, isHolding: boolean) =>
    inWorld(async ({ tx }) => {
      const portal = await portals.find(tx, id);
      const facts = portal && (await customers.find(tx, portal.customer));
      if (facts) await customers.keep(tx, { ...facts, isHolding });
    });

  /** The events of hers that wait, the oldest first. */
  const held = (id: string) =>
    inWorld(async ({ tx }) => {
      const portal = await portals.find(tx, id);
      if (!portal) return [];
      const found = await events.list(tx, { customer: portal.customer, delivery: "held" });
      return found.map((event) => event.id).toReversed();
    });

  const isHers = (id: string, event: string) =>
    inWorld(async ({ tx }) => {
      const portal = await portals.find(tx, id);
      const found = await events.find(tx, event);
      return portal !== null && found?.customer === portal.customer;
    });

  /** Makes trouble for the webhook; `event` is one of hers. */
  async function actOnDeliveries(id: string, action: DeliveryAction, event: string) {
    switch (action) {
      case "hold":
        return hold(id, true);
      case "release":
      case "release-reversed": {
        await hold(id, false);
        const waiting = await held(id);
        return deliveries.send(action === "release" ? waiting : waiting.toReversed());
      }
      case "send":
      case "send-twice":
      case "drop": {
        if (!(await isHers(id, event))) return undefined;
        if (action === "drop") return deliveries.drop(event);
        return deliveries.send(action === "send" ? [event] : [event, event]);
      }
    }
  }

  return {
    checkout: (id: string) =>
      inWorld(async (world) => {
        const facts = await checkouts.find(world.tx, id);
        return facts && viewOf(world, facts);
      }),
    /** Where she goes then; null means she stays. */
    actOnCheckout: (id: string, action: CheckoutAction, email: string | null) =>
      inWorld(async (world) => {
        const facts = await checkouts.find(world.tx, id);
        return facts && actOn(world, facts, action, email);
      }),
    portal: (id: string) =>
      inWorld(async (world) => {
        const facts = await portals.find(world.tx, id);
        return facts && portalView(world, facts);
      }),
    /** False when there was nothing to do it to. */
    actOnPortal: (id: string, action: PortalAction) =>
      inWorld(async (world) => {
        const facts = await portals.find(world.tx, id);
        return facts !== null && portalActs[action](world, facts.customer);
      }),
    invoice: (id: string) =>
      inWorld(async (world): Promise<InvoiceView | null> => {
        const facts = await invoices.find(world.tx, id);
        if (!facts) return null;
        return {
          ownerId: await ownerOf(world, facts.customer),
          purchaseId: facts.metadata["purchaseId"] ?? null,
          number: facts.number,
          name: nameOf(facts.price),
          amount: facts.amount,
          at: new Date(facts.created * 1000),
          status: facts.status,
        };
      }),
    actOnDeliveries,
    settled: () => deliveries.settled(),
  };
}

const nameOf = (price: string) => pricedThing(price)?.name ?? price;

async function viewOf(world: World, facts: CheckoutFacts): Promise<CheckoutView> {
  const thing = pricedThing(facts.price);
  return {
    id: facts.id,
    ownerId: await ownerOf(world, facts.customer),
    purchaseId: facts.metadata["purchaseId"] ?? null,
    name: nameOf(facts.price),
    amount: (thing?.amount ?? 0) * facts.quantity,
    interval: thing?.interval ?? null,
    status: facts.status,
    isWaiting: await isWaiting(world, facts),
    email: facts.email,
    termsText: facts.termsText,
    returnUrl: facts.status === "complete" ? successUrl(facts) : (facts.cancelUrl ?? "/"),
  };
}

const successUrl = ({ successUrl: url, id }: CheckoutFacts) =>
  url.replaceAll("{CHECKOUT_SESSION_ID}", id);

async function actOn(
  world: World,
  facts: CheckoutFacts,
  action: CheckoutAction,
  email: string | null,
): Promise<string | null> {
  if (action === "cancel") return facts.cancelUrl;
  const isWaitingNow = await isWaiting(world, facts);
  if (isWaitingNow && action !== "pay-later") await settleCheckout(world, facts, action === "pay");
  else if (facts.status === "open" && action !== "decline")
    await payCheckout(world, facts, { email: email ?? guest, isLater: action === "pay-later" });
  else return facts.status === "complete" ? successUrl(facts) : null;
  return successUrl(facts);
}

async function portalView(world: World, facts: PortalFacts): Promise<PortalView> {
  const { tx } = world;
  const { customer } = facts;
  const hers = await customers.find(tx, customer);
  const subscription = await liveSubscription(world, customer);
  const payment = await latestPayment(world, customer);
  const dispute = payment?.dispute == null ? null : await disputes.find(tx, payment.dispute);
  const thing = subscription && pricedThing(subscription.price);
  return {
    id: facts.id,
    ownerId: hers?.metadata["userId"] ?? null,
    purchaseId: null,
    email: hers?.email ?? null,
    returnUrl: facts.returnUrl,
    flow: facts.flow,
    today: new Date((await timeOf(world, customer)) * 1000),
    subscription: subscription && {
      name: nameOf(subscription.price),
      amount: thing?.amount ?? 0,
      status: subscription.status,
      periodEnd: new Date(subscription.periodEnd * 1000),
      cancelAt: subscription.cancelAt === null ? null : new Date(subscription.cancelAt * 1000),
      isAnnual: thing?.interval === "year",
    },
    payment: payment && {
      amount: payment.amount,
      refunded: payment.refunded,
      dispute: dispute?.status ?? null,
    },
    isHolding: hers?.isHolding ?? false,
    events: (await events.list(tx, { customer })).slice(0, mostEvents),
  };
}
