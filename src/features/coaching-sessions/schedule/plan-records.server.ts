import type { Database } from "#adapters/database/database.ts";
import { newId } from "#adapters/database/new-id.ts";
import { and, asc, eq, gt, lt } from "drizzle-orm";
import { horizonMs, sessionMs, type TimeSpan } from "./offered-times.ts";
import { SessionPlan, defaultPlan } from "./session-plan.ts";
import {
  sessionBlock,
  sessionPlan,
  sessionSlot,
} from "#features/coaching-sessions/table.server.ts";

const planId = "plan";

/** When sessions take place; the usual hours until the operator sets others. */
export async function readPlan(db: Database): Promise<SessionPlan> {
  const [row] = await db.select().from(sessionPlan).where(eq(sessionPlan.id, planId));
  return row ? SessionPlan.parse(row.plan) : defaultPlan;
}

export async function writePlan(db: Database, plan: SessionPlan): Promise<void> {
  const row = { id: planId, plan };
  await db.insert(sessionPlan).values(row).onConflictDoUpdate({ target: sessionPlan.id, set: row });
}

/** What takes up time from now on: bookings, holds that run, and blocked time. */
export async function findBusyTimes(db: Database, now: Date): Promise<readonly TimeSpan[]> {
  const end = new Date(now.getTime() + 2 * horizonMs);
  const slots = await db
    .select({
      from: sessionSlot.startsAt,
      to: sessionSlot.endsAt,
      heldUntil: sessionSlot.heldUntil,
    })
    .from(sessionSlot)
    // A session is of one length, and its start is what is indexed.
    .where(
      and(
        gt(sessionSlot.startsAt, new Date(now.getTime() - sessionMs)),
        lt(sessionSlot.startsAt, end),
      ),
    );
  const blocks = await db
    .select({ from: sessionBlock.startsAt, to: sessionBlock.endsAt })
    .from(sessionBlock)
    .where(and(gt(sessionBlock.endsAt, now), lt(sessionBlock.startsAt, end)));
  const occupied = slots.filter(({ heldUntil }) => heldUntil === null || heldUntil > now);
  return [...occupied, ...blocks].map(({ from, to }) => ({
    from: from.getTime(),
    to: to.getTime(),
  }));
}

/** Time in which there are no sessions, from now on, in its order. */
export function listUpcomingBlocks(db: Database, now: Date) {
  return db
    .select()
    .from(sessionBlock)
    .where(gt(sessionBlock.endsAt, now))
    .orderBy(asc(sessionBlock.startsAt));
}

/** Time in which there are no sessions, as far as it lies between two moments. */
export function listBlocksWithin(db: Database, from: Date, to: Date) {
  return db
    .select()
    .from(sessionBlock)
    .where(and(gt(sessionBlock.endsAt, from), lt(sessionBlock.startsAt, to)))
    .orderBy(asc(sessionBlock.startsAt));
}

/** Answers its id. */
export async function addBlock(db: Database, startsAt: Date, endsAt: Date): Promise<string> {
  const id = newId();
  await db.insert(sessionBlock).values({ id, startsAt, endsAt });
  return id;
}

/** Gives one block back; null when it is not there any more. */
export async function removeBlock(db: Database, id: string) {
  const [removed] = await db.delete(sessionBlock).where(eq(sessionBlock.id, id)).returning();
  return removed ?? null;
}

/** Gives back every block that begins in this time; answers how many there were. */
export async function removeBlocks(db: Database, from: Date, to: Date): Promise<number> {
  const isWithin = and(lt(sessionBlock.startsAt, to), gt(sessionBlock.endsAt, from));
  const removed = await db.delete(sessionBlock).where(isWithin).returning({ id: sessionBlock.id });
  return removed.length;
}
