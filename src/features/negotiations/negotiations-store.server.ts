import type { Database } from "#adapters/database/database.ts";
import { newId } from "#adapters/database/new-id.ts";
import { utcDay } from "#core/record/day.ts";
import {
  type NegotiationCount,
  countedDayRange,
  sumDaysByMonth,
} from "#core/record/month-counts.ts";
import { maxListed, takePage, recordPageSize, type PageCursor } from "#core/record/page-cursor.ts";
import { negotiationStatuses } from "#core/record/negotiation-status.ts";
import { and, count, eq, gte, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Negotiation } from "./contract.ts";
import type { NegotiationChange, NewNegotiation } from "./requests.ts";
import { loadMovesInto, loadMovesIntoOne } from "./moves-store.server.ts";
import { negotiation } from "./table.server.ts";

const negotiationColumns = {
  id: negotiation.id,
  request: negotiation.request,
  status: negotiation.status,
  date: negotiation.date,
  amountCents: negotiation.amountCents,
  followUp: negotiation.followUp,
  version: negotiation.version,
};

/** Her negotiations with their moves, newest first; at most the newest twenty thousand. */
export async function listNegotiations(
  db: Database,
  userId: string,
  max = maxListed,
): Promise<Negotiation[]> {
  const rows = await db
    .select(negotiationColumns)
    .from(negotiation)
    .where(ownedAndNotDeleted(userId))
    .orderBy(...newestFirst)
    .limit(max);
  return loadMovesInto(db, userId, rows);
}

/** The negotiations that come after a place in the list, and the place after them. */
export async function listNegotiationsAfter(
  db: Database,
  userId: string,
  cursor: PageCursor | null,
): Promise<{ negotiations: Negotiation[]; older: string | null }> {
  const { date, id } = negotiation;
  const after = cursor && sql`(${date}, ${id}) < (${cursor.date}::date, ${cursor.id})`;
  const rows = await db
    .select(negotiationColumns)
    .from(negotiation)
    .where(and(ownedAndNotDeleted(userId), after ?? undefined))
    .orderBy(...newestFirst)
    .limit(recordPageSize + 1);
  const { page, older } = takePage(rows);
  return { negotiations: await loadMovesInto(db, userId, page), older };
}

/** How many negotiations each month around today holds, by how they stand. */
export async function countNegotiationsByMonth(
  db: Database,
  userId: string,
  today: string,
): Promise<NegotiationCount[]> {
  const { start, end } = countedDayRange(today);
  const { date, status: statusColumn } = negotiation;
  const days = await db
    .select({ date, status: statusColumn, count: count() })
    .from(negotiation)
    .where(and(ownedAndNotDeleted(userId), gte(date, start), lt(date, end)))
    .groupBy(date, statusColumn);
  return negotiationStatuses.flatMap((status) =>
    sumDaysByMonth(days.filter((day) => day.status === status)).map((month) => ({
      ...month,
      status,
    })),
  );
}

/** A negotiation of hers, or null. */
export async function findNegotiation(
  db: Database,
  userId: string,
  id: string,
): Promise<Negotiation | null> {
  const [row] = await db
    .select(negotiationColumns)
    .from(negotiation)
    .where(and(ownedAndNotDeleted(userId), eq(negotiation.id, id)));
  return loadMovesIntoOne(db, userId, row);
}

/** Logs a negotiation. One with this id that she has already stays as it is, deleted or not, and is the answer. */
export async function addNegotiation(
  db: Database,
  userId: string,
  { id = newId(), date = utcDay(new Date()), ...rest }: NewNegotiation,
): Promise<Negotiation> {
  const [added] = await db
    .insert(negotiation)
    .values({ userId, id, date, ...rest })
    .onConflictDoNothing()
    .returning(negotiationColumns);
  if (added) return { ...added, moves: [] };
  const [row] = await db
    .select(negotiationColumns)
    .from(negotiation)
    .where(ownedWithId(userId, id));
  const existing = await loadMovesIntoOne(db, userId, row);
  if (!existing) throw new Error("A negotiation that was there is gone.");
  return existing;
}

/** Changes a negotiation; null when it is not there, or no longer the version that the change was made from. */
export async function changeNegotiation(
  db: Database,
  userId: string,
  id: string,
  { version, ...change }: NegotiationChange,
): Promise<Negotiation | null> {
  const [row] = await db
    .update(negotiation)
    .set({ ...change, version: sql`${negotiation.version} + 1`, updatedAt: sql`now()` })
    .where(and(ownedAndNotDeleted(userId), eq(negotiation.id, id), matchesVersion(version)))
    .returning(negotiationColumns);
  return loadMovesIntoOne(db, userId, row);
}

/** Takes a negotiation out of her log; false when it is not there, or no longer this version. It can be restored for some days. */
export async function deleteNegotiation(
  db: Database,
  userId: string,
  id: string,
  version: number | undefined,
): Promise<boolean> {
  const rows = await db
    .update(negotiation)
    .set({ deletedAt: sql`now()`, version: sql`${negotiation.version} + 1` })
    .where(and(ownedAndNotDeleted(userId), eq(negotiation.id, id), matchesVersion(version)))
    .returning({ id: negotiation.id });
  return rows.length > 0;
}

/** Puts a deleted negotiation back with its moves; one that is not deleted stays as it is. Null when there is none. */
export async function restoreNegotiation(
  db: Database,
  userId: string,
  id: string,
): Promise<Negotiation | null> {
  const [row] = await db
    .update(negotiation)
    .set({ deletedAt: null })
    .where(ownedWithId(userId, id))
    .returning(negotiationColumns);
  return loadMovesIntoOne(db, userId, row);
}

/** Forgets what was deleted and not restored within a week. */
export async function purgeDeletedNegotiations(db: Database): Promise<void> {
  const { deletedAt } = negotiation;
  await db
    .delete(negotiation)
    .where(and(isNotNull(deletedAt), lt(deletedAt, sql`now() - interval '7 days'`)));
}

/** As the index has it; by itself "desc" would put missing values first. */
const newestFirst = [
  sql`${negotiation.date} desc nulls last`,
  sql`${negotiation.id} desc nulls last`,
];

function ownedWithId(userId: string, id: string) {
  return and(eq(negotiation.userId, userId), eq(negotiation.id, id));
}

function ownedAndNotDeleted(userId: string) {
  return and(eq(negotiation.userId, userId), isNull(negotiation.deletedAt));
}

function matchesVersion(version: number | undefined) {
  return version === undefined ? undefined : eq(negotiation.version, version);
}
