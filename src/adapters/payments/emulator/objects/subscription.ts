import type { EmulatedSubscription } from "#adapters/payments/emulator/store/entities.ts";
import { nullFields, currency, listObject, testModeFields } from "./shared-fields.ts";
import { planObject, priceObject, findCatalogueItem } from "./price.ts";

export function subscriptionObject(facts: EmulatedSubscription) {
  return {
    id: facts.id,
    object: "subscription",
    ...testModeFields,
    ...nullFields(`application application_fee_percent billing_cycle_anchor_config billing_thresholds
      customer_account days_until_due default_payment_method default_source description
      managed_payments next_pending_invoice_item_invoice on_behalf_of pause_collection
      pending_invoice_item_interval pending_setup_intent pending_update schedule test_clock
      transfer_data trial_end trial_settings trial_start`),
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: facts.anchor,
    billing_mode: { flexible: null, type: "flexible" },
    billing_schedules: [],
    cancel_at: facts.cancelAt,
    cancel_at_period_end: facts.cancelAtPeriodEnd,
    canceled_at: facts.canceledAt,
    cancellation_details: {
      ...nullFields("comment feedback feedback_option"),
      reason: facts.canceledAt === null ? null : "cancellation_requested",
    },
    collection_method: "charge_automatically",
    created: facts.created,
    currency,
    customer: facts.customer,
    discounts: [],
    ended_at: facts.endedAt,
    invoice_settings: {
      ...nullFields("account_tax_ids custom_fields description footer"),
      issuer: { type: "self" },
    },
    items: listObject(`/v1/subscription_items?subscription=${facts.id}`, [subscriptionItem(facts)]),
    latest_invoice: facts.latestInvoice,
    metadata: facts.metadata,
    payment_settings: {
      ...nullFields("payment_method_options payment_method_types"),
      save_default_payment_method: "off",
    },
    start_date: facts.created,
    status: facts.status,
  };
}

export const subscriptionItemIdOf = (subscriptionId: string) =>
  subscriptionId.replace("sub_", "si_");

function subscriptionItem({ id, created, price, periodStart, periodEnd }: EmulatedSubscription) {
  const item = findCatalogueItem(price);
  return {
    id: subscriptionItemIdOf(id),
    object: "subscription_item",
    ...nullFields("billing_thresholds current_trial"),
    created,
    current_period_end: periodEnd,
    current_period_start: periodStart,
    discounts: [],
    metadata: {},
    plan: item && planObject(item),
    price: item && priceObject(item),
    quantity: 1,
    subscription: id,
    tax_rates: [],
  };
}
