import { AppError } from "#core/errors/app-error.ts";
import type { Database } from "#adapters/database/database.ts";
import { enforceStoredLimits } from "#http/limits/rate-limit.ts";
import { and, eq, isNull, notInArray } from "drizzle-orm";
import { adoptGuestPurchases } from "./guest-claims.server.ts";
import type { PurchaseView, CheckoutView } from "#features/billing/contract.ts";
import type { BillingContext } from "#features/billing/billing-context.server.ts";
import {
  findPurchases,
  type PurchaseOwner,
  ownedBy,
  toPurchase,
  type PurchaseRow,
} from "./purchase-records.server.ts";
import {
  productNameOf,
  enqueueReceiptEmail,
} from "#features/billing/emails/purchase-emails.server.ts";
import { syncFromProvider } from "#features/billing/sync/sync.server.ts";
import { purchase } from "#features/billing/table.server.ts";
import type { Purchase } from "#core/purchases/purchase.ts";

/** The hour that came with a purchase. */
export type FindCoachingSession = (purchase: Purchase) => Promise<{
  readonly id: string;
  readonly state: string;
  readonly startsAt: Date | null;
  readonly day: string | null;
} | null>;

export type PurchaseServiceDeps = BillingContext & {
  readonly sessionFor: FindCoachingSession;
};

export type PurchaseRequester = PurchaseOwner & { readonly email: string | null };

const resendLimits = [
  { limit: 3, windowSeconds: 3_600 },
  { limit: 10, windowSeconds: 86_400 },
];
const unpaidStates = ["open", "expired", "failed"] as const;

/** What she bought, shown to her alone. */
export function createPurchaseService(ground: PurchaseServiceDeps) {
  const { db, payments } = ground;

  /** Everything that was paid or is being paid, newest first. */
  async function list(asker: PurchaseRequester): Promise<readonly PurchaseView[]> {
    await adoptPurchasesOf(asker);
    const rows = await listOwned(asker, notInArray(purchase.state, [...unpaidStates]));
    return Promise.all(rows.toReversed().map(toPurchaseView));
  }

  /** Looks at the provider first, so that what was paid a moment ago is here. Throws 404 to everybody but its owner. */
  async function fetchCheckout(
    asker: PurchaseRequester,
    checkoutId: string,
  ): Promise<CheckoutView> {
    await findOwned(asker, eq(purchase.checkoutId, checkoutId));
    await syncFromProvider(ground, { checkoutId });
    const row = await findOwned(asker, eq(purchase.checkoutId, checkoutId));
    return { state: row.state, kind: row.kind, purchase: await toPurchaseView(row) };
  }

  /** Sends the receipt once more; answers where to. */
  async function resendReceipt(asker: PurchaseRequester, id: string): Promise<string> {
    const row = await findOwned(asker, eq(purchase.id, id));
    await enforceStoredLimits(db, [{ key: `receipt ${id}`, windows: resendLimits }]);
    return sendReceiptTo(db, row, `receipt ${row.id} again ${Date.now()}`);
  }

  /** A guest corrects her address, once, and gets her receipt there. */
  async function correctReceiptAddress(
    asker: PurchaseRequester,
    id: string,
    email: string,
  ): Promise<string> {
    const row = await findOwned(asker, eq(purchase.id, id));
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
      await ground.hooks.onEmailChanged(tx, row.id, email);
      return sendReceiptTo(tx, { ...row, email }, `receipt ${row.id} readdressed`);
    });
  }

  async function sendReceiptTo(tx: Database, row: PurchaseRow, once: string): Promise<string> {
    if (
      row.state !== "paid" ||
      row.email === null ||
      !(await enqueueReceiptEmail(tx, ground, row, once))
    )
      throw new AppError("bad_request", "There is no receipt of this purchase.");
    return row.email;
  }

  /** Bought as a guest with an address that is proven by now. */
  async function adoptPurchasesOf({ userId, email }: PurchaseRequester): Promise<void> {
    if (userId !== null && email !== null)
      await db.transaction((tx) => adoptGuestPurchases(tx, ground, { userId, email }));
  }

  async function findOwned(
    asker: PurchaseRequester,
    condition: ReturnType<typeof eq>,
  ): Promise<PurchaseRow> {
    const [row] = await listOwned(asker, condition);
    if (row) return row;
    throw new AppError("not_found", "There is no purchase of yours at this address.");
  }

  async function listOwned(asker: PurchaseRequester, condition: ReturnType<typeof eq>) {
    const isHers = ownedBy(asker);
    return isHers === null ? [] : findPurchases(db, payments, and(isHers, condition));
  }

  async function toPurchaseView(row: PurchaseRow): Promise<PurchaseView> {
    const bought = toPurchase(row);
    const { id, sku, kind, state, amount, paidAt, invoiceUrl, email } = bought;
    const session = kind === "session" ? await ground.sessionFor(bought) : null;
    return {
      id,
      sku,
      name: productNameOf(sku),
      kind,
      state,
      amount,
      paidAt: paidAt?.toISOString() ?? null,
      invoiceUrl,
      email,
      mayCorrectAddress: mayCorrectAddress(row),
      downloads: [...ground.delivery.downloadsFor(bought)],
      session: session && { ...session, startsAt: session.startsAt?.toISOString() ?? null },
    };
  }

  return { list, fetchCheckout, resendReceipt, correctReceiptAddress };
}

function mayCorrectAddress({ userId, state, addressChangedAt }: PurchaseRow): boolean {
  return userId === null && state === "paid" && addressChangedAt === null;
}
