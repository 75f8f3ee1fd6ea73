import type { ProviderSubscription } from "#core/plans/pro-access.ts";
import type Stripe from "stripe";
import type { PortalFlow } from "#adapters/payments/payments.ts";
import { StripePortalSession, StripeSubscription } from "./response-schemas.ts";
import { findPaymentOfInvoice, findRevokedSubscriptions } from "./payment-lookups.ts";
import { stripeErrorCode } from "./stripe-errors.ts";

/** All that this customer ever subscribed to, ended ones too. */
export async function listSubscriptions(
  stripe: Stripe,
  customer: string,
): Promise<readonly ProviderSubscription[]> {
  const all = await fetchSubscriptions(stripe, customer);
  if (all.length === 0) return [];
  const revoked = await findRevokedSubscriptions(stripe, customer);
  return all.map((answer) => {
    const wasRefunded = answer.latest_invoice !== null && revoked.latest.has(answer.latest_invoice);
    return toProviderSubscription(answer, wasRefunded || revoked.all.has(answer.id));
  });
}

/** A customer that Stripe does not know, or has deleted, subscribes to nothing. */
async function fetchSubscriptions(stripe: Stripe, customer: string): Promise<StripeSubscription[]> {
  try {
    const all = await stripe.subscriptions
      .list({ customer, status: "all", limit: 100 })
      .autoPagingToArray({ limit: 1_000 });
    return all.map((one) => StripeSubscription.parse(one));
  } catch (error) {
    if (stripeErrorCode(error) === "resource_missing") return [];
    throw error;
  }
}

function toProviderSubscription(
  answer: StripeSubscription,
  isTakenBack: boolean,
): ProviderSubscription {
  const [{ price, current_period_end: currentPeriodEnd }] = answer.items.data;
  const { interval = null } = price.recurring ?? {};
  return {
    id: answer.id,
    customerId: answer.customer,
    priceId: price.id,
    amount: price.unit_amount ?? 0,
    interval: interval === "month" || interval === "year" ? interval : null,
    status: answer.status,
    currentPeriodEnd,
    cancelAt: answer.cancel_at ?? (answer.cancel_at_period_end ? currentPeriodEnd : null),
    endedAt: answer.ended_at,
    createdAt: answer.created,
    isTakenBack,
  };
}

async function retrieveSubscription(stripe: Stripe, id: string): Promise<StripeSubscription> {
  return StripeSubscription.parse(await stripe.subscriptions.retrieve(id));
}

export async function cancelAtPeriodEnd(stripe: Stripe, id: string): Promise<void> {
  const { cancel_at: at, cancel_at_period_end: atEnd } = await retrieveSubscription(stripe, id);
  if (at !== null || atEnd) return;
  const changed = await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  StripeSubscription.parse(changed);
}

/** Takes a cancellation back, in the spelling in which it was made: Stripe lets one stand when the other is cleared. */
export async function resumeSubscription(stripe: Stripe, id: string): Promise<void> {
  const { cancel_at: at, cancel_at_period_end: atEnd } = await retrieveSubscription(stripe, id);
  if (at === null && !atEnd) return;
  const change = atEnd ? { cancel_at_period_end: false } : { cancel_at: "" as const };
  StripeSubscription.parse(await stripe.subscriptions.update(id, change));
}

export async function changePrice(stripe: Stripe, id: string, priceId: string): Promise<void> {
  const { items } = await retrieveSubscription(stripe, id);
  const [item] = items.data;
  if (item.price.id === priceId) return;
  const changed = await stripe.subscriptions.update(id, {
    items: [{ id: item.id, price: priceId }],
    proration_behavior: "always_invoice",
    payment_behavior: "error_if_incomplete",
  });
  StripeSubscription.parse(changed);
}

/** The payment of a subscription's latest invoice; null when nothing was paid. */
export async function findLatestPaymentId(stripe: Stripe, id: string): Promise<string | null> {
  const { latest_invoice: invoice } = await retrieveSubscription(stripe, id);
  if (invoice === null) return null;
  return (await findPaymentOfInvoice(stripe, invoice))?.id ?? null;
}

/** The address of a visit to the portal; it ends where `returnUrl` says. */
export async function createPortalSession(
  stripe: Stripe,
  order: { readonly customerId: string; readonly returnUrl: string; readonly flow: PortalFlow },
): Promise<string> {
  const flow = toFlowData(order.flow, order.returnUrl);
  const opened = await stripe.billingPortal.sessions.create({
    customer: order.customerId,
    return_url: order.returnUrl,
    ...(flow && { flow_data: flow }),
  });
  return StripePortalSession.parse(opened).url;
}

function toFlowData(
  flow: PortalFlow,
  returnUrl: string,
): Stripe.BillingPortal.SessionCreateParams.FlowData | null {
  if (flow.kind === "overview") return null;
  const redirect = { return_url: returnUrl };
  const after = { after_completion: { type: "redirect" as const, redirect } };
  if (flow.kind === "pay") return { type: "payment_method_update", ...after };
  const { subscriptionId: subscription } = flow;
  return { type: "subscription_cancel", subscription_cancel: { subscription }, ...after };
}
