import type { SubscriptionFacts } from "#adapters/payments/embedded/facts.ts";
import { blank, currency, listOf, ofTheDouble } from "./blank.ts";
import { planObject, priceObject, pricedThing } from "./price.ts";

export function subscriptionObject(facts: SubscriptionFacts) {
  return {
    id: facts.id,
    object: "subscription",
    ...ofTheDouble,
    ...blank(`application application_fee_percent billing_cycle_anchor_config billing_thresholds
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
      ...blank("comment feedback feedback_option"),
      reason: facts.canceledAt === null ? null : "cancellation_requested",
    },
    collection_method: "charge_automatically",
    created: facts.created,
    currency,
    customer: facts.customer,
    discounts: [],
    ended_at: facts.endedAt,
    invoice_settings: {
      ...blank("account_tax_ids custom_fields description footer"),
      issuer: { type: "self" },
    },
    items: listOf(`/v1/subscription_items?subscription=${facts.id}`, [item(facts)]),
    latest_invoice: facts.latestInvoice,
    metadata: facts.metadata,
    payment_settings: {
      ...blank("payment_method_options payment_method_types"),
      save_default_payment_method: "off",
    },
    start_date: facts.created,
    status: facts.status,
  };
}

export const itemIdOf = (subscriptionId: string) => subscriptionId.replace("sub_", "si_");

function item({ id, created, price, periodStart, periodEnd }: SubscriptionFacts) {
  const thing = pricedThing(price);
  return {
    id: itemIdOf(id),
    object: "subscription_item",
    ...blank("billing_thresholds current_trial"),
    created,
    current_period_end: periodEnd,
    current_period_start: periodStart,
    discounts: [],
    metadata: {},
    plan: thing && planObject(thing),
    price: thing && priceObject(thing),
    quantity: 1,
    subscription: id,
    tax_rates: [],
  };
}
