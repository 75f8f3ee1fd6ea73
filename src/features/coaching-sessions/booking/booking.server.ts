import type { Database } from "#adapters/database/database.ts";
import { AppError } from "#core/errors/app-error.ts";
import { and, eq, isNotNull, lte, or, sql } from "drizzle-orm";
import { lockCredit, findSlots, type CreditSource } from "./credit-records.server.ts";
import { withNextSequence } from "./credits.server.ts";
import type { SessionNotifications } from "#features/coaching-sessions/email/session-notifications.server.ts";
import {
  canChange,
  holdMs,
  listOfferedTimes,
  sessionMs,
} from "#features/coaching-sessions/schedule/offered-times.ts";
import {
  findBusyTimes,
  readPlan,
} from "#features/coaching-sessions/schedule/plan-records.server.ts";
import { sessionCredit, sessionSlot } from "#features/coaching-sessions/table.server.ts";

export type BookingDeps = {
  readonly db: Database;
  readonly source: CreditSource;
  readonly notifications: SessionNotifications;
  readonly now: () => Date;
};

/** Whoever chooses a time waits for whoever chooses one at this moment: so no two times overlap, and nobody deadlocks. */
export const bookingLock = sql`select pg_advisory_xact_lock(${sql.raw("7264011")})`;

export type Booking = ReturnType<typeof createBooking>;

/** A time is held, booked, moved by booking another one, and cancelled. Each throws AppError with a sentence. */
export function createBooking({ db, source, notifications, now }: BookingDeps) {
  /** Holds an offered time for the buyer for ten minutes, in place of any other that was held. */
  async function hold(id: string, startsAt: Date): Promise<void> {
    await db.transaction(async (tx) => {
      await tx.execute(bookingLock);
      await lockCredit(tx, source, id);
      const at = now();
      const { booked } = await findSlots(tx, id, at);
      if (booked && !canChange(booked.startsAt, at)) throw tooLateError();
      const isOwnHold = and(eq(sessionSlot.purchaseId, id), isNotNull(sessionSlot.heldUntil));
      await tx.delete(sessionSlot).where(or(lte(sessionSlot.heldUntil, at), isOwnHold));
      const plan = await readPlan(tx);
      const offered = listOfferedTimes(plan, await findBusyTimes(tx, at), at.getTime());
      if (!offered.includes(startsAt.getTime())) throw slotTakenError();
      const inserted = await tx
        .insert(sessionSlot)
        .values({
          startsAt,
          endsAt: new Date(startsAt.getTime() + sessionMs),
          purchaseId: id,
          heldUntil: new Date(at.getTime() + holdMs),
        })
        .onConflictDoNothing()
        .returning({ startsAt: sessionSlot.startsAt });
      if (inserted.length === 0) throw slotTakenError();
    });
  }

  /** Gives a held time back. */
  async function release(id: string): Promise<void> {
    const isOwnHold = and(eq(sessionSlot.purchaseId, id), isNotNull(sessionSlot.heldUntil));
    await db.delete(sessionSlot).where(isOwnHold);
  }

  /** Books the time that is held for the buyer, in place of the one booked before. The same again changes nothing. */
  async function book(id: string, startsAt: Date, zone: string): Promise<void> {
    await db.transaction(async (tx) => {
      const credit = await lockCredit(tx, source, id);
      const at = now();
      const { booked, held } = await findSlots(tx, id, at);
      if (booked?.startsAt.getTime() === startsAt.getTime()) return;
      if (held?.startsAt.getTime() !== startsAt.getTime()) throw holdEndedError();
      if (booked && !canChange(booked.startsAt, at)) throw tooLateError();
      if (booked) await tx.delete(sessionSlot).where(eq(sessionSlot.startsAt, booked.startsAt));
      const isHeld = and(eq(sessionSlot.startsAt, startsAt), eq(sessionSlot.purchaseId, id));
      const rows = await tx
        .update(sessionSlot)
        .set({ heldUntil: null })
        .where(isHeld)
        .returning({ startsAt: sessionSlot.startsAt });
      if (rows.length === 0) throw holdEndedError();
      const changed = { ...withNextSequence(credit), timeZone: zone };
      const { sequence, timeZone } = changed;
      await tx
        .update(sessionCredit)
        .set({ sequence, timeZone })
        .where(eq(sessionCredit.purchaseId, id));
      await notifications.notifyBooked(tx, changed, startsAt, booked?.startsAt ?? null);
    });
  }

  /** Frees the time; the buyer may book the hour again. The host may do it at any time before. */
  async function cancel(id: string, why: "her word" | "host" = "her word"): Promise<void> {
    await db.transaction((tx) => cancelWithin(tx, id, why));
  }

  /** The same in the caller's transaction. */
  async function cancelWithin(tx: Database, id: string, why: "her word" | "host"): Promise<void> {
    const credit = await lockCredit(tx, source, id);
    const { booked } = await findSlots(tx, id, now());
    if (!booked) return;
    if (why === "her word" && !canChange(booked.startsAt, now())) throw tooLateError();
    await tx.delete(sessionSlot).where(eq(sessionSlot.purchaseId, id));
    const changed = withNextSequence(credit);
    await tx
      .update(sessionCredit)
      .set({ sequence: changed.sequence })
      .where(eq(sessionCredit.purchaseId, id));
    await notifications.notifyCancelled(tx, changed, booked.startsAt, why);
  }

  return { hold, release, book, cancel, cancelWithin };
}

export function slotTakenError(): AppError {
  return new AppError("slot_taken", "That time is no longer free. Choose another one.");
}

function holdEndedError(): AppError {
  return new AppError(
    "hold_ended",
    "The ten minutes are over, so the time was given back. Choose it again, or another one.",
  );
}

function tooLateError(): AppError {
  return new AppError(
    "too_late",
    "It begins in less than 24 hours, so it can no longer be moved or cancelled here. Write to us if something has come up.",
  );
}
