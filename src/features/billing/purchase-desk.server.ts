import { AppError } from "#core/errors/app-error.ts";
import type { Database } from "#adapters/database/database.ts";
import { takeKeptOrRefuse } from "#http/rate-limit.ts";
import { and, eq, isNull, notInArray } from "drizzle-orm";
import { adoptGuestPurchases } from "./claims.server.ts";
import type { BoughtView, CheckoutView } from "./contract.ts";
import type { Ground } from "./parts.server.ts";
import {
  findPurchases,
  type Holder,
  isHeldBy,
  purchaseFrom,
  type PurchaseRow,
} from "./purchases.server.ts";
import { nameOf, sendReceipt } from "./receipts.server.ts";
import { sync } from "./sync.server.ts";
import { purchase } from "./table.server.ts";
import type { Purchase } from "#core/purchases/purchase.ts";

/** The hour that came with a purchase. */
export type SessionFor = (purchase: Purchase) => Promise<{
  readonly id: string;
  readonly state: string;
  readonly startsAt: Date | null;
  readonly day: string | null;
} | null>;

export type DeskParts = Ground & {
  readonly sessionFor: SessionFor;
};

export type Asker = Holder & { readonly email: string | null };

const resends = [
  { limit: 3, windowSeconds: 3_600 },
  { limit: 10, windowSeconds: 86_400 },
];
const neverPaid = ["open", "expired", "failed"] as const;

/** What she bought, shown to her alone. */
export function createPurchaseDesk(ground: DeskParts) {
  const { db, payments } = ground;

  /** Everything that was paid or is being paid, newest first. */
  async function list(asker: Asker): Promise<readonly BoughtView[]> {
    await adopt(asker);
    const rows = await held(asker, notInArray(purchase.state, [...neverPaid]));
    return Promise.all(rows.toReversed().map(view));
  }

  /** Looks at the provider first, so that what was paid a moment ago is here. Throws 404 to everybody but its owner. */
  async function checkout(asker: Asker, checkoutId: string): Promise<CheckoutView> {
    await owned(asker, eq(purchase.checkoutId, checkoutId));
    await sync(ground, { checkoutId });
    const row = await owned(asker, eq(purchase.checkoutId, checkoutId));
    return { state: row.state, kind: row.kind, purchase: await view(row) };
  }

  /** Sends the receipt once more; answers where to. */
  async function resend(asker: Asker, id: string): Promise<string> {
    const row = await owned(asker, eq(purchase.id, id));
    await takeKeptOrRefuse(db, [{ key: `receipt ${id}`, windows: resends }]);
    return send(db, row, `receipt ${row.id} again ${Date.now()}`);
  }

  /** A guest corrects her address, once, and gets her receipt there. */
  async function correct(asker: Asker, id: string, email: string): Promise<string> {
    const row = await owned(asker, eq(purchase.id, id));
    if (!mayCorrect(row))
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
      await ground.hooks.onReaddressed(tx, row.id, email);
      return send(tx, { ...row, email }, `receipt ${row.id} readdressed`);
    });
  }

  async function send(tx: Database, row: PurchaseRow, once: string): Promise<string> {
    if (row.state !== "paid" || row.email === null || !(await sendReceipt(tx, ground, row, once)))
      throw new AppError("bad_request", "There is no receipt of this purchase.");
    return row.email;
  }

  /** Bought as a guest with an address that is proven by now. */
  async function adopt({ userId, email }: Asker): Promise<void> {
    if (userId !== null && email !== null)
      await db.transaction((tx) => adoptGuestPurchases(tx, ground, { userId, email }));
  }

  async function owned(asker: Asker, condition: ReturnType<typeof eq>): Promise<PurchaseRow> {
    const [row] = await held(asker, condition);
    if (row) return row;
    throw new AppError("not_found", "There is no purchase of yours at this address.");
  }

  async function held(asker: Asker, condition: ReturnType<typeof eq>) {
    const isHers = isHeldBy(asker);
    return isHers === null ? [] : findPurchases(db, payments, and(isHers, condition));
  }

  async function view(row: PurchaseRow): Promise<BoughtView> {
    const bought = purchaseFrom(row);
    const { id, sku, kind, state, amount, paidAt, invoiceUrl, email } = bought;
    const session = kind === "session" ? await ground.sessionFor(bought) : null;
    return {
      id,
      sku,
      name: nameOf(sku),
      kind,
      state,
      amount,
      paidAt: paidAt?.toISOString() ?? null,
      invoiceUrl,
      email,
      mayCorrectAddress: mayCorrect(row),
      downloads: [...ground.delivery.downloadsFor(bought)],
      session: session && { ...session, startsAt: session.startsAt?.toISOString() ?? null },
    };
  }

  return { list, checkout, resend, correct };
}

function mayCorrect({ userId, state, addressChangedAt }: PurchaseRow): boolean {
  return userId === null && state === "paid" && addressChangedAt === null;
}
