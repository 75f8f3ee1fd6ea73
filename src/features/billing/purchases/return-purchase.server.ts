import type { Database } from "#adapters/database/database.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { BillingContext } from "#features/billing/billing-context.server.ts";
import { isOfProvider } from "#features/billing/active-provider.server.ts";
import { settleObligations } from "#features/billing/sync/provider-obligations.server.ts";
import { purchase } from "#features/billing/table.server.ts";
import { and, eq } from "drizzle-orm";

/** A purchase that is paid back: what it was, and what of it goes back, in cents. */
export type OwedReturn = { readonly state: string; readonly cents: number };

export type PurchaseReturns = ReturnType<typeof createPurchaseReturns>;

/** Gives a whole payment back by the house’s own word. */
export function createPurchaseReturns(context: BillingContext) {
  /**
   * Notes in the caller’s transaction that the payment is owed; whoever comes second finds it noted. Throws 404, or 409
   * where there is nothing to give back.
   */
  async function owe(tx: Database, id: string): Promise<OwedReturn> {
    const [row] = await tx
      .select()
      .from(purchase)
      .where(and(isOfProvider(context.payments, purchase), eq(purchase.id, id)))
      .for("update");
    if (!row) throw new AppError("not_found", "There is no purchase to pay back here.");
    const { state, refundDue, paymentId, amount, refundedCents } = row;
    if (refundDue || state === "refunded")
      throw new AppError("too_late", "This payment is being paid back already. It is done once.");
    if (state !== "paid" || paymentId === null || refundedCents >= amount)
      throw new AppError(
        "payment_due",
        "Nothing can be paid back here: this purchase has no payment that stands.",
      );
    await tx.update(purchase).set({ refundDue: true }).where(eq(purchase.id, id));
    return { state, cents: amount - refundedCents };
  }

  /** Pays back what is owed for it, as after any sync: what cannot be done now is done at the next one. Never rejects. */
  async function settle(id: string): Promise<void> {
    await settleObligations(context, { customerIds: [], purchaseIds: [id] });
  }

  return { owe, settle };
}
