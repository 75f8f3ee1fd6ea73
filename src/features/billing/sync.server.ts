import type { Database } from "#adapters/database/database.ts";
import { holdCustomer, isCustomer } from "./customers.server.ts";
import { doDuties } from "./duties.server.ts";
import type { Difference, Ground } from "./parts.server.ts";
import { applyCustomer, type CustomerSight, lookAtCustomer } from "./sync-customer.server.ts";
import { applyCheckout, type CheckoutSight, lookAtCheckout } from "./sync-checkout.server.ts";

/** What to look at. A payment leads to its checkout, a checkout to its customer. */
export type Pointers = {
  readonly customerId?: string | null;
  readonly checkoutId?: string | null;
  readonly paymentId?: string | null;
};

export type Sights = {
  readonly checkout: CheckoutSight | null;
  readonly customers: readonly CustomerSight[];
};

/** Looks at everything that the pointers lead to. No transaction is open meanwhile. Throws PaymentsTrouble. */
export async function lookAt(ground: Ground, pointers: Pointers): Promise<Sights> {
  const { db, payments } = ground;
  const { checkoutId, paymentId } = pointers;
  const checkout = checkoutId
    ? await lookAtCheckout(ground, () => payments.checkout(checkoutId))
    : paymentId
      ? await lookAtCheckout(ground, () => payments.checkoutOfPayment(paymentId))
      : null;
  const named = [pointers.customerId, checkout?.state.customerId].filter((id) => id != null);
  const customers: CustomerSight[] = [];
  for (const id of new Set(named))
    if (await isCustomer(db, payments, id)) customers.push(await lookAtCustomer(ground, id));
  return { checkout, customers };
}

/** Writes down what was seen, in this transaction. */
export async function apply(
  tx: Database,
  ground: Ground,
  { checkout, customers }: Sights,
): Promise<readonly Difference[]> {
  const differences: Difference[] = [];
  // Whoever changes anything of a customer begins here, so that no two wait for each other.
  for (const { customerId } of customers) await holdCustomer(tx, ground.payments, customerId);
  if (checkout) differences.push(...(await applyCheckout(tx, ground, checkout)));
  for (const sight of customers) differences.push(...(await applyCustomer(tx, ground, sight)));
  return differences;
}

/** Looks, writes down, and does at the provider what follows. Throws PaymentsTrouble. */
export async function sync(ground: Ground, pointers: Pointers): Promise<readonly Difference[]> {
  const sights = await lookAt(ground, pointers);
  const differences = await ground.db.transaction((tx) => apply(tx, ground, sights));
  await followUp(ground, sights, differences);
  return differences;
}

export async function followUp(
  ground: Ground,
  { customers }: Sights,
  differences: readonly Difference[],
): Promise<void> {
  if (differences.length === 0) return;
  await doDuties(ground, {
    customerIds: customers.map(({ customerId }) => customerId),
    purchaseIds: differences.filter(({ what }) => what === "purchase").map(({ id }) => id),
  });
}
