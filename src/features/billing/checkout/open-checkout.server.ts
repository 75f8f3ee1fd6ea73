import { setTimeout as pause } from "node:timers/promises";
import { newId } from "#adapters/database/new-id.ts";
import { type Price, PaymentsError } from "#adapters/payments/payments.ts";
import type { Purchase } from "#core/purchases/purchase.ts";
import { and, eq, getTableColumns, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { BillingContext } from "#features/billing/billing-context.server.ts";
import {
  ownedBy,
  type PurchaseOwner,
  type PurchaseRow,
} from "#features/billing/purchases/purchase-records.server.ts";
import { isOfProvider, providerColumnsOf } from "#features/billing/active-provider.server.ts";
import { syncFromProvider } from "#features/billing/sync/sync.server.ts";
import { purchase } from "#features/billing/table.server.ts";

export type CheckoutIntent = PurchaseOwner & {
  readonly email: string | null;
  readonly kind: Purchase["kind"];
  readonly sku: Purchase["sku"];
  readonly price: Price;
  readonly customerId: string | null;
  readonly expiresInMinutes: number;
  /** The path after leaving the checkout without paying. */
  readonly cancelPath: string;
  /** Throws when it may not be bought (any more). Asked before each order. */
  readonly assertAllowed: () => Promise<void>;
};

/**
 * How long a checkout may be paid. Stripe takes 30 minutes to 24 hours by its own clock, so a clock of ours that is some
 * minutes off must not lead beyond either. At the members' price it's short, because a membership may end.
 */
export const checkoutMinutes = { standard: 23 * 60, pro: 45 } as const;

const timeoutMs = 15_000;
const pollMs = 60;
/** Whoever opens a checkout has an answer by then, or died. */
const takeoverAfterMs = 5_000;
/** A checkout this young is what another click just opened. */
const reuseWithinMs = 30_000;
const minRemainingMs = 2 * 60_000;

/**
 * The address of the one open checkout for this wish: clicks and tabs that ask for the same get the same. Throws
 * PaymentsError, or what `refuse` throws.
 */
export async function findOrOpenCheckout(
  context: BillingContext,
  wish: CheckoutIntent,
): Promise<string> {
  const until = Date.now() + timeoutMs;
  let awaited: string | undefined;
  while (Date.now() < until) {
    await wish.assertAllowed();
    const own = await insertOpenPurchase(context, wish);
    if (own && awaited !== undefined && !(await hasCheckout(context, awaited))) {
      await expirePurchase(context, own);
      throw new PaymentsError("The checkout that was awaited could not be opened.");
    }
    if (own) return openAtProvider(context, wish, own);
    const open = await findOpenPurchase(context, wish);
    if (!open) continue;
    if (!isReusable(open, wish)) await releasePurchase(context, open);
    else if (open.checkoutUrl !== null && open.ageMs < reuseWithinMs) return open.checkoutUrl;
    else if (open.checkoutId !== null) {
      await syncFromProvider(context, { checkoutId: open.checkoutId });
      const still = await findOpenPurchase(context, wish);
      if (still?.id === open.id && still.checkoutUrl !== null) return still.checkoutUrl;
    } else if (open.ageMs > takeoverAfterMs) return openAtProvider(context, wish, open);
    else {
      awaited = open.id;
      await pause(pollMs);
    }
  }
  throw new PaymentsError("No checkout was opened in time.");
}

/** The order that wins the place, or null when another one has it. */
async function insertOpenPurchase(
  { db, payments }: BillingContext,
  wish: CheckoutIntent,
): Promise<PurchaseRow | null> {
  const { userId, claimHash, email, kind, sku, price, expiresInMinutes: minutes } = wish;
  const [row] = await db
    .insert(purchase)
    .values({
      ...providerColumnsOf(payments),
      id: newId(),
      userId,
      claimHash,
      email,
      kind,
      sku,
      priceId: price.id,
      amount: price.amount,
      currency: price.currency,
      state: "open",
      expiresAt: sql`now() + make_interval(mins => ${minutes})`,
      look: 0,
    })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** An order that is not paid yet. Our own clock may be off, so the database says how old it is and how long it has. */
type OpenPurchase = PurchaseRow & { readonly ageMs: number; readonly remainingMs: number };

async function findOpenPurchase(
  { db, payments }: BillingContext,
  wish: CheckoutIntent,
): Promise<OpenPurchase | null> {
  const isSamePlace = wish.kind === "pro" ? eq(purchase.kind, "pro") : eq(purchase.sku, wish.sku);
  const isOwned = ownedBy(wish) ?? sql`false`;
  const [row] = await db
    .select({
      ...getTableColumns(purchase),
      ageMs: millisecondsBetween(purchase.createdAt, sql`now()`),
      remainingMs: millisecondsBetween(sql`now()`, purchase.expiresAt),
    })
    .from(purchase)
    .where(and(isOfProvider(payments, purchase), eq(purchase.state, "open"), isSamePlace, isOwned));
  return row ?? null;
}

function millisecondsBetween(from: SQLWrapper, to: SQLWrapper): SQL<number> {
  return sql`extract(epoch from ${to} - ${from}) * 1000`.mapWith(Number);
}

function isReusable(open: OpenPurchase, { price, sku }: CheckoutIntent): boolean {
  const isLasting = open.remainingMs > minRemainingMs;
  return open.priceId === price.id && open.sku === sku && isLasting;
}

/** Opens the order's checkout; whoever asks for the same order again gets the same one. */
async function openAtProvider(
  context: BillingContext,
  wish: CheckoutIntent,
  order: PurchaseRow,
): Promise<string> {
  const { db, payments, baseUrl } = context;
  try {
    const { id, url } = await payments.openCheckout({
      purchaseId: order.id,
      priceId: order.priceId,
      mode: order.kind === "pro" ? "subscription" : "payment",
      customerId: wish.customerId,
      userId: order.userId,
      successUrl: `${baseUrl}/checkout/return?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${baseUrl}${wish.cancelPath}`,
      expiresAt: order.expiresAt,
    });
    await db
      .update(purchase)
      .set({ checkoutId: id, checkoutUrl: url })
      .where(eq(purchase.id, order.id));
    return url;
  } catch (error) {
    await expirePurchase(context, order);
    throw error;
  }
}

/** Gives its place free; an answer that failed is never asked for again under the same name. */
async function expirePurchase({ db }: BillingContext, { id }: PurchaseRow): Promise<void> {
  await db
    .update(purchase)
    .set({ state: "expired" })
    .where(and(eq(purchase.id, id), eq(purchase.state, "open")));
}

/** Another price, or a checkout about to end: it gives its place free. */
function releasePurchase(context: BillingContext, open: PurchaseRow): Promise<void> {
  return open.checkoutId === null
    ? expirePurchase(context, open)
    : closeCheckout(context, open.checkoutId);
}

/** Closes an open checkout at the provider, and fetches what became of it. Throws PaymentsError while it is open. */
export async function closeCheckout(context: BillingContext, checkoutId: string): Promise<void> {
  try {
    await context.payments.expireCheckout(checkoutId);
  } catch (error) {
    // One that was paid in this moment cannot be closed any more, and a sync shows it.
    const changes = await syncFromProvider(context, { checkoutId });
    if (changes.length === 0) throw error;
    return;
  }
  await syncFromProvider(context, { checkoutId });
}

async function hasCheckout({ db }: BillingContext, id: string): Promise<boolean> {
  const [row] = await db
    .select({ checkoutId: purchase.checkoutId })
    .from(purchase)
    .where(eq(purchase.id, id));
  return row?.checkoutId != null;
}
