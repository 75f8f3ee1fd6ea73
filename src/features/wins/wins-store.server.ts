import type { Database } from "#adapters/database/database.ts";
import { newId } from "#adapters/database/new-id.ts";
import { utcDay } from "#core/record/day.ts";
import { countedDayRange, sumDaysByMonth, type MonthCount } from "#core/record/month-counts.ts";
import { maxListed, takePage, recordPageSize, type PageCursor } from "#core/record/page-cursor.ts";
import { and, count, eq, gte, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Win } from "./contract.ts";
import type { NewWin, WinChange } from "./requests.ts";
import { win } from "./table.server.ts";

const winColumns = {
  id: win.id,
  title: win.title,
  description: win.description,
  date: win.date,
  version: win.version,
};

/** Her wins, newest first; at most the newest twenty thousand. */
export function listWins(db: Database, userId: string, max = maxListed): Promise<Win[]> {
  return db
    .select(winColumns)
    .from(win)
    .where(ownedAndNotDeleted(userId))
    .orderBy(...newestFirst)
    .limit(max);
}

/** The wins that come after a place in the list, and the place after them. */
export async function listWinsAfter(
  db: Database,
  userId: string,
  cursor: PageCursor | null,
): Promise<{ wins: Win[]; older: string | null }> {
  const after = cursor && sql`(${win.date}, ${win.id}) < (${cursor.date}::date, ${cursor.id})`;
  const rows = await db
    .select(winColumns)
    .from(win)
    .where(and(ownedAndNotDeleted(userId), after ?? undefined))
    .orderBy(...newestFirst)
    .limit(recordPageSize + 1);
  const { page, older } = takePage(rows);
  return { wins: [...page], older };
}

/** How many wins each month around today holds. */
export async function countWinsByMonth(
  db: Database,
  userId: string,
  today: string,
): Promise<MonthCount[]> {
  const { start, end } = countedDayRange(today);
  const days = await db
    .select({ date: win.date, count: count() })
    .from(win)
    .where(and(ownedAndNotDeleted(userId), gte(win.date, start), lt(win.date, end)))
    .groupBy(win.date);
  return sumDaysByMonth(days);
}

/** A win of hers, or null. */
export async function findWin(db: Database, userId: string, id: string): Promise<Win | null> {
  const [row] = await db
    .select(winColumns)
    .from(win)
    .where(and(ownedAndNotDeleted(userId), eq(win.id, id)));
  return row ?? null;
}

/** Adds a win. One with this id that she has already stays as it is, deleted or not, and is the answer. */
export async function addWin(
  db: Database,
  userId: string,
  { id = newId(), title, description, date = utcDay(new Date()) }: NewWin,
): Promise<Win> {
  const [added] = await db
    .insert(win)
    .values({ userId, id, title, description: description || null, date })
    .onConflictDoNothing()
    .returning(winColumns);
  if (added) return added;
  const [existing] = await db.select(winColumns).from(win).where(ownedWithId(userId, id));
  if (!existing) throw new Error("A win that was there is gone.");
  return existing;
}

/** Changes a win; null when it is not there, or when it is no longer the version that the change was made from. */
export async function changeWin(
  db: Database,
  userId: string,
  id: string,
  { version, description, ...rest }: WinChange,
): Promise<Win | null> {
  const [changed] = await db
    .update(win)
    .set({
      ...rest,
      ...(description !== undefined && { description: description || null }),
      version: sql`${win.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(ownedAndNotDeleted(userId), eq(win.id, id), matchesVersion(version)))
    .returning(winColumns);
  return changed ?? null;
}

/** Takes a win out of her list; false when it is not there, or no longer this version. It can be restored for some days. */
export async function deleteWin(
  db: Database,
  userId: string,
  id: string,
  version: number | undefined,
): Promise<boolean> {
  const rows = await db
    .update(win)
    .set({ deletedAt: sql`now()`, version: sql`${win.version} + 1` })
    .where(and(ownedAndNotDeleted(userId), eq(win.id, id), matchesVersion(version)))
    .returning({ id: win.id });
  return rows.length > 0;
}

/** Puts a deleted win back under its id; one that is not deleted stays as it is. Null when there is none. */
export async function restoreWin(db: Database, userId: string, id: string): Promise<Win | null> {
  const [restored] = await db
    .update(win)
    .set({ deletedAt: null })
    .where(ownedWithId(userId, id))
    .returning(winColumns);
  return restored ?? null;
}

/** Forgets what was deleted and not restored within a week. */
export async function purgeDeletedWins(db: Database): Promise<void> {
  await db
    .delete(win)
    .where(and(isNotNull(win.deletedAt), lt(win.deletedAt, sql`now() - interval '7 days'`)));
}

/** As the index has it; by itself "desc" would put missing values first. */
const newestFirst = [sql`${win.date} desc nulls last`, sql`${win.id} desc nulls last`];

function ownedWithId(userId: string, id: string) {
  return and(eq(win.userId, userId), eq(win.id, id));
}

function ownedAndNotDeleted(userId: string) {
  return and(eq(win.userId, userId), isNull(win.deletedAt));
}

function matchesVersion(version: number | undefined) {
  return version === undefined ? undefined : eq(win.version, version);
}
