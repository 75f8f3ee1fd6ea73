import { graceDays } from "#core/plans/pro-access.ts";
import type { BillingView } from "#features/billing/contract.ts";
import type { BillingContext } from "#features/billing/billing-context.server.ts";
import { findOngoingSubscription } from "./pro-subscription.server.ts";

const none = {
  status: null,
  amount: null,
  interval: null,
  nextAt: null,
  endsAt: null,
  canResume: false,
  pastDue: false,
} as const;

/** The member's plan in figures and dates. */
export async function getBillingView(
  context: Pick<BillingContext, "db" | "payments">,
  person: { readonly id: string; readonly isPro: boolean },
): Promise<BillingView> {
  const row = await findOngoingSubscription(context, person.id);
  if (!row || row.plan === null || row.revokedAt !== null)
    return { plan: person.isPro ? "granted" : "free", ...none };
  const { plan, status, amount, interval, currentPeriodEnd, cancelAt, pastDueSince } = row;
  const pastDue = status === "past_due";
  const graceEnds = pastDueSince && new Date(pastDueSince.getTime() + graceDays * 86_400_000);
  const endsAt = cancelAt ?? (pastDue ? graceEnds : null);
  return {
    plan: `pro_${plan}`,
    status,
    amount,
    interval,
    nextAt: cancelAt || pastDue ? null : currentPeriodEnd.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    canResume: cancelAt !== null && cancelAt.getTime() > Date.now(),
    pastDue,
  };
}
