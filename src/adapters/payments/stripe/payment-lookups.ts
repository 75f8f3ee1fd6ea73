import type Stripe from "stripe";
import type { ProviderCheckout } from "#adapters/payments/payments.ts";
import {
  StripeCharge,
  StripeDispute,
  StripePaymentIntent,
  StripeInvoice,
  StripeInvoicePayment,
} from "./response-schemas.ts";

type Dispute = ProviderCheckout["dispute"];

/** An inquiry takes nothing back yet, and what was prevented never does. */
const ignoredStatuses = [
  "prevented",
  "warning_closed",
  "warning_needs_response",
  "warning_under_review",
];

/** Where a payment's dispute stands. */
export async function fetchDisputeOutcome(stripe: Stripe, paymentId: string): Promise<Dispute> {
  const { data } = await stripe.disputes.list({ payment_intent: paymentId, limit: 100 });
  const states = data
    .map((one) => StripeDispute.parse(one).status)
    .filter((status) => !ignoredStatuses.includes(status));
  if (states.includes("lost")) return "lost";
  if (states.length === 0) return "none";
  return states.every((status) => status === "won") ? "won" : "open";
}

/** A payment with its charge, wherever Stripe only names them. */
export type PaymentWithCharge = {
  readonly id: string;
  readonly status: string;
  readonly charge: StripeCharge | null;
};

/** Asks for what an answer names without saying more of it. */
export async function fetchPayment(
  stripe: Stripe,
  named: StripePaymentIntent | string | null,
): Promise<PaymentWithCharge | null> {
  if (named === null) return null;
  const intent =
    typeof named === "string"
      ? StripePaymentIntent.parse(
          await stripe.paymentIntents.retrieve(named, { expand: ["latest_charge"] }),
        )
      : named;
  const { id, status, latest_charge: charge } = intent;
  if (typeof charge !== "string") return { id, status, charge };
  return { id, status, charge: StripeCharge.parse(await stripe.charges.retrieve(charge)) };
}

/** The payment that paid an invoice; null while nothing has. */
export async function findPaymentOfInvoice(
  stripe: Stripe,
  invoice: string,
): Promise<PaymentWithCharge | null> {
  const { data } = await stripe.invoicePayments.list({ invoice, limit: 1 });
  const [found] = data.map((one) => StripeInvoicePayment.parse(one));
  return fetchPayment(stripe, found?.payment.payment_intent ?? null);
}

type RevokedSubscriptions = {
  readonly all: ReadonlySet<string>;
  readonly latest: ReadonlySet<string>;
};

const noneRevoked: RevokedSubscriptions = { all: new Set(), latest: new Set() };

/** Subscriptions whose money was taken back: by a chargeback of any payment, or by a full refund of an invoice. */
export async function findRevokedSubscriptions(
  stripe: Stripe,
  customer: string,
): Promise<RevokedSubscriptions> {
  const charges = await stripe.charges
    .list({ customer, limit: 100 })
    .autoPagingToArray({ limit: 1_000 });
  const suspect = charges
    .map((one) => StripeCharge.parse(one))
    .filter(({ disputed, refunded }) => disputed || refunded);
  if (suspect.length === 0) return noneRevoked;
  const all = new Set<string>();
  const latest = new Set<string>();
  for (const { payment_intent: id, refunded, disputed } of suspect) {
    if (id === null) continue;
    const invoice = await findInvoiceOfPayment(stripe, id);
    const subscription = invoice?.parent?.subscription_details?.subscription;
    if (!invoice || subscription == null) continue;
    if (refunded) latest.add(invoice.id);
    if (disputed && ["open", "lost"].includes(await fetchDisputeOutcome(stripe, id)))
      all.add(subscription);
  }
  return { all, latest };
}

/** The invoice that a payment paid; null when it paid none. */
export async function findInvoiceOfPayment(
  stripe: Stripe,
  paymentId: string,
): Promise<StripeInvoice | null> {
  const payment = { type: "payment_intent" as const, payment_intent: paymentId };
  const { data } = await stripe.invoicePayments.list({ payment, limit: 1 });
  const [found] = data.map((one) => StripeInvoicePayment.parse(one));
  return found ? fetchInvoice(stripe, found.invoice) : null;
}

export async function fetchInvoice(
  stripe: Stripe,
  named: StripeInvoice | string,
): Promise<StripeInvoice> {
  if (typeof named !== "string") return named;
  return StripeInvoice.parse(await stripe.invoices.retrieve(named));
}
