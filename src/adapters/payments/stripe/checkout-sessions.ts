import type Stripe from "stripe";
import type {
  CheckoutOrder,
  ProviderCheckout,
  OpenedCheckout,
} from "#adapters/payments/payments.ts";
import { StripeCheckout, StripeCheckoutSummary } from "./response-schemas.ts";
import {
  fetchDisputeOutcome,
  fetchInvoice,
  findInvoiceOfPayment,
  type PaymentWithCharge,
  fetchPayment,
  findPaymentOfInvoice,
} from "./payment-lookups.ts";
import { stripeErrorCode } from "./stripe-errors.ts";

const termsText =
  "By paying, I ask you to deliver right away, and I know this ends my right to withdraw once delivery has begun.";

/** Opens a checkout for an order; the same order is the same checkout, however often it is asked for. */
export async function openCheckout(stripe: Stripe, order: CheckoutOrder): Promise<OpenedCheckout> {
  const options = { idempotencyKey: `cs:${order.purchaseId}` };
  const opened = await stripe.checkout.sessions.create(toSessionParams(order), options);
  const { id, url } = StripeCheckoutSummary.parse(opened);
  if (url === null) throw new Error("The checkout was opened without an address.");
  return { id, url };
}

function toSessionParams(order: CheckoutOrder): Stripe.Checkout.SessionCreateParams {
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
export async function fetchCheckout(stripe: Stripe, id: string): Promise<ProviderCheckout | null> {
  const found = await retrieveSession(stripe, id);
  return found && toProviderCheckout(stripe, found);
}

async function retrieveSession(stripe: Stripe, id: string): Promise<StripeCheckout | null> {
  try {
    return StripeCheckout.parse(await stripe.checkout.sessions.retrieve(id, { expand }));
  } catch (error) {
    if (stripeErrorCode(error) === "resource_missing") return null;
    throw error;
  }
}

async function toProviderCheckout(
  stripe: Stripe,
  answer: StripeCheckout,
): Promise<ProviderCheckout> {
  const invoice = answer.invoice === null ? null : await fetchInvoice(stripe, answer.invoice);
  const payment =
    (await fetchPayment(stripe, answer.payment_intent)) ??
    (invoice ? await findPaymentOfInvoice(stripe, invoice.id) : null);
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
    dispute: charge?.disputed && payment ? await fetchDisputeOutcome(stripe, payment.id) : "none",
    hasFailed: hasFailed(answer, payment),
    invoiceUrl: invoice?.hosted_invoice_url ?? null,
  };
}

/** A later payment that will not come. */
function hasFailed(answer: StripeCheckout, payment: PaymentWithCharge | null): boolean {
  const isWaiting = answer.status === "complete" && answer.payment_status === "unpaid";
  return isWaiting && ["requires_payment_method", "canceled"].includes(payment?.status ?? "");
}

/** The checkout that a payment came from, also when it paid a subscription later on. */
export async function findCheckoutByPayment(
  stripe: Stripe,
  paymentId: string,
): Promise<ProviderCheckout | null> {
  const direct = await stripe.checkout.sessions.list({ payment_intent: paymentId, limit: 1 });
  const id = direct.data[0]?.id ?? (await findSessionIdByInvoice(stripe, paymentId));
  return id === undefined ? null : fetchCheckout(stripe, id);
}

async function findSessionIdByInvoice(
  stripe: Stripe,
  paymentId: string,
): Promise<string | undefined> {
  const invoice = await findInvoiceOfPayment(stripe, paymentId);
  const subscription = invoice?.parent?.subscription_details?.subscription;
  if (subscription == null) return undefined;
  return (await stripe.checkout.sessions.list({ subscription, limit: 1 })).data[0]?.id;
}

/** Closes a checkout that nobody has paid; what is closed or paid stays as it is. */
export async function expireCheckout(stripe: Stripe, id: string): Promise<void> {
  try {
    StripeCheckoutSummary.parse(await stripe.checkout.sessions.expire(id));
  } catch (error) {
    const found = await retrieveSession(stripe, id);
    if (found?.status === "open") throw error;
  }
}
