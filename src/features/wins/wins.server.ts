import type { Database } from "#adapters/database/database.ts";
import { newId } from "#adapters/database/new-id.ts";
import { utcDay } from "#core/record/day.ts";
import { daysAround, foldDays, type MonthCount } from "#core/record/months.ts";
import { mostListed, pageOf, pageSize, type Place } from "#core/record/place.ts";
import { and, count, eq, gte, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { NewWin, Win, WinChange } from "./contract.ts";
import { win } from "./table.server.ts";

const shown = {
  id: win.id,
  title: win.title,
  description: win.description,
  date: win.date,
  version: win.version,
};

/** Her wins, newest first; at most the newest twenty thousand. */
export function listWins(db: Database, userId: string, most = mostListed): Promise<Win[]> {
  return db
    .select(shown)
    .from(win)
    .where(kept(userId))
    .orderBy(...newestFirst)
    .limit(most);
}

/** The wins that come after a place in the list, and the place after them. */
export async function winsAfter(
  db: Database,
  userId: string,
  place: Place | null,
): Promise<{ wins: Win[]; older: string | null }> {
  const after = place && sql`(${win.date}, ${win.id}) < (${place.date}::date, ${place.id})`;
  const rows = await db
    .select(shown)
    .from(win)
    .where(and(kept(userId), after ?? undefined))
    .orderBy(...newestFirst)
    .limit(pageSize + 1);
  const { page, older } = pageOf(rows);
  return { wins: [...page], older };
}

/** How many wins each month around today holds. */
export async function winMonths(
  db: Database,
  userId: string,
  today: string,
): Promise<MonthCount[]> {
  const { start, end } = daysAround(today);
  const days = await db
    .select({ date: win.date, count: count() })
    .from(win)
    .where(and(kept(userId), gte(win.date, start), lt(win.date, end)))
    .groupBy(win.date);
  return foldDays(days);
}

/** A win of hers, or null. */
export async function readWin(db: Database, userId: string, id: string): Promise<Win | null> {
  const [row] = await db
    .select(shown)
    .from(win)
    .where(and(kept(userId), eq(win.id, id)));
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
    .returning(shown);
  if (added) return added;
  const [there] = await db.select(shown).from(win).where(named(userId, id));
  if (!there) throw new Error("A win that was there is gone.");
  return there;
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
    .where(and(kept(userId), eq(win.id, id), ofVersion(version)))
    .returning(shown);
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
    .where(and(kept(userId), eq(win.id, id), ofVersion(version)))
    .returning({ id: win.id });
  return rows.length > 0;
}

/** Puts a deleted win back under its id; one that is not deleted stays as it is. Null when there is none. */
export async function restoreWin(db: Database, userId: string, id: string): Promise<Win | null> {
  const [restored] = await db
    .update(win)
    .set({ deletedAt: null })
    .where(named(userId, id))
    .returning(shown);
  return restored ?? null;
}

/** Forgets what was deleted and not restored within a week. */
export async function tidyWins(db: Database): Promise<void> {
  await db
    .delete(win)
    .where(and(isNotNull(win.deletedAt), lt(win.deletedAt, sql`now() - interval '7 days'`)));
}

/** As the index has it; by itself "desc" would put missing values first. */
const newestFirst = [sql`${win.date} desc nulls last`, sql`${win.id} desc nulls last`];

function named(userId: string, id: string) {
  return and(eq(win.userId, userId), eq(win.id, id));
}

function kept(userId: string) {
  return and(eq(win.userId, userId), isNull(win.deletedAt));
}

function ofVersion(version: number | undefined) {
  return version === undefined ? undefined : eq(win.version, version);
}
