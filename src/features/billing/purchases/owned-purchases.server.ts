import { AppError } from "#core/errors/app-error.ts";
import type { BillingContext } from "#features/billing/billing-context.server.ts";
import { and, type SQL } from "drizzle-orm";
import {
  findPurchases,
  type PurchaseOwner,
  ownedBy,
  type PurchaseRow,
} from "./purchase-records.server.ts";

export type PurchaseRequester = PurchaseOwner & { readonly email: string | null };

type Ground = Pick<BillingContext, "db" | "payments">;

/** Those purchases that belong to whoever asks, oldest first. */
export async function listOwnedPurchases(
  { db, payments }: Ground,
  requester: PurchaseOwner,
  condition: SQL,
): Promise<readonly PurchaseRow[]> {
  const isOwned = ownedBy(requester);
  return isOwned === null ? [] : findPurchases(db, payments, and(isOwned, condition));
}

/** The one purchase of whoever asks. Throws 404 to everybody but its owner. */
export async function findOwnedPurchase(
  context: Ground,
  requester: PurchaseOwner,
  condition: SQL,
): Promise<PurchaseRow> {
  const [row] = await listOwnedPurchases(context, requester, condition);
  if (row) return row;
  throw new AppError("not_found", "There is no purchase of yours at this address.");
}
