import type { Database } from "#adapters/database/database.ts";
import type { Settings } from "#adapters/env.ts";
import { listGivenUpEmails } from "#adapters/mail/given-up-emails.ts";
import type { ActiveProvider } from "#features/billing/active-provider.server.ts";
import {
  listPurchasesToSettle,
  listSubscriptionsToSettle,
  listUnsettledEvents,
} from "#features/billing/purchases/attention.server.ts";
import { listSessionsWithin } from "#features/coaching-sessions/booking/credit-records.server.ts";
import { readPlan } from "#features/coaching-sessions/schedule/plan-records.server.ts";
import {
  addDays,
  dayInZone,
  timestampOf,
} from "#features/coaching-sessions/schedule/zoned-time.ts";
import { listWaitlistSince } from "#features/waitlist/waitlist.server.ts";
import { listWarnings } from "#app/desk/health/health.server.ts";

const weekMs = 7 * 86_400_000;
const maxEmails = 20;

type TodayDeps = {
  readonly db: Database;
  readonly payments: ActiveProvider;
  readonly now: () => Date;
  readonly settings: Settings;
};

export type Today = Awaited<ReturnType<typeof readToday>>;

/** What the owner looks at first. */
export async function readToday({ db, payments, now, settings }: TodayDeps) {
  const moment = now();
  const weekAgo = new Date(moment.getTime() - weekMs);
  const [sessions, purchases, subscriptions, emails, events, waitlist] = await Promise.all([
    readSessionsOfDay(db, moment),
    listPurchasesToSettle(db, payments, moment),
    listSubscriptionsToSettle(db, payments),
    listGivenUpEmails(db, maxEmails),
    listUnsettledEvents(db, payments),
    listWaitlistSince(db, weekAgo),
  ]);
  const warnings = listWarnings(settings, moment);
  return { warnings, sessions, purchases, subscriptions, emails, events, waitlist };
}

/** What is booked between two midnights of the plan’s zone, also what is over by now. */
async function readSessionsOfDay(db: Database, now: Date) {
  const { zone } = await readPlan(db);
  const day = dayInZone(zone, now.getTime());
  const startOfDay = new Date(timestampOf(zone, day, 0));
  const endOfDay = new Date(timestampOf(zone, addDays(day, 1), 0));
  const ofDay = await listSessionsWithin(db, startOfDay, endOfDay);
  return { zone, now, ofDay };
}
