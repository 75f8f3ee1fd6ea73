import type { Database } from "#adapters/database/database.ts";
import { kitOf } from "#core/kits/kits.ts";
import type { Purchase } from "#core/purchases/purchase.ts";
import { notArrivedMail, receiptMail, refundedMail } from "./mails.server.ts";
import type { Ground } from "./parts.server.ts";
import { type PurchaseRow, purchaseFrom } from "./purchases.server.ts";

/** What people call what they bought. */
export function nameOf(sku: Purchase["sku"]): string {
  if (sku === "pro_monthly") return "Pro, monthly";
  return sku === "pro_annual" ? "Pro, annual" : (kitOf(sku)?.name ?? sku);
}

/** Writes the receipt, and with it the file. `once` tells one receipt from the next; false when nobody knows where to. */
export async function sendReceipt(
  tx: Database,
  ground: Ground,
  row: PurchaseRow,
  once = `receipt ${row.id}`,
): Promise<boolean> {
  if (row.email === null || row.paidAt === null) return false;
  const { post, delivery, brand, baseUrl, supportEmail } = ground;
  const bought = purchaseFrom(row);
  const letter = receiptMail({
    brand,
    baseUrl,
    supportEmail,
    name: nameOf(bought.sku),
    amount: row.amount,
    paidAt: row.paidAt,
    invoiceUrl: row.invoiceUrl,
    kind: row.kind,
    bookingLink: `${baseUrl}/sessions/${row.id}`,
    isGuest: row.userId === null,
    downloads: delivery.downloadsFor(bought).map(({ kit, name }) => ({
      name,
      link: delivery.mailLinkFor(bought, kit),
    })),
  });
  await post.queue(tx, { to: row.email, ...letter }, once);
  return true;
}

/** `isSecond`: she had it already when she paid for it once more. */
export async function sendRefunded(
  tx: Database,
  ground: Ground,
  row: PurchaseRow,
  isSecond: boolean,
): Promise<void> {
  if (row.email === null) return;
  const { post, brand, baseUrl, supportEmail } = ground;
  const { sku } = purchaseFrom(row);
  const letter = refundedMail({
    brand,
    baseUrl,
    supportEmail,
    name: nameOf(sku),
    amount: row.refundedCents,
    isSecond,
  });
  await post.queue(tx, { to: row.email, ...letter }, `refunded ${row.subscriptionId ?? row.id}`);
}

/** A payment that she was told is on its way did not come. */
export async function sendNotArrived(tx: Database, ground: Ground, row: PurchaseRow) {
  if (row.email === null) return;
  const { post, brand, baseUrl, supportEmail } = ground;
  const { sku, kind, amount } = purchaseFrom(row);
  const letter = notArrivedMail({
    brand,
    baseUrl,
    supportEmail,
    name: nameOf(sku),
    amount,
    kind,
  });
  await post.queue(tx, { to: row.email, ...letter }, `not arrived ${row.id}`);
}
