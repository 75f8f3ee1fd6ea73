import type { EmulatedCheckout } from "#adapters/payments/emulator/store/entities.ts";
import { nullFields, currency, listObject, testModeFields } from "./shared-fields.ts";
import { priceObject, findCatalogueItem } from "./price.ts";

export function checkoutObject(facts: EmulatedCheckout, baseUrl: string) {
  const amount = (findCatalogueItem(facts.price)?.amount ?? 0) * facts.quantity;
  const isPayment = facts.mode === "payment";
  return {
    id: facts.id,
    object: "checkout.session",
    ...testModeFields,
    ...nullFields(`after_expiration allow_promotion_codes allowed_payment_method_types client_secret
      collected_information consent currency_conversion customer_account integration_identifier
      managed_payments origin_context payment_link payment_method_configuration_details permissions
      recovered_from saved_payment_method_options setup_intent shipping_address_collection
      shipping_cost submit_type wallet_options billing_address_collection locale
      payment_method_options`),
    adaptive_pricing: { enabled: false },
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    cancel_url: facts.cancelUrl,
    client_reference_id: facts.reference,
    consent_collection: facts.hasTerms
      ? { payment_method_reuse_agreement: null, promotions: "none", terms_of_service: "required" }
      : null,
    created: facts.created,
    currency,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: facts.termsText === null ? null : { message: facts.termsText },
    },
    customer: facts.customer,
    customer_creation: isPayment ? (facts.makesCustomer ? "always" : "if_required") : null,
    customer_details: facts.email === null ? null : customerDetails(facts.email),
    customer_email: facts.customerEmail,
    discounts: [],
    expires_at: facts.expiresAt,
    invoice: facts.invoice,
    invoice_creation: isPayment ? invoiceCreation(facts.makesInvoice) : null,
    metadata: facts.metadata,
    mode: facts.mode,
    payment_intent: facts.payment_intent,
    payment_method_collection: isPayment ? "if_required" : "always",
    payment_method_types: ["card"],
    payment_status: facts.paymentStatus,
    shipping_options: [],
    status: facts.status,
    subscription: facts.subscription,
    success_url: facts.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    url: facts.status === "open" ? `${baseUrl}/test-checkout/${facts.id}` : null,
  };
}

/** What is bought, in the only line a checkout of ours has. */
export function lineItemsObject({ id, price, quantity }: EmulatedCheckout) {
  const item = findCatalogueItem(price);
  const amount = (item?.amount ?? 0) * quantity;
  const line = {
    id: `li_${id.slice("cs_test_".length)}`,
    object: "item",
    ...nullFields("adjustable_quantity metadata"),
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency,
    description: item?.name ?? null,
    price: item && priceObject(item),
    quantity,
  };
  return listObject(`/v1/checkout/sessions/${id}/line_items`, [line]);
}

function customerDetails(email: string) {
  return {
    ...nullFields("address business_name individual_name name phone"),
    email,
    tax_exempt: "none",
    tax_ids: [],
  };
}

function invoiceCreation(enabled: boolean) {
  return {
    enabled,
    invoice_data: {
      ...nullFields("account_tax_ids custom_fields description footer issuer rendering_options"),
      metadata: {},
    },
  };
}
