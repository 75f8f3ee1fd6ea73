import { newId } from "#adapters/database/new-id.ts";
import type { Database } from "#adapters/database/database.ts";
import type { KitId } from "#core/kits/kits.ts";
import { purchase } from "#features/billing/table.server.ts";

type PurchaseRow = Partial<typeof purchase.$inferInsert> & { readonly sku: KitId };

/** A purchase as the database has it once the embedded payments reported it as paid. Returns its id. */
export async function insertPaidPurchase(db: Database, row: PurchaseRow): Promise<string> {
  const id = newId();
  await db.insert(purchase).values({
    id,
    provider: "embedded",
    livemode: false,
    kind: "kit",
    email: "guest@example.com",
    priceId: "price_of_a_test",
    amount: 2200,
    currency: "usd",
    state: "paid",
    checkoutId: `cs_${id}`,
    expiresAt: new Date(),
    paidAt: new Date(),
    look: 0,
    ...row,
  });
  return id;
}
