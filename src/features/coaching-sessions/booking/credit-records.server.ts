import type { Database } from "#adapters/database/database.ts";
import { newId } from "#adapters/database/new-id.ts";
import { user } from "#adapters/identity/table.server.ts";
import type { Payments } from "#adapters/payments/payments.ts";
import { job } from "#adapters/queue/table.server.ts";
import { AppError } from "#core/errors/app-error.ts";
import { and, asc, eq, gt, isNull, lt } from "drizzle-orm";
import { sessionCredit, sessionSlot } from "#features/coaching-sessions/table.server.ts";

/** The payments in charge: credits of others are as if they were not there. */
export type CreditSource = Pick<Payments, "provider" | "livemode">;

export type Credit = typeof sessionCredit.$inferSelect;
export type SlotRow = typeof sessionSlot.$inferSelect;

export const isCreditOf = ({ provider, livemode }: CreditSource, purchaseId: string) =>
  and(
    eq(sessionCredit.purchaseId, purchaseId),
    eq(sessionCredit.provider, provider),
    eq(sessionCredit.livemode, livemode),
  );

/** Null when there is none of these payments. */
export async function findCredit(
  db: Database,
  source: CreditSource,
  id: string,
): Promise<Credit | null> {
  const [credit] = await db.select().from(sessionCredit).where(isCreditOf(source, id));
  return credit ?? null;
}

/** The credit, nobody else's to change until the transaction ends. Throws AppError when nothing can be booked with it. */
export async function lockCredit(tx: Database, source: CreditSource, id: string): Promise<Credit> {
  const [credit] = await tx
    .select()
    .from(sessionCredit)
    .where(isCreditOf(source, id))
    .for("update");
  if (!credit || credit.voidedAt !== null)
    throw new AppError("not_found", "There is no session to book here.");
  return credit;
}

/** The buyer's booked time and the one that is held. A hold that is over is none. */
export async function findSlots(db: Database, id: string, now: Date) {
  const rows = await db.select().from(sessionSlot).where(eq(sessionSlot.purchaseId, id));
  const booked = rows.find(({ heldUntil }) => heldUntil === null) ?? null;
  const held = rows.find(({ heldUntil }) => heldUntil !== null && heldUntil > now) ?? null;
  return { booked, held };
}

/** Where the buyer's emails go: a member's to the account's current address. */
export async function getOwnerEmail(
  db: Database,
  { userId, email }: Credit,
): Promise<string | null> {
  if (userId === null) return email;
  const [person] = await db.select({ email: user.email }).from(user).where(eq(user.id, userId));
  return person?.email ?? email;
}

/** The job in which a server cancels a session by the host's word. */
export const hostCancellationJobKind = "session called off";

/** Leaves the cancelling to a server, which can send emails. */
export async function enqueueHostCancellation(
  db: Database,
  purchase: string,
  startsAt: Date,
): Promise<void> {
  const data = { purchase, startsAt: startsAt.toISOString() };
  await db.insert(job).values({ id: newId(), kind: hostCancellationJobKind, data });
}

/** Every session from now on, or up to a moment in which it has not begun, with whose it is. */
export function listUpcomingSessions(db: Database, now: Date, until?: Date) {
  const isEarlier = until && lt(sessionSlot.startsAt, until);
  return db
    .select({
      purchaseId: sessionSlot.purchaseId,
      startsAt: sessionSlot.startsAt,
      email: sessionCredit.email,
      account: user.email,
    })
    .from(sessionSlot)
    .innerJoin(sessionCredit, eq(sessionCredit.purchaseId, sessionSlot.purchaseId))
    .leftJoin(user, eq(user.id, sessionCredit.userId))
    .where(and(isNull(sessionSlot.heldUntil), gt(sessionSlot.endsAt, now), isEarlier))
    .orderBy(asc(sessionSlot.startsAt));
}
