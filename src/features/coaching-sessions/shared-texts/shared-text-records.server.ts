import type { Database } from "#adapters/database/database.ts";
import {
  isOfSource,
  type CreditSource,
} from "#features/coaching-sessions/booking/credit-records.server.ts";
import { sessionCredit, sessionSlot } from "#features/coaching-sessions/table.server.ts";
import { and, asc, count, desc, eq, gt, isNull, or, sql, type SQL } from "drizzle-orm";
import { sharedText, sharedTextComment } from "./table.server.ts";

const dayMs = 86_400_000;
/** How long after its session a text stays shared. */
export const sharedForMs = 30 * dayMs;

const isBookedSlot = and(
  eq(sessionSlot.purchaseId, sessionCredit.purchaseId),
  isNull(sessionSlot.heldUntil),
);

/** The session is booked, paid, and no more than 30 days over. */
const isRunning = (source: CreditSource, now: Date) =>
  and(
    isOfSource(source),
    isNull(sessionCredit.voidedAt),
    gt(sessionSlot.endsAt, new Date(now.getTime() - sharedForMs)),
  );

const commentCount = sql<number>`(select count(*)::int from ${sharedTextComment} where ${sharedTextComment.sharedTextId} = ${sharedText.id})`;

/** The sessions of a member for which a text can be shared, in their order. */
export function listShareableSessions(
  db: Database,
  source: CreditSource,
  userId: string,
  now: Date,
) {
  return db
    .select({
      id: sessionCredit.purchaseId,
      startsAt: sessionSlot.startsAt,
      timeZone: sessionCredit.timeZone,
    })
    .from(sessionCredit)
    .innerJoin(sessionSlot, isBookedSlot)
    .where(and(eq(sessionCredit.userId, userId), isRunning(source, now)))
    .orderBy(asc(sessionSlot.startsAt));
}

export type OwnSharedTextRow = Awaited<ReturnType<typeof listOwnSharedTexts>>[number];

/** What a member shared and has not taken back, newest first; also what waits for a session to be booked again. */
export function listOwnSharedTexts(
  db: Database,
  source: CreditSource,
  userId: string,
  now: Date,
  isAskedFor?: SQL,
) {
  const isWaiting = isNull(sessionSlot.startsAt);
  return db
    .select({
      id: sharedText.id,
      savedId: sharedText.savedId,
      title: sharedText.title,
      text: sharedText.text,
      createdAt: sharedText.createdAt,
      sessionId: sharedText.sessionId,
      startsAt: sessionSlot.startsAt,
      endsAt: sessionSlot.endsAt,
      timeZone: sessionCredit.timeZone,
      comments: commentCount,
    })
    .from(sharedText)
    .innerJoin(sessionCredit, eq(sessionCredit.purchaseId, sharedText.sessionId))
    .leftJoin(sessionSlot, isBookedSlot)
    .where(
      and(
        eq(sharedText.userId, userId),
        or(isRunning(source, now), and(isOfSource(source), isWaiting)),
        isAskedFor,
      ),
    )
    .orderBy(desc(sharedText.id));
}

/** What the strategist may read now of the texts that this finds. */
export function listReadableTexts(
  db: Database,
  source: CreditSource,
  now: Date,
  isAskedFor: SQL | undefined,
) {
  return db
    .select({
      id: sharedText.id,
      title: sharedText.title,
      text: sharedText.text,
      createdAt: sharedText.createdAt,
      sessionId: sharedText.sessionId,
      userId: sharedText.userId,
      comments: commentCount,
    })
    .from(sharedText)
    .innerJoin(sessionCredit, eq(sessionCredit.purchaseId, sharedText.sessionId))
    .innerJoin(sessionSlot, isBookedSlot)
    .where(and(isRunning(source, now), isAskedFor))
    .orderBy(asc(sharedText.id));
}

export type CommentRow = typeof sharedTextComment.$inferSelect;

/** The comments of a text, line by line, the oldest first. */
export function listComments(db: Database, sharedTextId: string): Promise<CommentRow[]> {
  return db
    .select()
    .from(sharedTextComment)
    .where(eq(sharedTextComment.sharedTextId, sharedTextId))
    .orderBy(asc(sharedTextComment.line), asc(sharedTextComment.id));
}

export async function countComments(db: Database, sharedTextId: string): Promise<number> {
  const [row] = await db
    .select({ all: count() })
    .from(sharedTextComment)
    .where(eq(sharedTextComment.sharedTextId, sharedTextId));
  return row?.all ?? 0;
}
