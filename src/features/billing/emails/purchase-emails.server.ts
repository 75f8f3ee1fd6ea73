import type { Database } from "#adapters/database/database.ts";
import { findKit } from "#core/kits/kits.ts";
import {
  renderPaymentNotReceivedEmail,
  renderReceiptEmail,
  renderRefundEmail,
} from "./billing-emails.server.ts";
import type { BillingContext } from "#features/billing/billing-context.server.ts";
import {
  type PurchaseRow,
  toPurchase,
} from "#features/billing/purchases/purchase-records.server.ts";

/** What people call what they bought. */
export function productNameOf(sku: string): string {
  if (sku === "pro_monthly") return "Pro, monthly";
  return sku === "pro_annual" ? "Pro, annual" : (findKit(sku)?.name ?? sku);
}

/** Enqueues the receipt, and with it the file. `once` distinguishes receipts; false when no address is known. */
export async function enqueueReceiptEmail(
  tx: Database,
  context: BillingContext,
  row: PurchaseRow,
  once = `receipt ${row.id}`,
): Promise<boolean> {
  if (row.email === null || row.paidAt === null) return false;
  const { mailer: post, delivery, brand, baseUrl, supportEmail } = context;
  const bought = toPurchase(row);
  const email = renderReceiptEmail({
    brand,
    baseUrl,
    supportEmail,
    name: productNameOf(bought.sku),
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
  await post.enqueue(tx, { to: row.email, ...email }, once);
  return true;
}

/** `isSecond`: the buyer owned it already when it was paid for once more. */
export async function enqueueRefundEmail(
  tx: Database,
  context: BillingContext,
  row: PurchaseRow,
  isSecond: boolean,
): Promise<void> {
  if (row.email === null) return;
  const { mailer: post, brand, baseUrl, supportEmail } = context;
  const { sku } = toPurchase(row);
  const email = renderRefundEmail({
    brand,
    baseUrl,
    supportEmail,
    name: productNameOf(sku),
    amount: row.refundedCents,
    isSecond,
  });
  await post.enqueue(tx, { to: row.email, ...email }, `refunded ${row.subscriptionId ?? row.id}`);
}

/** A payment that was announced as on its way did not come. */
export async function enqueuePaymentNotReceivedEmail(
  tx: Database,
  context: BillingContext,
  row: PurchaseRow,
) {
  if (row.email === null) return;
  const { mailer: post, brand, baseUrl, supportEmail } = context;
  const { sku, kind, amount } = toPurchase(row);
  const email = renderPaymentNotReceivedEmail({
    brand,
    baseUrl,
    supportEmail,
    name: productNameOf(sku),
    amount,
    kind,
  });
  await post.enqueue(tx, { to: row.email, ...email }, `not arrived ${row.id}`);
}
