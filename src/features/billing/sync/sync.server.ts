import type { Database } from "#adapters/database/database.ts";
import { lockCustomer, isKnownCustomer } from "#features/billing/customers.server.ts";
import { settleObligations } from "./provider-obligations.server.ts";
import type { Difference, BillingContext } from "#features/billing/billing-context.server.ts";
import {
  applyCustomerSnapshot,
  type CustomerSnapshot,
  fetchCustomerSnapshot,
} from "./sync-customer.server.ts";
import {
  applyCheckoutSnapshot,
  type CheckoutSnapshot,
  fetchCheckoutSnapshot,
} from "./sync-checkout.server.ts";

/** What to look at. A payment leads to its checkout, a checkout to its customer. */
export type SyncTargets = {
  readonly customerId?: string | null;
  readonly checkoutId?: string | null;
  readonly paymentId?: string | null;
};

export type ProviderSnapshots = {
  readonly checkout: CheckoutSnapshot | null;
  readonly customers: readonly CustomerSnapshot[];
};

/** Looks at everything that the pointers lead to. No transaction is open meanwhile. Throws PaymentsTrouble. */
export async function fetchSnapshots(
  ground: BillingContext,
  pointers: SyncTargets,
): Promise<ProviderSnapshots> {
  const { db, payments } = ground;
  const { checkoutId, paymentId } = pointers;
  const checkout = checkoutId
    ? await fetchCheckoutSnapshot(ground, () => payments.findCheckout(checkoutId))
    : paymentId
      ? await fetchCheckoutSnapshot(ground, () => payments.findCheckoutByPayment(paymentId))
      : null;
  const named = [pointers.customerId, checkout?.state.customerId].filter((id) => id != null);
  const customers: CustomerSnapshot[] = [];
  for (const id of new Set(named))
    if (await isKnownCustomer(db, payments, id))
      customers.push(await fetchCustomerSnapshot(ground, id));
  return { checkout, customers };
}

/** Writes down what was seen, in this transaction. */
export async function applySnapshots(
  tx: Database,
  ground: BillingContext,
  { checkout, customers }: ProviderSnapshots,
): Promise<readonly Difference[]> {
  const differences: Difference[] = [];
  // Whoever changes anything of a customer begins here, so that no two wait for each other.
  for (const { customerId } of customers) await lockCustomer(tx, ground.payments, customerId);
  if (checkout) differences.push(...(await applyCheckoutSnapshot(tx, ground, checkout)));
  for (const sight of customers)
    differences.push(...(await applyCustomerSnapshot(tx, ground, sight)));
  return differences;
}

/** Looks, writes down, and does at the provider what follows. Throws PaymentsTrouble. */
export async function syncFromProvider(
  ground: BillingContext,
  pointers: SyncTargets,
): Promise<readonly Difference[]> {
  const sights = await fetchSnapshots(ground, pointers);
  const differences = await ground.db.transaction((tx) => applySnapshots(tx, ground, sights));
  await settleObligationsAfterSync(ground, sights, differences);
  return differences;
}

export async function settleObligationsAfterSync(
  ground: BillingContext,
  { customers }: ProviderSnapshots,
  differences: readonly Difference[],
): Promise<void> {
  if (differences.length === 0) return;
  await settleObligations(ground, {
    customerIds: customers.map(({ customerId }) => customerId),
    purchaseIds: differences.filter(({ kind: what }) => what === "purchase").map(({ id }) => id),
  });
}
