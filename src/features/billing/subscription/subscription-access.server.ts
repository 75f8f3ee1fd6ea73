import type { ProSource } from "#adapters/identity/pro-source.ts";
import { graceDays, grantingStatuses, renewalSlackDays } from "#core/plans/pro-access.ts";
import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { isOfProvider, type ActiveProvider } from "#features/billing/active-provider.server.ts";
import { subscription } from "#features/billing/table.server.ts";

const { plan, status, revokedAt, cancelAt, endedAt, currentPeriodEnd, pastDueSince } = subscription;

/** In hours: a day of a calendar may have 23 or 25 of them. */
const hours = (days: number) => sql.raw(`interval '${days * 24} hours'`);

/** The same rule as `proAccess`, asked of all of a person's subscriptions at once. */
const isAlive = sql`${status} in ${grantingStatuses} and ${plan} is not null and ${revokedAt} is null`;

const accessEnd = sql`least(${cancelAt}, ${endedAt}, case when ${status} = 'past_due'
  then coalesce(${pastDueSince}, '-infinity') + ${hours(graceDays)}
  else ${currentPeriodEnd} + ${hours(renewalSlackDays)} end)`;

/** Does this subscription give Pro? */
export function grantsPro(now: SQL = sql`now()`): SQL<boolean> {
  return sql<boolean>`(${isAlive} and ${now} < ${accessEnd})`;
}

/** May what we know of this subscription be out of date? */
export function needsRevalidation(now: SQL = sql`now()`): SQL<boolean> {
  return sql<boolean>`(${isAlive} and ${now} >= least(${currentPeriodEnd}, ${accessEnd}))`;
}

/** Pro by a subscription of the payments in charge. */
export function subscriptionProSource(source: ActiveProvider): ProSource {
  return (userId) => anySubscription(source, userId, grantsPro());
}

/** A minute between two syncs, so that what stays doubtful is not fetched at every request. */
export function staleSubscription(source: ActiveProvider): ProSource {
  const isDue = sql`${needsRevalidation()} and ${subscription.syncedAt} < now() - interval '1 minute'`;
  return (userId) => anySubscription(source, userId, isDue);
}

function anySubscription(
  source: ActiveProvider,
  userId: AnyPgColumn,
  condition: SQL,
): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${subscription}
    where ${subscription.userId} = ${userId} and ${isOfProvider(source, subscription)} and ${condition})`;
}
