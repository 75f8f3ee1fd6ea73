import type { Database } from "#adapters/database/database.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { PurchaseReturns } from "#features/billing/purchases/return-purchase.server.ts";
import type { CoachingSessions } from "#features/coaching-sessions/coaching-sessions.server.ts";
import { writeOwnerAct } from "#features/desk/journal.server.ts";
import { z } from "zod";

const id = z.string().max(100);
const time = z.iso.datetime("Choose one of the times.");

/** POST /api/desk/sessions/move; `from` is when it was to begin as the page showed it. */
export const MoveRequest = z.object({ id, from: time, to: time });

/** POST /api/desk/sessions/cancel and /api/desk/sessions/return. */
export const CancelRequest = z.object({ id, from: time });

export type SessionActDeps = {
  readonly db: Database;
  readonly coachingSessions: CoachingSessions;
  readonly returns: PurchaseReturns;
};

/** Moves a booked session to a free time, tells both and writes it down. Throws 409, 404. */
export async function moveSessionAsOwner(
  { db, coachingSessions }: SessionActDeps,
  actorId: string,
  request: z.infer<typeof MoveRequest>,
): Promise<void> {
  if (coachingSessions.bookingUrl !== null)
    throw new AppError("too_late", "Times are chosen on another page now, so it is moved there.");
  const [from, to] = [new Date(request.from), new Date(request.to)];
  await db.transaction(async (tx) => {
    await coachingSessions.host.move(tx, request.id, from, to);
    await writeOwnerAct(tx, {
      actorId,
      act: "session moved",
      subject: { kind: "session", id: request.id },
      before: { begins: from.toISOString() },
      after: { begins: to.toISOString() },
    });
  });
}

/** Cancels a booked session, tells both and writes it down; the hour can be booked again. Throws 409, 404. */
export async function cancelSessionAsOwner(
  { db, coachingSessions }: SessionActDeps,
  actorId: string,
  request: z.infer<typeof CancelRequest>,
): Promise<void> {
  const from = new Date(request.from);
  await db.transaction(async (tx) => {
    await coachingSessions.host.cancel(tx, request.id, from);
    await writeOwnerAct(tx, {
      actorId,
      act: "session cancelled",
      subject: { kind: "session", id: request.id },
      before: { begins: from.toISOString() },
      after: { begins: null },
    });
  });
}

/** Cancels a booked session for good and pays it back, once; tells both and writes it down. Throws 409, 404. */
export async function returnSessionAsOwner(
  { db, coachingSessions, returns }: SessionActDeps,
  actorId: string,
  request: z.infer<typeof CancelRequest>,
): Promise<void> {
  const from = new Date(request.from);
  await db.transaction(async (tx) => {
    // The payment first: who applies what the provider says takes both in this order.
    const { state, cents } = await returns.owe(tx, request.id);
    await coachingSessions.host.requireBooked(tx, request.id, from);
    await coachingSessions.voidCredit(tx, request);
    await writeOwnerAct(tx, {
      actorId,
      act: "session paid back",
      subject: { kind: "session", id: request.id },
      before: { begins: from.toISOString(), payment: state },
      after: { begins: null, payment: "to be paid back", cents },
    });
  });
  await returns.settle(request.id);
}
