import type { Database } from "#adapters/database/database.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { CoachingSessions } from "#features/coaching-sessions/coaching-sessions.server.ts";
import {
  findCredit,
  findSlots,
  getOwnerEmail,
} from "#features/coaching-sessions/booking/credit-records.server.ts";
import { isUpcoming } from "#features/coaching-sessions/email/session-notifications.server.ts";
import {
  formatZonedClock,
  formatZonedDay,
} from "#features/coaching-sessions/schedule/format-time.ts";
import { readPlan } from "#features/coaching-sessions/schedule/plan-records.server.ts";
import { purchase } from "#features/billing/table.server.ts";
import { eq } from "drizzle-orm";

export type SessionPageDeps = {
  readonly db: Database;
  readonly coachingSessions: CoachingSessions;
};

export type OwnerSessionView = Awaited<ReturnType<typeof readSession>>;

/** One session as the house sees it: whose, when, what can be done, and what its member shares for it. Throws 404. */
export async function readSession({ db, coachingSessions }: SessionPageDeps, id: string) {
  const { source, host, strategistTexts, now, bookingUrl } = coachingSessions;
  const credit = await findCredit(db, source, id);
  if (!credit) throw new AppError("not_found", "There is no session of this id.");
  const plan = await readPlan(db);
  const at = now();
  const { booked } = await findSlots(db, id, at);
  const startsAt = booked?.startsAt ?? null;
  const canChange = startsAt !== null && startsAt > at && credit.voidedAt === null;
  const free = canChange && bookingUrl === null ? await host.listFreeTimes() : [];
  return {
    id,
    email: (await getOwnerEmail(db, credit)) ?? "no address",
    userId: credit.userId,
    isReturned: credit.voidedAt !== null,
    startsAt,
    isOver: startsAt !== null && !isUpcoming(startsAt, at),
    zone: plan.zone,
    memberZone: credit.timeZone,
    room: plan.room,
    canChange,
    cents: canChange ? await readReturnableCents(db, id) : 0,
    days: groupTimes(free, plan.zone),
    shared: await strategistTexts.listFor(id),
  };
}

/** Free times by day, in the house’s zone. */
export function groupTimes(times: readonly number[], zone: string) {
  const byDay = Map.groupBy(times, (time) => formatZonedDay(new Date(time), zone));
  return [...byDay].map(([day, ofDay]) => ({
    day,
    times: ofDay.map((time) => {
      const at = new Date(time);
      return { startsAt: at.toISOString(), time: formatZonedClock(at, zone) };
    }),
  }));
}

/** What of the payment could go back; 0 where nothing can. */
async function readReturnableCents(db: Database, id: string): Promise<number> {
  const [row] = await db
    .select({
      state: purchase.state,
      paymentId: purchase.paymentId,
      isDue: purchase.refundDue,
      amount: purchase.amount,
      refunded: purchase.refundedCents,
    })
    .from(purchase)
    .where(eq(purchase.id, id));
  if (!row || row.state !== "paid" || row.paymentId === null || row.isDue) return 0;
  return row.amount - row.refunded;
}
