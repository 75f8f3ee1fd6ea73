import { AppError } from "#core/errors/app-error.ts";
import { type Billing, proPlans } from "#core/plans/plans.ts";
import { isOneOf, standingStatuses } from "#core/plans/pro-access.ts";
import { and, desc, eq, sql } from "drizzle-orm";
import { grants } from "./access.server.ts";
import { customerOf, ensureCustomer } from "./customers.server.ts";
import { openCheckout } from "./open-checkout.server.ts";
import type { Ground } from "./parts.server.ts";
import { isOf } from "./source.server.ts";
import type { SubscriptionRow } from "./subscription-letters.server.ts";
import { sync } from "./sync.server.ts";
import { subscription } from "./table.server.ts";

export type Buyer = { readonly id: string; readonly email: string; readonly isPro: boolean };

const minutesOpen = 24 * 60;

/**
 * The address where she subscribes; of the portal when she has Pro or a subscription that stands, so that nobody gets a
 * second one. Throws AppError for a price that is no plan's, and PaymentsTrouble.
 */
export async function startProCheckout(
  ground: Ground,
  buyer: Buyer,
  priceId: string | null,
): Promise<string> {
  const plan = priceId === null ? "monthly" : await ground.prices.planOf(priceId);
  if (plan === null)
    throw new AppError("unknown_price", "That price is none of the Pro plans. Reload the page.");
  const price = await ground.prices.proPrice(plan);
  if (!price) throw new AppError("not_for_sale", "Pro cannot be bought at the moment.");
  const customerId = await ensureCustomer(ground, buyer);
  // Asked live: the records may not know yet what another window did a moment ago.
  await sync(ground, { customerId });
  if (buyer.isPro || (await standingOf(ground, buyer.id))) return openPortal(ground, buyer);
  try {
    return await openCheckout(ground, {
      userId: buyer.id,
      claimHash: null,
      email: buyer.email,
      kind: "pro",
      sku: proPlans[plan].lookupKey,
      price,
      customerId,
      minutes: minutesOpen,
      cancelPath: plan === "annual" ? "/pricing?billing=annual" : "/pricing",
      refuse: async () => {
        if (await standingOf(ground, buyer.id)) throw new HasSubscription();
      },
    });
  } catch (error) {
    if (error instanceof HasSubscription) return openPortal(ground, buyer);
    throw error;
  }
}

/** Her checkout was paid while we looked. */
class HasSubscription extends Error {}

/** The address of the portal; with a renewal that failed, of the page there that mends it. Throws PaymentsTrouble. */
export async function openPortal(ground: Ground, buyer: Omit<Buyer, "isPro">): Promise<string> {
  const customerId = await ensureCustomer(ground, buyer);
  const standing = await standingOf(ground, buyer.id);
  const isPastDue = standing?.status === "past_due";
  return ground.payments.openPortal({
    customerId,
    returnUrl: `${ground.baseUrl}/account`,
    flow: isPastDue ? { kind: "pay" } : { kind: "overview" },
  });
}

/** Her subscription as the records have it: one that gives Pro before one that merely stands; null for neither. */
export async function standingOf(
  { db, payments }: Pick<Ground, "db" | "payments">,
  userId: string,
): Promise<SubscriptionRow | null> {
  const rows = await db
    .select()
    .from(subscription)
    .where(and(eq(subscription.userId, userId), isOf(payments, subscription)))
    .orderBy(
      desc(grants()),
      desc(sql`${subscription.revokedAt} is null`),
      desc(subscription.startedAt),
    );
  return rows.find(({ status }) => isOneOf(standingStatuses, status)) ?? null;
}

/** Cancels at the end of what is paid. */
export function cancel(ground: Ground, userId: string): Promise<void> {
  return change(ground, userId, async ({ id, cancelAt }) => {
    if (cancelAt === null) await ground.payments.cancelAtPeriodEnd(id);
  });
}

/** Takes the cancelling back, as long as she has not lost it. */
export function resume(ground: Ground, userId: string): Promise<void> {
  return change(ground, userId, async ({ id, cancelAt }) => {
    if (cancelAt !== null) await ground.payments.resume(id);
  });
}

/** The same subscription at the other plan. */
export function switchPlan(ground: Ground, userId: string, plan: Billing): Promise<void> {
  return change(ground, userId, async (row) => {
    if (row.plan === plan) return;
    if (row.status === "past_due")
      throw new AppError("payment_due", "Pay the open renewal first, then switch.");
    const price = await ground.prices.proPrice(plan);
    if (!price) throw new AppError("not_for_sale", "That plan cannot be chosen at the moment.");
    if (row.cancelAt !== null) await ground.payments.resume(row.id);
    await ground.payments.changePrice(row.id, price.id);
  });
}

/** What is changed at the provider is fetched from there before anybody is told of it. */
async function change(
  ground: Ground,
  userId: string,
  act: (row: SubscriptionRow) => Promise<void>,
): Promise<void> {
  const customerId = await customerOf(ground, userId);
  if (customerId !== null) await sync(ground, { customerId });
  const row = await standingOf(ground, userId);
  if (customerId === null || !row)
    throw new AppError("no_subscription", "You have no subscription at the moment.");
  await act(row);
  await sync(ground, { customerId });
}
