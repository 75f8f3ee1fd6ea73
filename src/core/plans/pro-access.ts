import type { ProPlan } from "./plans.ts";

/** A subscription as it was fetched from the provider; states that we do not know deny. Amounts are US cents. */
export type ProviderSubscription = {
  readonly id: string;
  readonly customerId: string;
  readonly priceId: string;
  readonly amount: number;
  readonly interval: "month" | "year" | null;
  readonly status: string;
  readonly currentPeriodEnd: Date;
  /** When it ends, in whichever spelling the provider sends it. */
  readonly cancelAt: Date | null;
  readonly endedAt: Date | null;
  readonly createdAt: Date;
  /** Its latest payment was refunded in full, or charged back. */
  readonly isTakenBack: boolean;
};

/** What decides about Pro: the fetched state, and what we noted when we saw it change. */
export type KnownSubscription = Pick<
  ProviderSubscription,
  "status" | "currentPeriodEnd" | "cancelAt" | "endedAt"
> & {
  /** Null when its price is none of the Pro plans. */
  readonly plan: ProPlan | null;
  /** When it was first seen with a failed renewal; null while it is paid. */
  readonly pastDueSince: Date | null;
  /** When its money went back; it grants nothing from then on. */
  readonly revokedAt: Date | null;
};

export type ProAccess = {
  readonly pro: boolean;
  /** What we know may be out of date: ask the provider again before relying on it. */
  readonly recheck: boolean;
};

/** A renewal that failed may be mended for so many days. */
export const graceDays = 7;
/** News of a renewal may be late by so many days. */
export const renewalSlackDays = 3;

export const grantingStatuses = ["active", "trialing", "past_due"] as const;

/** A subscription that exists at the provider, paid or not: no second one is sold beside it. */
export const ongoingStatuses = [...grantingStatuses, "unpaid", "paused"] as const;

const dayMs = 86_400_000;

/** Whether this subscription gives Pro at that moment, and whether that is worth another look. */
export function proAccess(known: KnownSubscription, now: Date): ProAccess {
  const isAlive = isOneOf(grantingStatuses, known.status);
  if (!isAlive || known.plan === null || known.revokedAt !== null)
    return { pro: false, recheck: false };
  const end = accessEnd(known);
  const news = Math.min(end, known.currentPeriodEnd.getTime());
  return { pro: now.getTime() < end, recheck: now.getTime() >= news };
}

/** Until when a live subscription gives Pro if no further event arrives; milliseconds since 1970. */
function accessEnd(known: KnownSubscription): number {
  const { status, currentPeriodEnd, cancelAt, endedAt, pastDueSince } = known;
  const ends = [cancelAt, endedAt].map((end) => end?.getTime() ?? Infinity);
  const paid =
    status === "past_due"
      ? (pastDueSince?.getTime() ?? -Infinity) + graceDays * dayMs
      : currentPeriodEnd.getTime() + renewalSlackDays * dayMs;
  return Math.min(paid, ...ends);
}

export function isOneOf(statuses: readonly string[], status: string): boolean {
  return statuses.includes(status);
}
