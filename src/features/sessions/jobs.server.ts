import type { Database } from "#adapters/database/database.ts";
import type { Work } from "#adapters/queue/queue.ts";
import { z } from "zod";
import type { Booking } from "./booking.server.ts";
import { findCredit, slotsOf, type Source } from "./credit-records.server.ts";
import type { Notices } from "./notices.server.ts";

const ReminderJob = z.object({ purchase: z.string(), sequence: z.string() });

const GoneJob = z.object({
  startsAt: z.coerce.date(),
  uid: z.string(),
  sequence: z.coerce.number(),
});

/** Tells the host that a session will not be: its person deleted her account. */
export function tellOfGone({ db, notices }: Pick<ReminderParts, "db" | "notices">): Work {
  return async (data) => {
    const session = GoneJob.parse(data);
    await db.transaction((tx) => notices.gone(tx, session));
  };
}

const CallOffJob = z.object({ purchase: z.string(), startsAt: z.coerce.date() });

/** The host cannot give a session: it is cancelled, unless it has moved since, and the hour is hers again. */
export function callOff({ db, booking, now }: CallOffParts): Work {
  return async (data) => {
    const { purchase, startsAt } = CallOffJob.parse(data);
    const { booked } = await slotsOf(db, purchase, now());
    if (booked?.startsAt.getTime() === startsAt.getTime()) await booking.cancel(purchase, "host");
  };
}

type CallOffParts = Pick<ReminderParts, "db" | "now"> & {
  readonly booking: Pick<Booking, "cancel">;
};

type ReminderParts = {
  readonly db: Database;
  readonly source: Source;
  readonly notices: Notices;
  readonly now: () => Date;
};

/** Reminds her of a session as it was booked then; one that moved since has a reminder of its own. */
export function remindHer({ db, source, notices, now }: ReminderParts): Work {
  return async (data) => {
    const { purchase, sequence } = ReminderJob.parse(data);
    await db.transaction(async (tx) => {
      const credit = await findCredit(tx, source, purchase);
      if (!credit || credit.voidedAt !== null || `${credit.sequence}` !== sequence) return;
      const { booked } = await slotsOf(tx, purchase, now());
      if (booked && booked.startsAt > now()) await notices.reminded(tx, credit, booked.startsAt);
    });
  };
}
