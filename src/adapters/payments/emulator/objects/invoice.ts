import type { EmulatedInvoice } from "#adapters/payments/emulator/store/entities.ts";
import { nullFields, currency, listObject, testModeFields } from "./shared-fields.ts";
import { findCatalogueItem } from "./price.ts";

export function invoiceObject(facts: EmulatedInvoice, baseUrl: string) {
  const { amount, subtotal, created, subscription } = facts;
  const isPaid = facts.status === "paid";
  return {
    id: facts.id,
    object: "invoice",
    ...testModeFields,
    ...nullFields(`account_name account_tax_ids application automatically_finalizes_at custom_fields
      customer_account customer_address customer_name customer_phone customer_shipping
      default_payment_method default_source description due_date footer from_invoice
      last_finalization_error latest_revision next_payment_attempt on_behalf_of receipt_number
      rendering shipping_cost shipping_details statement_descriptor test_clock
      webhooks_delivered_at`),
    account_country: "US",
    amount_due: amount,
    amount_overpaid: 0,
    amount_paid: isPaid ? amount : 0,
    amount_remaining: isPaid ? 0 : amount,
    amount_shipping: 0,
    attempt_count: 1,
    attempted: true,
    auto_advance: false,
    automatic_tax: {
      ...nullFields("disabled_reason liability provider status"),
      enabled: false,
    },
    billing_reason: facts.reason,
    collection_method: "charge_automatically",
    created,
    currency,
    customer: facts.customer,
    customer_email: facts.email,
    customer_tax_exempt: "none",
    customer_tax_ids: [],
    default_tax_rates: [],
    discounts: [],
    effective_at: created,
    ending_balance: 0,
    hosted_invoice_url: `${baseUrl}/test-invoice/${facts.id}`,
    invoice_pdf: null,
    issuer: { type: "self" },
    lines: listObject(`/v1/invoices/${facts.id}/lines`, [invoiceLine(facts)]),
    metadata: facts.metadata,
    number: facts.number,
    parent: subscription && {
      type: "subscription_details",
      quote_details: null,
      subscription_details: { metadata: {}, subscription },
    },
    payment_settings: {
      ...nullFields("default_mandate payment_method_options payment_method_types"),
    },
    period_end: facts.periodEnd,
    period_start: facts.periodStart,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    starting_balance: 0,
    status: facts.status,
    status_transitions: {
      finalized_at: created,
      marked_uncollectible_at: null,
      paid_at: facts.paidAt,
      voided_at: null,
    },
    subtotal,
    subtotal_excluding_tax: subtotal,
    total: amount,
    total_discount_amounts: [],
    total_excluding_tax: amount,
    total_pretax_credit_amounts: [],
    total_taxes: [],
  };
}

const suffixOf = (id: string) => id.slice(id.indexOf("_") + 1);

function invoiceLine({
  id,
  price,
  subtotal,
  periodStart,
  periodEnd,
  subscription,
}: EmulatedInvoice) {
  return {
    id: `il_${suffixOf(id)}`,
    object: "line_item",
    ...testModeFields,
    ...nullFields("parent quantity_decimal"),
    amount: subtotal,
    currency,
    description: findCatalogueItem(price)?.name ?? null,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: id,
    metadata: {},
    period: { start: periodStart, end: periodEnd },
    pretax_credit_amounts: [],
    pricing: {
      type: "price_details",
      price_details: { price, product: price.replace("price_", "prod_") },
      unit_amount_decimal: String(subtotal),
    },
    quantity: 1,
    subscription,
    subtotal,
    taxes: [],
  };
}

/** Which payment paid an invoice. */
export function invoicePaymentObject(facts: EmulatedInvoice) {
  const isPaid = facts.status === "paid";
  return {
    id: `inpay_${suffixOf(facts.id)}`,
    object: "invoice_payment",
    ...testModeFields,
    amount_paid: isPaid ? facts.amount : null,
    amount_requested: facts.amount,
    created: facts.created,
    currency,
    invoice: facts.id,
    is_default: true,
    payment: { type: "payment_intent", payment_intent: facts.payment_intent },
    status: isPaid ? "paid" : "open",
    status_transitions: { canceled_at: null, paid_at: facts.paidAt },
  };
}
