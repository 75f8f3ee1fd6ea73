import { prepareOnce } from "#adapters/database/prepare-once.ts";
import { AppError } from "#core/errors/app-error.ts";
import { type ProPlan, proPlans } from "#core/plans/plans.ts";
import { isOneOf, ongoingStatuses } from "#core/plans/pro-access.ts";
import { and, desc, eq, sql } from "drizzle-orm";
import { grantsPro } from "./subscription-access.server.ts";
import { findCustomerId, ensureCustomer } from "#features/billing/customers.server.ts";
import {
  checkoutMinutes,
  findOrOpenCheckout,
} from "#features/billing/checkout/open-checkout.server.ts";
import type { BillingContext } from "#features/billing/billing-context.server.ts";
import { isOfProvider } from "#features/billing/active-provider.server.ts";
import type { SubscriptionRow } from "#features/billing/emails/subscription-emails.server.ts";
import { syncFromProvider } from "#features/billing/sync/sync.server.ts";
import { subscription } from "#features/billing/table.server.ts";

export type Buyer = { readonly id: string; readonly email: string; readonly isPro: boolean };

/**
 * The address of the checkout; of the portal for whoever has Pro or a subscription that stands, so that nobody gets a
 * second one. Throws AppError for a price that is no plan's, and PaymentsError.
 */
export async function startProCheckout(
  context: BillingContext,
  buyer: Buyer,
  priceId: string | null,
): Promise<string> {
  const plan = priceId === null ? "monthly" : await context.prices.findPlan(priceId);
  if (plan === null)
    throw new AppError("unknown_price", "That price is none of the Pro plans. Reload the page.");
  const price = await context.prices.getProPrice(plan);
  if (!price) throw new AppError("not_for_sale", "Pro cannot be bought at the moment.");
  const customerId = await ensureCustomer(context, buyer);
  // Asked live: the records may not know yet what another window did a moment ago.
  await syncFromProvider(context, { customerId });
  if (buyer.isPro || (await findOngoingSubscription(context, buyer.id)))
    return openPortal(context, buyer);
  try {
    return await findOrOpenCheckout(context, {
      userId: buyer.id,
      claimHash: null,
      email: buyer.email,
      kind: "pro",
      sku: proPlans[plan].lookupKey,
      price,
      customerId,
      expiresInMinutes: checkoutMinutes.standard,
      cancelPath: plan === "annual" ? "/pricing?billing=annual" : "/pricing",
      assertAllowed: async () => {
        if (await findOngoingSubscription(context, buyer.id)) throw new AlreadySubscribed();
      },
    });
  } catch (error) {
    if (error instanceof AlreadySubscribed) return openPortal(context, buyer);
    throw error;
  }
}

/** The checkout was paid while it was being fetched. */
class AlreadySubscribed extends Error {}

/** The address of the portal; with a renewal that failed, of its page for paying it. Throws PaymentsError. */
export async function openPortal(
  context: BillingContext,
  buyer: Omit<Buyer, "isPro">,
): Promise<string> {
  const customerId = await ensureCustomer(context, buyer);
  const standing = await findOngoingSubscription(context, buyer.id);
  const isPastDue = standing?.status === "past_due";
  return context.payments.openPortal({
    customerId,
    returnUrl: `${context.baseUrl}/account`,
    flow: isPastDue ? { kind: "pay" } : { kind: "overview" },
  });
}

const selectSubscriptions = prepareOnce((db) =>
  db
    .select()
    .from(subscription)
    .where(
      and(
        eq(subscription.userId, sql.placeholder("userId")),
        isOfProvider(
          { provider: sql.placeholder("provider"), livemode: sql.placeholder("livemode") },
          subscription,
        ),
      ),
    )
    .orderBy(
      desc(grantsPro()),
      desc(sql`${subscription.revokedAt} is null`),
      desc(subscription.startedAt),
    )
    .prepare(""),
);

/** The subscription as the database has it: one that gives Pro before one that merely stands; null for neither. */
export async function findOngoingSubscription(
  { db, payments }: Pick<BillingContext, "db" | "payments">,
  userId: string,
): Promise<SubscriptionRow | null> {
  const { provider, livemode } = payments;
  const rows = await selectSubscriptions(db).execute({ userId, provider, livemode });
  return rows.find(({ status }) => isOneOf(ongoingStatuses, status)) ?? null;
}

/** Cancels at the end of what is paid. */
export function cancelPlan(context: BillingContext, userId: string): Promise<void> {
  return changeSubscription(context, userId, async ({ id, cancelAt }) => {
    if (cancelAt === null) await context.payments.cancelAtPeriodEnd(id);
  });
}

/** Takes the cancelling back, as long as the subscription has not ended. */
export function resumePlan(context: BillingContext, userId: string): Promise<void> {
  return changeSubscription(context, userId, async ({ id, cancelAt }) => {
    if (cancelAt !== null) await context.payments.resumeSubscription(id);
  });
}

/** The same subscription at the other plan. */
export function switchPlan(context: BillingContext, userId: string, plan: ProPlan): Promise<void> {
  return changeSubscription(context, userId, async (row) => {
    if (row.plan === plan) return;
    if (row.status === "past_due")
      throw new AppError("payment_due", "Pay the open renewal first, then switch.");
    const price = await context.prices.getProPrice(plan);
    if (!price) throw new AppError("not_for_sale", "That plan cannot be chosen at the moment.");
    if (row.cancelAt !== null) await context.payments.resumeSubscription(row.id);
    await context.payments.changePrice(row.id, price.id);
  });
}

/** What is changed at the provider is fetched from there before anybody is notified. */
async function changeSubscription(
  context: BillingContext,
  userId: string,
  act: (row: SubscriptionRow) => Promise<void>,
): Promise<void> {
  const customerId = await findCustomerId(context, userId);
  if (customerId !== null) await syncFromProvider(context, { customerId });
  const row = await findOngoingSubscription(context, userId);
  if (customerId === null || !row)
    throw new AppError("no_subscription", "You have no subscription at the moment.");
  await act(row);
  await syncFromProvider(context, { customerId });
}
