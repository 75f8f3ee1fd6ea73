import { setTimeout as pause } from "node:timers/promises";
import { newId } from "#adapters/database/new-id.ts";
import { type Price, PaymentsTrouble } from "#adapters/payments/payments.ts";
import type { Purchase } from "#core/purchases/purchase.ts";
import { and, eq, sql } from "drizzle-orm";
import type { Ground } from "./parts.server.ts";
import { isHeldBy, type Holder, type PurchaseRow } from "./purchases.server.ts";
import { isOf, sourceOf } from "./source.server.ts";
import { sync } from "./sync.server.ts";
import { purchase } from "./table.server.ts";

export type Wish = Holder & {
  readonly email: string | null;
  readonly kind: Purchase["kind"];
  readonly sku: Purchase["sku"];
  readonly price: Price;
  readonly customerId: string | null;
  readonly minutes: number;
  /** Where she goes when she leaves the checkout without paying. */
  readonly cancelPath: string;
  /** Throws when it may not be bought (any more). Asked before each order. */
  readonly refuse: () => Promise<void>;
};

const patienceMs = 15_000;
const pollMs = 60;
/** Whoever opens a checkout has an answer by then, or died. */
const takeOverMs = 5_000;
/** A checkout this young is what another click just opened. */
const freshMs = 30_000;
const lastMinutesMs = 2 * 60_000;

/**
 * The address of the one open checkout for this wish: clicks and tabs that ask for the same get the same. Throws
 * PaymentsTrouble, or what `refuse` throws.
 */
export async function openCheckout(ground: Ground, wish: Wish): Promise<string> {
  const until = Date.now() + patienceMs;
  let awaited: string | undefined;
  while (Date.now() < until) {
    await wish.refuse();
    const own = await placeOrder(ground, wish);
    if (own && awaited !== undefined && !(await hasCheckout(ground, awaited))) {
      await close(ground, own);
      throw new PaymentsTrouble("The checkout that was awaited could not be opened.");
    }
    if (own) return begin(ground, wish, own);
    const open = await openOrder(ground, wish);
    if (!open) continue;
    const age = Date.now() - open.createdAt.getTime();
    if (!isSame(open, wish)) await replace(ground, open);
    else if (open.checkoutUrl !== null && age < freshMs) return open.checkoutUrl;
    else if (open.checkoutId !== null) {
      await sync(ground, { checkoutId: open.checkoutId });
      const still = await openOrder(ground, wish);
      if (still?.id === open.id && still.checkoutUrl !== null) return still.checkoutUrl;
    } else if (age > takeOverMs) return begin(ground, wish, open);
    else {
      awaited = open.id;
      await pause(pollMs);
    }
  }
  throw new PaymentsTrouble("No checkout was opened in time.");
}

/** The order that wins the place, or null when another one has it. */
async function placeOrder({ db, payments }: Ground, wish: Wish): Promise<PurchaseRow | null> {
  const { userId, claimHash, email, kind, sku, price, minutes } = wish;
  const [row] = await db
    .insert(purchase)
    .values({
      ...sourceOf(payments),
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
      expiresAt: new Date(Date.now() + minutes * 60_000),
      look: 0,
    })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

async function openOrder({ db, payments }: Ground, wish: Wish): Promise<PurchaseRow | null> {
  const isSamePlace = wish.kind === "pro" ? eq(purchase.kind, "pro") : eq(purchase.sku, wish.sku);
  const isHers = isHeldBy(wish) ?? sql`false`;
  const [row] = await db
    .select()
    .from(purchase)
    .where(and(isOf(payments, purchase), eq(purchase.state, "open"), isSamePlace, isHers));
  return row ?? null;
}

function isSame(open: PurchaseRow, { price, sku }: Wish): boolean {
  const isLasting = open.expiresAt.getTime() - Date.now() > lastMinutesMs;
  return open.priceId === price.id && open.sku === sku && isLasting;
}

/** Opens the order's checkout; whoever asks for the same order again gets the same one. */
async function begin(ground: Ground, wish: Wish, order: PurchaseRow): Promise<string> {
  const { db, payments, baseUrl } = ground;
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
    await close(ground, order);
    throw error;
  }
}

/** Gives its place free; an answer that failed is never asked for again under the same name. */
async function close({ db }: Ground, { id }: PurchaseRow): Promise<void> {
  await db
    .update(purchase)
    .set({ state: "expired" })
    .where(and(eq(purchase.id, id), eq(purchase.state, "open")));
}

/** Another price, or a checkout about to end: it gives its place free. */
function replace(ground: Ground, open: PurchaseRow): Promise<void> {
  return open.checkoutId === null ? close(ground, open) : closeCheckout(ground, open.checkoutId);
}

/** Closes an open checkout at the provider, and fetches what became of it. Throws PaymentsTrouble while it is open. */
export async function closeCheckout(ground: Ground, checkoutId: string): Promise<void> {
  try {
    await ground.payments.expireCheckout(checkoutId);
  } catch (error) {
    // One that was paid in this moment cannot be closed any more, and a look says so.
    const changes = await sync(ground, { checkoutId });
    if (changes.length === 0) throw error;
    return;
  }
  await sync(ground, { checkoutId });
}

async function hasCheckout({ db }: Ground, id: string): Promise<boolean> {
  const [row] = await db
    .select({ checkoutId: purchase.checkoutId })
    .from(purchase)
    .where(eq(purchase.id, id));
  return row?.checkoutId != null;
}
