import type { PortalAction } from "#adapters/payments/emulator/console-actions.ts";
import { isPaymentPending, settleCheckout } from "./checkout-payment.ts";
import { saveSubscription } from "./ledger.ts";
import {
  checkouts,
  customers,
  disputes,
  invoices,
  type EmulatedPayment,
  payments,
  type EmulatedSubscription,
  subscriptions,
} from "#adapters/payments/emulator/store/entities.ts";
import { addUnixMonths } from "./billing-periods.ts";
import { priceIdOf, findCatalogueItem } from "#adapters/payments/emulator/objects/price.ts";
import { subscriptionItemIdOf } from "#adapters/payments/emulator/objects/subscription.ts";
import { applyDueChanges } from "./apply-due-changes.ts";
import {
  closeDispute,
  disputePayment,
  refundPayment,
} from "#adapters/payments/emulator/endpoints/payment-endpoints.ts";
import { endUnpaidSubscription, payInvoice, renewSubscription } from "./renewal.ts";
import { applyPriceChange } from "#adapters/payments/emulator/endpoints/subscription-endpoints.ts";
import {
  customerTimeOf,
  type EmulatorContext,
} from "#adapters/payments/emulator/emulator-context.ts";

type PortalActionHandler = (world: EmulatorContext, customer: string) => Promise<boolean>;

/** What the test portal does for a customer. False when there is nothing to do it to. */
export const portalActionHandlers: Readonly<Record<PortalAction, PortalActionHandler>> = {
  cancel: onSubscription(async (world, facts) => {
    if (facts.cancelAt !== null) return false;
    const canceledAt = await customerTimeOf(world, facts.customer);
    // The portal ends it by a date, unlike the call that ends it at the period's end.
    await saveSubscription(world, { ...facts, cancelAt: facts.periodEnd, canceledAt });
    return true;
  }),
  resume: onSubscription(async (world, facts) => {
    if (facts.cancelAt === null) return false;
    const resumed = { cancelAt: null, cancelAtPeriodEnd: false, canceledAt: null };
    await saveSubscription(world, { ...facts, ...resumed });
    return true;
  }),
  switch: onSubscription(async (world, facts) => {
    const isAnnual = findCatalogueItem(facts.price)?.interval === "year";
    const price = priceIdOf(isAnnual ? "pro_monthly" : "pro_annual");
    const item = { id: subscriptionItemIdOf(facts.id), price };
    await saveSubscription(world, await applyPriceChange(world, facts, [item]));
    return true;
  }),
  pay: onSubscription(async (world, facts) => {
    const invoice = await invoices.find(world.tx, facts.latestInvoice);
    if (invoice?.status !== "open") return false;
    await payInvoice(world, invoice);
    return true;
  }),
  "fail-renewal": onSubscription(async (world, facts) => {
    if (facts.status !== "active" || facts.cancelAt !== null) return false;
    await advanceClock(world, facts.customer, facts.periodEnd);
    await renewSubscription(world, facts, false);
    return true;
  }),
  async "advance-month"(world, customer) {
    const now = await customerTimeOf(world, customer);
    const hers = await findLiveSubscription(world, customer);
    const isMonthly = hers && findCatalogueItem(hers.price)?.interval === "month";
    await advanceClock(
      world,
      customer,
      Math.max(addUnixMonths(now, 1), isMonthly ? hers.periodEnd : 0),
    );
    for (const facts of await checkouts.list(world.tx, { customer }))
      if (await isPaymentPending(world, facts)) await settleCheckout(world, facts, true);
    if (hers?.status === "past_due") await endUnpaidSubscription(world, hers);
    await applyDueChanges(world);
    return true;
  },
  refund: onPayment(async (world, payment) => {
    if (payment.refunded === payment.amount || payment.dispute !== null) return false;
    await refundPayment(world, { payment_intent: payment.id, metadata: {} });
    return true;
  }),
  dispute: onPayment(async (world, payment) => {
    if (payment.dispute !== null) return false;
    await disputePayment(world, payment);
    return true;
  }),
  inquiry: onPayment(async (world, payment) => {
    if (payment.dispute !== null) return false;
    await disputePayment(world, payment, "warning_needs_response");
    return true;
  }),
  "win-dispute": (world, customer) => decideDispute(world, customer, "won"),
  "lose-dispute": (world, customer) => decideDispute(world, customer, "lost"),
};

/** Her subscription that has not ended. */
export async function findLiveSubscription(
  { tx }: EmulatorContext,
  customer: string,
): Promise<EmulatedSubscription | null> {
  const found = await subscriptions.list(tx, { customer });
  return found.find(({ status }) => status === "active" || status === "past_due") ?? null;
}

/** The payment that came last, of those that came. */
export async function findLatestPayment(
  { tx }: EmulatorContext,
  customer: string,
): Promise<EmulatedPayment | null> {
  return (await payments.list(tx, { customer, status: "succeeded" }))[0] ?? null;
}

function onSubscription(
  act: (world: EmulatorContext, facts: EmulatedSubscription) => Promise<boolean>,
): PortalActionHandler {
  return async (world, customer) => {
    const facts = await findLiveSubscription(world, customer);
    return facts !== null && act(world, facts);
  };
}

function onPayment(
  act: (world: EmulatorContext, facts: EmulatedPayment) => Promise<boolean>,
): PortalActionHandler {
  return async (world, customer) => {
    const facts = await findLatestPayment(world, customer);
    return facts !== null && act(world, facts);
  };
}

async function advanceClock({ tx, now }: EmulatorContext, customer: string, moment: number) {
  const facts = await customers.find(tx, customer);
  if (facts) await customers.save(tx, { ...facts, ahead: Math.max(facts.ahead, moment - now) });
}

async function decideDispute(
  world: EmulatorContext,
  customer: string,
  status: "won" | "lost",
): Promise<boolean> {
  const open = (await disputes.list(world.tx, { customer })).find(
    (facts) => facts.status === "needs_response",
  );
  if (!open) return false;
  await closeDispute(world, open, status);
  return true;
}
