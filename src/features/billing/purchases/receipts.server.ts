import type { Database } from "#adapters/database/database.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { BillingContext } from "#features/billing/billing-context.server.ts";
import { enqueueReceiptEmail } from "#features/billing/emails/purchase-emails.server.ts";
import { purchase } from "#features/billing/table.server.ts";
import { enforceStoredLimits } from "#http/limits/rate-limit.ts";
import { and, eq, isNull } from "drizzle-orm";
import { findOwnedPurchase, type PurchaseRequester } from "./owned-purchases.server.ts";
import type { PurchaseRow } from "./purchase-records.server.ts";

const resendLimits = [
  { limit: 3, windowSeconds: 3_600 },
  { limit: 10, windowSeconds: 86_400 },
];

/** Receipts of what was bought, for its owner alone. Each method throws AppError when there is none to send. */
export function createReceiptService(context: BillingContext) {
  const { db } = context;

  /** Sends the receipt once more; answers where to. */
  async function resend(requester: PurchaseRequester, id: string): Promise<string> {
    const row = await findOwnedPurchase(context, requester, eq(purchase.id, id));
    await enforceStoredLimits(db, [{ key: `receipt ${id}`, windows: resendLimits }]);
    return sendTo(db, row, `receipt ${row.id} again ${Date.now()}`);
  }

  /** A guest corrects the address of a purchase, once, and the receipt goes there. */
  async function correctAddress(
    requester: PurchaseRequester,
    id: string,
    email: string,
  ): Promise<string> {
    const row = await findOwnedPurchase(context, requester, eq(purchase.id, id));
    if (!mayCorrectAddress(row))
      throw new AppError("bad_request", "The address of this purchase cannot be changed here.");
    return db.transaction(async (tx) => {
      const isFirst = and(eq(purchase.id, row.id), isNull(purchase.addressChangedAt));
      const changed = await tx
        .update(purchase)
        .set({ email, addressChangedAt: new Date() })
        .where(isFirst)
        .returning({ id: purchase.id });
      if (changed.length === 0)
        throw new AppError("bad_request", "The address was changed already.");
      await context.hooks.onEmailChanged(tx, row.id, email);
      return sendTo(tx, { ...row, email }, `receipt ${row.id} readdressed`);
    });
  }

  async function sendTo(tx: Database, row: PurchaseRow, once: string): Promise<string> {
    if (
      row.state !== "paid" ||
      row.email === null ||
      !(await enqueueReceiptEmail(tx, context, row, once))
    )
      throw new AppError("bad_request", "There is no receipt of this purchase.");
    return row.email;
  }

  return { resend, correctAddress };
}

/** A guest may do so once, for what is paid. */
export function mayCorrectAddress({ userId, state, addressChangedAt }: PurchaseRow): boolean {
  return userId === null && state === "paid" && addressChangedAt === null;
}
