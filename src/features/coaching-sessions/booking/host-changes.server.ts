import type { Database } from "#adapters/database/database.ts";
import { AppError } from "#core/errors/app-error.ts";
import { listOfferedTimes, sessionMs } from "#features/coaching-sessions/schedule/offered-times.ts";
import {
  findBusyTimes,
  readPlan,
} from "#features/coaching-sessions/schedule/plan-records.server.ts";
import { sessionCredit, sessionSlot } from "#features/coaching-sessions/table.server.ts";
import { eq, lte, or } from "drizzle-orm";
import { type Booking, type BookingDeps, bookingLock, slotTakenError } from "./booking.server.ts";
import { findSlots, lockCredit } from "./credit-records.server.ts";
import { withNextSequence } from "./credits.server.ts";

type HostChangeDeps = BookingDeps & { readonly booking: Pick<Booking, "cancelWithin"> };

/** What the host does to a booked session, in the caller's transaction: `from` is when it was to begin as the host saw it. */
export function createHostChanges({ db, source, notifications, now, booking }: HostChangeDeps) {
  /** The times that are free now, for whoever chooses one. */
  async function listFreeTimes(tx: Database = db): Promise<readonly number[]> {
    const at = now();
    return listOfferedTimes(await readPlan(tx), await findBusyTimes(tx, at), at.getTime());
  }

  /** Moves it to a free time, also within a day of it, and tells both. Throws 409, or 404 where nothing is booked. */
  async function move(tx: Database, id: string, from: Date, to: Date): Promise<void> {
    await tx.execute(bookingLock);
    const credit = await lockCredit(tx, source, id);
    await requireBooked(tx, id, from);
    if (!(await listFreeTimes(tx)).includes(to.getTime())) throw slotTakenError();
    await tx
      .delete(sessionSlot)
      .where(or(eq(sessionSlot.startsAt, from), lte(sessionSlot.heldUntil, now())));
    const inserted = await tx
      .insert(sessionSlot)
      .values({ startsAt: to, endsAt: new Date(to.getTime() + sessionMs), purchaseId: id })
      .onConflictDoNothing()
      .returning({ startsAt: sessionSlot.startsAt });
    if (inserted.length === 0) throw slotTakenError();
    const changed = withNextSequence(credit);
    await tx
      .update(sessionCredit)
      .set({ sequence: changed.sequence })
      .where(eq(sessionCredit.purchaseId, id));
    await notifications.notifyBooked(tx, changed, to, from);
  }

  /** Cancels it and tells both; the hour can be booked again. Throws 409, or 404 where nothing is booked. */
  async function cancel(tx: Database, id: string, from: Date): Promise<void> {
    await lockCredit(tx, source, id);
    await requireBooked(tx, id, from);
    await booking.cancelWithin(tx, id, "host");
  }

  /** Throws unless it is booked for then, and to come. */
  async function requireBooked(tx: Database, id: string, from: Date): Promise<void> {
    const at = now();
    const { booked } = await findSlots(tx, id, at);
    if (booked?.startsAt.getTime() !== from.getTime())
      throw new AppError(
        "changed_elsewhere",
        "It was moved or cancelled in the meantime. Look at it again; nothing was changed.",
      );
    if (from <= at)
      throw new AppError("too_late", "It has begun, so it can no longer be moved or cancelled.");
  }

  return { listFreeTimes, move, cancel, requireBooked };
}
