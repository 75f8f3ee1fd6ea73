import type { Database } from "#adapters/database/database.ts";
import type { JobHandler } from "#adapters/queue/queue.ts";
import { z } from "zod";
import type { Booking } from "#features/coaching-sessions/booking/booking.server.ts";
import {
  findCredit,
  findSlots,
  type CreditSource,
} from "#features/coaching-sessions/booking/credit-records.server.ts";
import type { SessionNotifications } from "#features/coaching-sessions/email/session-notifications.server.ts";

const ReminderJob = z.object({ purchase: z.string(), sequence: z.string() });

const AccountDeletedJob = z.object({
  startsAt: z.coerce.date(),
  uid: z.string(),
  sequence: z.coerce.number(),
});

/** Notifies the host that a session will not take place: its buyer's account was deleted. */
export function createAccountDeletedHandler({
  db,
  notifications,
}: Pick<ReminderDeps, "db" | "notifications">): JobHandler {
  return async (data) => {
    const session = AccountDeletedJob.parse(data);
    await db.transaction((tx) => notifications.notifyAccountDeleted(tx, session));
  };
}

const HostCancellationJob = z.object({ purchase: z.string(), startsAt: z.coerce.date() });

/** The host cannot give a session: it is cancelled, unless it has moved since, and the hour can be booked again. */
export function createHostCancellationHandler({
  db,
  booking,
  now,
}: HostCancellationDeps): JobHandler {
  return async (data) => {
    const { purchase, startsAt } = HostCancellationJob.parse(data);
    const { booked } = await findSlots(db, purchase, now());
    if (booked?.startsAt.getTime() === startsAt.getTime()) await booking.cancel(purchase, "host");
  };
}

type HostCancellationDeps = Pick<ReminderDeps, "db" | "now"> & {
  readonly booking: Pick<Booking, "cancel">;
};

type ReminderDeps = {
  readonly db: Database;
  readonly source: CreditSource;
  readonly notifications: SessionNotifications;
  readonly now: () => Date;
};

/** Reminds the buyer of a session as it was booked then; one that moved since has a reminder of its own. */
export function createReminderHandler({
  db,
  source,
  notifications,
  now,
}: ReminderDeps): JobHandler {
  return async (data) => {
    const { purchase, sequence } = ReminderJob.parse(data);
    await db.transaction(async (tx) => {
      const credit = await findCredit(tx, source, purchase);
      if (!credit || credit.voidedAt !== null || `${credit.sequence}` !== sequence) return;
      const { booked } = await findSlots(tx, purchase, now());
      if (booked && booked.startsAt > now())
        await notifications.sendReminder(tx, credit, booked.startsAt);
    });
  };
}
