import type Stripe from "stripe";
import type { CheckoutState } from "./payments.ts";
import {
  ChargeAnswer,
  DisputeAnswer,
  IntentAnswer,
  InvoiceAnswer,
  InvoicePaymentAnswer,
} from "./stripe-answers.ts";

type Dispute = CheckoutState["dispute"];

/** An inquiry takes nothing back yet, and what was prevented never does. */
const harmless = ["prevented", "warning_closed", "warning_needs_response", "warning_under_review"];

/** Where a payment's dispute stands. */
export async function disputeOf(stripe: Stripe, paymentId: string): Promise<Dispute> {
  const { data } = await stripe.disputes.list({ payment_intent: paymentId, limit: 100 });
  const states = data
    .map((one) => DisputeAnswer.parse(one).status)
    .filter((status) => !harmless.includes(status));
  if (states.includes("lost")) return "lost";
  if (states.length === 0) return "none";
  return states.every((status) => status === "won") ? "won" : "open";
}

/** A payment with its charge, wherever Stripe only names them. */
export type Paid = {
  readonly id: string;
  readonly status: string;
  readonly charge: ChargeAnswer | null;
};

/** Asks for what an answer names without saying more of it. */
export async function paymentOf(
  stripe: Stripe,
  named: IntentAnswer | string | null,
): Promise<Paid | null> {
  if (named === null) return null;
  const intent =
    typeof named === "string"
      ? IntentAnswer.parse(
          await stripe.paymentIntents.retrieve(named, { expand: ["latest_charge"] }),
        )
      : named;
  const { id, status, latest_charge: charge } = intent;
  if (typeof charge !== "string") return { id, status, charge };
  return { id, status, charge: ChargeAnswer.parse(await stripe.charges.retrieve(charge)) };
}

/** The payment that paid an invoice; null while nothing has. */
export async function paymentOfInvoice(stripe: Stripe, invoice: string): Promise<Paid | null> {
  const { data } = await stripe.invoicePayments.list({ invoice, limit: 1 });
  const [found] = data.map((one) => InvoicePaymentAnswer.parse(one));
  return paymentOf(stripe, found?.payment.payment_intent ?? null);
}

type Taken = { readonly all: ReadonlySet<string>; readonly latest: ReadonlySet<string> };

const none: Taken = { all: new Set(), latest: new Set() };

/** Subscriptions whose money was taken back: by a chargeback of any payment, or by a full refund of an invoice. */
export async function takenBack(stripe: Stripe, customer: string): Promise<Taken> {
  const charges = await stripe.charges
    .list({ customer, limit: 100 })
    .autoPagingToArray({ limit: 1_000 });
  const suspect = charges
    .map((one) => ChargeAnswer.parse(one))
    .filter(({ disputed, refunded }) => disputed || refunded);
  if (suspect.length === 0) return none;
  const all = new Set<string>();
  const latest = new Set<string>();
  for (const { payment_intent: id, refunded, disputed } of suspect) {
    if (id === null) continue;
    const invoice = await invoiceOfPayment(stripe, id);
    const subscription = invoice?.parent?.subscription_details?.subscription;
    if (!invoice || subscription == null) continue;
    if (refunded) latest.add(invoice.id);
    if (disputed && ["open", "lost"].includes(await disputeOf(stripe, id))) all.add(subscription);
  }
  return { all, latest };
}

/** The invoice that a payment paid; null when it paid none. */
export async function invoiceOfPayment(
  stripe: Stripe,
  paymentId: string,
): Promise<InvoiceAnswer | null> {
  const payment = { type: "payment_intent" as const, payment_intent: paymentId };
  const { data } = await stripe.invoicePayments.list({ payment, limit: 1 });
  const [found] = data.map((one) => InvoicePaymentAnswer.parse(one));
  return found ? invoiceOf(stripe, found.invoice) : null;
}

export async function invoiceOf(
  stripe: Stripe,
  named: InvoiceAnswer | string,
): Promise<InvoiceAnswer> {
  if (typeof named !== "string") return named;
  return InvoiceAnswer.parse(await stripe.invoices.retrieve(named));
}
