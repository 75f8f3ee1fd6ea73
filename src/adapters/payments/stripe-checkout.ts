import type Stripe from "stripe";
import type { CheckoutOrder, CheckoutState, OpenCheckout } from "./payments.ts";
import { CheckoutAnswer, NewCheckoutAnswer } from "./stripe-answers.ts";
import {
  disputeOf,
  invoiceOf,
  invoiceOfPayment,
  type Paid,
  paymentOf,
  paymentOfInvoice,
} from "./stripe-money.ts";
import { codeOf } from "./trouble.ts";

const termsText =
  "I ask for delivery at once, and know that this ends my right to withdraw once it has begun.";

/** Opens a checkout for an order; the same order is the same checkout, however often it is asked for. */
export async function openCheckout(stripe: Stripe, order: CheckoutOrder): Promise<OpenCheckout> {
  const options = { idempotencyKey: `cs:${order.purchaseId}` };
  const opened = await stripe.checkout.sessions.create(paramsOf(order), options);
  const { id, url } = NewCheckoutAnswer.parse(opened);
  if (url === null) throw new Error("The checkout was opened without an address.");
  return { id, url };
}

function paramsOf(order: CheckoutOrder): Stripe.Checkout.SessionCreateParams {
  const { purchaseId, userId, customerId, mode } = order;
  const metadata = { purchaseId, ...(userId !== null && { userId }) };
  const isPayment = mode === "payment";
  return {
    mode,
    line_items: [{ price: order.priceId, quantity: 1 }],
    metadata,
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    expires_at: Math.floor(order.expiresAt.getTime() / 1000),
    // The amount that is paid must be the amount that was asked.
    adaptive_pricing: { enabled: false },
    consent_collection: { terms_of_service: "required" },
    custom_text: { terms_of_service_acceptance: { message: termsText } },
    ...(userId !== null && { client_reference_id: userId }),
    ...(customerId !== null && { customer: customerId }),
    ...(customerId === null && isPayment && { customer_creation: "always" }),
    ...(isPayment
      ? { invoice_creation: { enabled: true }, payment_intent_data: { metadata } }
      : { subscription_data: { metadata } }),
  };
}

const expand = ["line_items", "payment_intent.latest_charge", "invoice"];

/** A checkout with its payment; null when Stripe knows none by this id. */
export async function readCheckout(stripe: Stripe, id: string): Promise<CheckoutState | null> {
  const found = await retrieve(stripe, id);
  return found && stateOf(stripe, found);
}

async function retrieve(stripe: Stripe, id: string): Promise<CheckoutAnswer | null> {
  try {
    return CheckoutAnswer.parse(await stripe.checkout.sessions.retrieve(id, { expand }));
  } catch (error) {
    if (codeOf(error) === "resource_missing") return null;
    throw error;
  }
}

async function stateOf(stripe: Stripe, answer: CheckoutAnswer): Promise<CheckoutState> {
  const invoice = answer.invoice === null ? null : await invoiceOf(stripe, answer.invoice);
  const payment =
    (await paymentOf(stripe, answer.payment_intent)) ??
    (invoice ? await paymentOfInvoice(stripe, invoice.id) : null);
  const charge = payment?.charge ?? null;
  return {
    id: answer.id,
    status: answer.status,
    url: answer.url,
    isPaid: answer.payment_status === "paid",
    isFree: answer.payment_status === "no_payment_required",
    purchaseId: answer.metadata?.["purchaseId"] ?? null,
    customerId: answer.customer,
    email: answer.customer_details?.email ?? answer.customer_email,
    priceIds: answer.line_items.data.map(({ price }) => price?.id ?? ""),
    subtotal: answer.amount_subtotal ?? 0,
    currency: answer.currency ?? "",
    subscriptionId: answer.subscription,
    paymentId: payment?.id ?? null,
    refunded: charge?.amount_refunded ?? 0,
    amount: charge?.amount ?? answer.amount_subtotal ?? 0,
    dispute: charge?.disputed && payment ? await disputeOf(stripe, payment.id) : "none",
    hasFailed: hasFailed(answer, payment),
    invoiceUrl: invoice?.hosted_invoice_url ?? null,
  };
}

/** A later payment that will not come. */
function hasFailed(answer: CheckoutAnswer, payment: Paid | null): boolean {
  const isWaiting = answer.status === "complete" && answer.payment_status === "unpaid";
  return isWaiting && ["requires_payment_method", "canceled"].includes(payment?.status ?? "");
}

/** The checkout that a payment came from, also when it paid a subscription later on. */
export async function checkoutOfPayment(
  stripe: Stripe,
  paymentId: string,
): Promise<CheckoutState | null> {
  const direct = await stripe.checkout.sessions.list({ payment_intent: paymentId, limit: 1 });
  const id = direct.data[0]?.id ?? (await checkoutOfInvoice(stripe, paymentId));
  return id === undefined ? null : readCheckout(stripe, id);
}

async function checkoutOfInvoice(stripe: Stripe, paymentId: string): Promise<string | undefined> {
  const invoice = await invoiceOfPayment(stripe, paymentId);
  const subscription = invoice?.parent?.subscription_details?.subscription;
  if (subscription == null) return undefined;
  return (await stripe.checkout.sessions.list({ subscription, limit: 1 })).data[0]?.id;
}

/** Closes a checkout that nobody has paid; what is closed or paid stays as it is. */
export async function expireCheckout(stripe: Stripe, id: string): Promise<void> {
  try {
    NewCheckoutAnswer.parse(await stripe.checkout.sessions.expire(id));
  } catch (error) {
    const found = await retrieve(stripe, id);
    if (found?.status === "open") throw error;
  }
}
