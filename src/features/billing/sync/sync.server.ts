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

/** What to sync. A payment leads to its checkout, a checkout to its customer. */
export type SyncTargets = {
  readonly customerId?: string | null;
  readonly checkoutId?: string | null;
  readonly paymentId?: string | null;
};

export type ProviderSnapshots = {
  readonly checkout: CheckoutSnapshot | null;
  readonly customers: readonly CustomerSnapshot[];
};

/** Looks at everything that the pointers lead to. No transaction is open meanwhile. Throws PaymentsError. */
export async function fetchSnapshots(
  context: BillingContext,
  pointers: SyncTargets,
): Promise<ProviderSnapshots> {
  const { db, payments } = context;
  const { checkoutId, paymentId } = pointers;
  const checkout = checkoutId
    ? await fetchCheckoutSnapshot(context, () => payments.findCheckout(checkoutId))
    : paymentId
      ? await fetchCheckoutSnapshot(context, () => payments.findCheckoutByPayment(paymentId))
      : null;
  const named = [pointers.customerId, checkout?.state.customerId].filter((id) => id != null);
  const customers: CustomerSnapshot[] = [];
  for (const id of new Set(named))
    if (await isKnownCustomer(db, payments, id))
      customers.push(await fetchCustomerSnapshot(context, id));
  return { checkout, customers };
}

/** Stores the snapshots, in this transaction. */
export async function applySnapshots(
  tx: Database,
  context: BillingContext,
  { checkout, customers }: ProviderSnapshots,
): Promise<readonly Difference[]> {
  const differences: Difference[] = [];
  // Whoever changes anything of a customer begins here, so that no two wait for each other.
  for (const { customerId } of customers) await lockCustomer(tx, context.payments, customerId);
  if (checkout) differences.push(...(await applyCheckoutSnapshot(tx, context, checkout)));
  for (const snapshot of customers)
    differences.push(...(await applyCustomerSnapshot(tx, context, snapshot)));
  return differences;
}

/** Fetches, stores, and settles at the provider what follows. Throws PaymentsError. */
export async function syncFromProvider(
  context: BillingContext,
  pointers: SyncTargets,
): Promise<readonly Difference[]> {
  const snapshots = await fetchSnapshots(context, pointers);
  const differences = await context.db.transaction((tx) => applySnapshots(tx, context, snapshots));
  await settleObligationsAfterSync(context, snapshots, differences);
  return differences;
}

export async function settleObligationsAfterSync(
  context: BillingContext,
  { customers }: ProviderSnapshots,
  differences: readonly Difference[],
): Promise<void> {
  if (differences.length === 0) return;
  await settleObligations(context, {
    customerIds: customers.map(({ customerId }) => customerId),
    purchaseIds: differences.filter(({ kind: what }) => what === "purchase").map(({ id }) => id),
  });
}
