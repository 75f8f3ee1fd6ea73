import { type CatalogueItem, catalogueItems, priceIdOf } from "#adapters/payments/catalogue.ts";
import { nullFields, currency, testModeFields } from "./shared-fields.ts";

/** What the emulator sells: exactly the product's own catalogue. */
export function findCatalogueItem(priceId: string): CatalogueItem | null {
  return catalogueItems.find(({ lookupKey }) => priceIdOf(lookupKey) === priceId) ?? null;
}

/** Before anything else was created. */
const created = 1_767_225_600;

export function priceObject({ lookupKey, amount, interval }: CatalogueItem) {
  return {
    id: priceIdOf(lookupKey),
    object: "price",
    ...testModeFields,
    ...nullFields("custom_unit_amount nickname tiers_mode transform_quantity"),
    active: true,
    billing_scheme: "per_unit",
    created,
    currency,
    lookup_key: lookupKey,
    metadata: {},
    product: `prod_${lookupKey}`,
    recurring: interval && {
      interval,
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: "licensed",
    },
    tax_behavior: "unspecified",
    type: interval ? "recurring" : "one_time",
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  };
}

/** The older shape of a recurring price, which subscription items still carry. */
export function planObject({ lookupKey, amount, interval }: CatalogueItem) {
  return {
    id: priceIdOf(lookupKey),
    object: "plan",
    ...testModeFields,
    ...nullFields("meter nickname tiers_mode transform_usage trial_period_days"),
    active: true,
    amount,
    amount_decimal: String(amount),
    billing_scheme: "per_unit",
    created,
    currency,
    interval,
    interval_count: 1,
    metadata: {},
    product: `prod_${lookupKey}`,
    usage_type: "licensed",
  };
}
