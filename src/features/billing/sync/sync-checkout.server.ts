import type { Database } from "#adapters/database/database.ts";
import { user } from "#adapters/identity/table.server.ts";
import type { ProviderCheckout } from "#adapters/payments/payments.ts";
import { isOwnedOrPending } from "#core/purchases/is-delivered.ts";
import {
  deliveryEffectOf,
  nextPurchaseState,
  purchaseStateFrom,
} from "#core/purchases/purchase-state.ts";
import { and, eq, inArray, isNull, ne, or } from "drizzle-orm";
import { nextFetchSequence } from "./fetch-sequence.server.ts";
import type { Difference, BillingContext } from "#features/billing/billing-context.server.ts";
import {
  toPurchase,
  type PurchaseRow,
} from "#features/billing/purchases/purchase-records.server.ts";
import {
  enqueuePaymentNotReceivedEmail,
  enqueueReceiptEmail,
  enqueueRefundEmail,
} from "#features/billing/emails/purchase-emails.server.ts";
import { isOfProvider } from "#features/billing/active-provider.server.ts";
import { purchase, subscription } from "#features/billing/table.server.ts";

/** A checkout as the provider had it at one fetch. */
export type CheckoutSnapshot = { readonly sequence: number; readonly state: ProviderCheckout };

/** Null when the provider knows no such checkout. Throws PaymentsError. */
export async function fetchCheckoutSnapshot(
  { db }: BillingContext,
  fetch: () => Promise<ProviderCheckout | null>,
): Promise<CheckoutSnapshot | null> {
  const sequence = await nextFetchSequence(db);
  const state = await fetch();
  return state && { sequence, state };
}

/** Stores a snapshot, unless a newer one is there; what follows from it is stored in the same transaction. */
export async function applyCheckoutSnapshot(
  tx: Database,
  context: BillingContext,
  { sequence, state: checkout }: CheckoutSnapshot,
): Promise<readonly Difference[]> {
  const before = await lockPurchase(tx, context, checkout);
  if (!before || before.look > sequence) return [];
  const derivedState = nextPurchaseState(before.state, purchaseStateFrom(checkout, before));
  const isDuplicate =
    !isOwnedOrPending(before.state) &&
    isOwnedOrPending(derivedState) &&
    (await hasOtherPurchase(tx, before));
  const state = isDuplicate ? "review" : derivedState;
  const effect = deliveryEffectOf(before.state, state, before.paidAt !== null);
  // Nobody is there any more to have it.
  const isOrphan = effect === "paid" && before.forgottenAt !== null;
  const row: PurchaseRow = {
    ...before,
    state,
    look: sequence,
    syncedAt: new Date(),
    checkoutId: checkout.id,
    paymentId: checkout.paymentId ?? before.paymentId,
    subscriptionId: checkout.subscriptionId ?? before.subscriptionId,
    email: receiptEmailFor(before, checkout),
    invoiceUrl: before.forgottenAt ? null : (checkout.invoiceUrl ?? before.invoiceUrl),
    refundedCents: checkout.refunded,
    paidAt: before.paidAt ?? (effect === "paid" ? new Date() : null),
    revokedAt: effect === "revoked" ? new Date() : effect === null ? before.revokedAt : null,
    refundDue: before.refundDue || isOrphan || (isDuplicate && checkout.isPaid),
  };
  await tx.update(purchase).set(row).where(eq(purchase.id, row.id));
  await applyDeliveryEffect(tx, context, before, row, effect);
  if (before.state === state) return [];
  return [{ kind: "purchase", id: row.id, before: before.state, after: state }];
}

async function applyDeliveryEffect(
  tx: Database,
  context: BillingContext,
  before: PurchaseRow,
  row: PurchaseRow,
  effect: ReturnType<typeof deliveryEffectOf>,
): Promise<void> {
  const { hooks, log } = context;
  if (effect === "paid") {
    await hooks.onPaid(tx, toPurchase(row));
    const isSent = await enqueueReceiptEmail(tx, context, row);
    if (isSent)
      await tx.update(purchase).set({ receiptSentAt: new Date() }).where(eq(purchase.id, row.id));
  }
  if (effect === "revoked") await hooks.onRevoked(tx, toPurchase(row));
  if (effect === "restored") await hooks.onRestored(tx, toPurchase(row));
  if (row.state === before.state) return;
  log.info("purchase", { purchase: row.id, was: before.state, is: row.state });
  if (row.state === "refunded")
    await enqueueRefundEmail(tx, context, row, await isDuplicatePayment(tx, before));
  if (row.state === "failed" && before.state === "processing")
    await enqueuePaymentNotReceivedEmail(tx, context, row);
  if (row.state === "review" || row.state === "lost")
    log.error("purchase needs a look", { purchase: row.id, state: row.state });
}

/** Its row, held for this transaction: by the checkout, or by the order's own name if the answer to opening it was lost. */
async function lockPurchase(
  tx: Database,
  { payments }: BillingContext,
  checkout: ProviderCheckout,
) {
  const isNamed = and(eq(purchase.id, checkout.purchaseId ?? ""), isNull(purchase.checkoutId));
  const [found] = await tx
    .select({ row: purchase })
    .from(purchase)
    .where(and(isOfProvider(payments, purchase), or(eq(purchase.checkoutId, checkout.id), isNamed)))
    .for("update");
  if (!found) return null;
  const { row } = found;
  if (row.userId === null) return row;
  const [person] = await tx.select({ email: user.email }).from(user).where(eq(user.id, row.userId));
  return { ...row, email: person?.email ?? row.email };
}

/** Paid although owned already: a kit beside the same kit, a subscription whose refund is due. */
async function isDuplicatePayment(tx: Database, before: PurchaseRow): Promise<boolean> {
  if (before.kind !== "pro") return before.state === "review" && hasOtherPurchase(tx, before);
  const owed = await tx
    .select({ id: subscription.id })
    .from(subscription)
    .where(and(eq(subscription.id, before.subscriptionId ?? ""), eq(subscription.refundDue, true)));
  return owed.length > 0;
}

/** The same kit is owned, or on its way, by another purchase. */
async function hasOtherPurchase(tx: Database, row: PurchaseRow): Promise<boolean> {
  if (row.kind !== "kit" || row.userId === null) return false;
  const others = await tx
    .select({ id: purchase.id })
    .from(purchase)
    .where(
      and(
        eq(purchase.userId, row.userId),
        eq(purchase.sku, row.sku),
        eq(purchase.provider, row.provider),
        eq(purchase.livemode, row.livemode),
        inArray(purchase.state, ["processing", "paid", "disputed"]),
        ne(purchase.id, row.id),
      ),
    );
  return others.length > 0;
}

/** A guest leaves an address at the checkout, and may have corrected it here since. */
function receiptEmailFor(before: PurchaseRow, checkout: ProviderCheckout): string | null {
  if (before.forgottenAt !== null) return null;
  if (before.userId !== null || before.addressChangedAt !== null) return before.email;
  return checkout.email?.trim().toLowerCase() ?? before.email;
}
