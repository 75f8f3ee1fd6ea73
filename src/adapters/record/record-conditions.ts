import type { PageCursor } from "#core/record/page-cursor.ts";
import { type Placeholder, type SQL, and, eq, gte, isNull, lt, sql } from "drizzle-orm";
import type { RecordTable } from "./record-table.ts";

/** A record of one person, deleted or not. */
export function ownedWithId({ userId, id }: RecordTable, owner: string, one: string) {
  return and(eq(userId, owner), eq(id, one));
}

/** Whatever one person stores. */
export function ownedAndNotDeleted(
  { userId, deletedAt }: RecordTable,
  owner: string | Placeholder,
) {
  return and(eq(userId, owner), isNull(deletedAt));
}

/** Whatever one person stores of these days; `end` is no part of them. */
export function ownedInDays(
  table: RecordTable,
  owner: Placeholder,
  { start, end }: { readonly start: Placeholder; readonly end: Placeholder },
) {
  return and(ownedAndNotDeleted(table, owner), gte(table.date, start), lt(table.date, end));
}

/** What comes after a place in the list; everything where there is none. */
export function afterPlace(
  { date, id }: RecordTable,
  place: PageCursor | null | undefined,
): SQL | undefined {
  return place ? sql`(${date}, ${id}) < (${place.date}::date, ${place.id})` : undefined;
}

/** The version that a change was made from; any, where it names none. */
export function matchesVersion(table: RecordTable, version: number | undefined) {
  return version === undefined ? undefined : eq(table.version, version);
}

/** As the index has it; by itself "desc" would put missing values first. */
export function newestFirst({ date, id }: RecordTable): [SQL, SQL] {
  return [sql`${date} desc nulls last`, sql`${id} desc nulls last`];
}
