import type { CheckoutAction, DeliveryAction, PortalAction } from "./console-actions.ts";
import {
  isPaymentPending,
  findOwnerUserId,
  payCheckout,
  settleCheckout,
} from "#adapters/payments/emulator/simulation/checkout-payment.ts";
import type { Emulator } from "./emulator.ts";
import {
  type EmulatedCheckout,
  checkouts,
  customers,
  disputes,
  type EmulatedEvent,
  events,
  invoices,
  type EmulatedPortal,
  portals,
} from "#adapters/payments/emulator/store/entities.ts";
import { findCatalogueItem } from "#adapters/payments/emulator/objects/price.ts";
import {
  findLatestPayment,
  findLiveSubscription,
  portalActionHandlers,
} from "#adapters/payments/emulator/simulation/portal-actions.ts";
import { customerTimeOf, type EmulatorContext } from "./emulator-context.ts";

/** Whose a thing is: a person's, or of the browser that holds the claim to a purchase. */
export type OwnedView = { readonly ownerId: string | null; readonly purchaseId: string | null };

export type TestCheckoutView = OwnedView & {
  readonly id: string;
  readonly name: string;
  readonly amount: number;
  readonly interval: "month" | "year" | null;
  readonly status: EmulatedCheckout["status"];
  readonly isWaiting: boolean;
  /** Null while the buyer still has to give an address for the receipt. */
  readonly email: string | null;
  readonly termsText: string | null;
  readonly returnUrl: string;
};

export type TestPortalView = OwnedView & {
  readonly id: string;
  readonly email: string | null;
  readonly returnUrl: string | null;
  readonly flow: EmulatedPortal["flow"];
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
  readonly events: readonly Pick<EmulatedEvent, "id" | "type" | "delivery" | "attempts">[];
};

export type TestInvoiceView = OwnedView & {
  readonly number: string;
  readonly name: string;
  readonly amount: number;
  readonly at: Date;
  readonly status: string;
};

const maxEvents = 15;
const guestEmail = "guest@example.com";

export type EmulatorConsole = ReturnType<typeof createEmulatorConsole>;

/** What the test pages show and do. A thing that is not there is null. */
export function createEmulatorConsole({ runInContext, deliveries }: Emulator) {
  /** Holds this customer's events, or releases them. */
  const setHolding = (id: string, isHolding: boolean) =>
    runInContext(async ({ tx }) => {
      const portal = await portals.find(tx, id);
      const facts = portal && (await customers.find(tx, portal.customer));
      if (facts) await customers.save(tx, { ...facts, isHolding });
    });

  /** This customer's held events, the oldest first. */
  const listHeldEvents = (id: string) =>
    runInContext(async ({ tx }) => {
      const portal = await portals.find(tx, id);
      if (!portal) return [];
      const found = await events.list(tx, { customer: portal.customer, delivery: "held" });
      return found.map((event) => event.id).toReversed();
    });

  const isOwnEvent = (id: string, event: string) =>
    runInContext(async ({ tx }) => {
      const portal = await portals.find(tx, id);
      const found = await events.find(tx, event);
      return portal !== null && found?.customer === portal.customer;
    });

  /** Simulates a fault of the webhook; `event` is one of this customer's. */
  async function actOnDeliveries(id: string, action: DeliveryAction, event: string) {
    switch (action) {
      case "hold":
        return setHolding(id, true);
      case "release":
      case "release-reversed": {
        await setHolding(id, false);
        const waiting = await listHeldEvents(id);
        return deliveries.send(action === "release" ? waiting : waiting.toReversed());
      }
      case "send":
      case "send-twice":
      case "drop": {
        if (!(await isOwnEvent(id, event))) return undefined;
        if (action === "drop") return deliveries.drop(event);
        return deliveries.send(action === "send" ? [event] : [event, event]);
      }
    }
  }

  return {
    checkout: (id: string) =>
      runInContext(async (context) => {
        const facts = await checkouts.find(context.tx, id);
        return facts && toCheckoutView(context, facts);
      }),
    /** Where the buyer is redirected; null for no redirect. */
    actOnCheckout: (id: string, action: CheckoutAction, email: string | null) =>
      runInContext(async (context) => {
        const facts = await checkouts.find(context.tx, id);
        return facts && performCheckoutAction(context, facts, action, email);
      }),
    portal: (id: string) =>
      runInContext(async (context) => {
        const facts = await portals.find(context.tx, id);
        return facts && toPortalView(context, facts);
      }),
    /** False when there was nothing to do it to. */
    actOnPortal: (id: string, action: PortalAction) =>
      runInContext(async (context) => {
        const facts = await portals.find(context.tx, id);
        return facts !== null && portalActionHandlers[action](context, facts.customer);
      }),
    invoice: (id: string) =>
      runInContext(async (context): Promise<TestInvoiceView | null> => {
        const facts = await invoices.find(context.tx, id);
        if (!facts) return null;
        return {
          ownerId: await findOwnerUserId(context, facts.customer),
          purchaseId: facts.metadata["purchaseId"] ?? null,
          number: facts.number,
          name: itemNameOf(facts.price),
          amount: facts.amount,
          at: new Date(facts.created * 1000),
          status: facts.status,
        };
      }),
    actOnDeliveries,
    whenIdle: () => deliveries.whenIdle(),
  };
}

const itemNameOf = (price: string) => findCatalogueItem(price)?.name ?? price;

async function toCheckoutView(
  context: EmulatorContext,
  facts: EmulatedCheckout,
): Promise<TestCheckoutView> {
  const item = findCatalogueItem(facts.price);
  return {
    id: facts.id,
    ownerId: await findOwnerUserId(context, facts.customer),
    purchaseId: facts.metadata["purchaseId"] ?? null,
    name: itemNameOf(facts.price),
    amount: (item?.amount ?? 0) * facts.quantity,
    interval: item?.interval ?? null,
    status: facts.status,
    isWaiting: await isPaymentPending(context, facts),
    email: facts.email,
    termsText: facts.termsText,
    returnUrl: facts.status === "complete" ? successUrl(facts) : (facts.cancelUrl ?? "/"),
  };
}

const successUrl = ({ successUrl: url, id }: EmulatedCheckout) =>
  url.replaceAll("{CHECKOUT_SESSION_ID}", id);

async function performCheckoutAction(
  context: EmulatorContext,
  facts: EmulatedCheckout,
  action: CheckoutAction,
  email: string | null,
): Promise<string | null> {
  if (action === "cancel") return facts.cancelUrl;
  const isWaitingNow = await isPaymentPending(context, facts);
  if (isWaitingNow && action !== "pay-later")
    await settleCheckout(context, facts, action === "pay");
  else if (facts.status === "open" && action !== "decline")
    await payCheckout(context, facts, {
      email: email ?? guestEmail,
      isLater: action === "pay-later",
    });
  else return facts.status === "complete" ? successUrl(facts) : null;
  return successUrl(facts);
}

async function toPortalView(
  context: EmulatorContext,
  facts: EmulatedPortal,
): Promise<TestPortalView> {
  const { tx } = context;
  const { customer } = facts;
  const customerRecord = await customers.find(tx, customer);
  const subscription = await findLiveSubscription(context, customer);
  const payment = await findLatestPayment(context, customer);
  const dispute = payment?.dispute == null ? null : await disputes.find(tx, payment.dispute);
  const item = subscription && findCatalogueItem(subscription.price);
  return {
    id: facts.id,
    ownerId: customerRecord?.metadata["userId"] ?? null,
    purchaseId: null,
    email: customerRecord?.email ?? null,
    returnUrl: facts.returnUrl,
    flow: facts.flow,
    today: new Date((await customerTimeOf(context, customer)) * 1000),
    subscription: subscription && {
      name: itemNameOf(subscription.price),
      amount: item?.amount ?? 0,
      status: subscription.status,
      periodEnd: new Date(subscription.periodEnd * 1000),
      cancelAt: subscription.cancelAt === null ? null : new Date(subscription.cancelAt * 1000),
      isAnnual: item?.interval === "year",
    },
    payment: payment && {
      amount: payment.amount,
      refunded: payment.refunded,
      dispute: dispute?.status ?? null,
    },
    isHolding: customerRecord?.isHolding ?? false,
    events: (await events.list(tx, { customer })).slice(0, maxEvents),
  };
}
