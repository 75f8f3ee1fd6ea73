import type { Database } from "#adapters/database/database.ts";
import { newId } from "#adapters/database/new-id.ts";
import { utcDay } from "#core/record/day.ts";
import { type PageCursor, maxListed, recordPageSize, takePage } from "#core/record/page-cursor.ts";
import { array } from "#core/schema.ts";
import { type SQL, and, eq, isNotNull, lt, sql } from "drizzle-orm";
import {
  afterPlace,
  matchesVersion,
  newestFirst,
  ownedAndNotDeleted,
  ownedWithId,
} from "./record-conditions.ts";
import { type RecordKind, fieldColumns, type Versioned } from "./record-kind.ts";
import type { RecordTable } from "./record-table.ts";

/** What a new record may bring beside its fields. */
export type NewRecord = { readonly id?: string | undefined; readonly date?: string | undefined };

/** Fields to change, and the version that the change is made from. */
export type RecordChange = { readonly version?: number | undefined };

type Dated = { readonly date: string };

/** Reading and writing the records of one kind, each function for one person’s own. */
export function createRecordStore<Fields extends Dated, Parts>(kind: RecordKind<Fields, Parts>) {
  const { parts } = kind;
  const table: RecordTable = kind.table;
  const columns = { id: table.id, ...fieldColumns(kind), version: table.version };
  const Rows = array(kind.Versioned);

  type Whole = Versioned<Fields> & Parts;

  async function select(db: Database, where: SQL | undefined, max: number) {
    const rows = await db
      .select(columns)
      .from(table)
      .where(where)
      .orderBy(...newestFirst(table))
      .limit(max);
    return Rows.parse(rows);
  }

  async function one(
    db: Database,
    userId: string,
    rows: readonly Versioned<Fields>[],
  ): Promise<Whole | null> {
    const [record] = await parts.load(db, userId, rows);
    return record ?? null;
  }

  return {
    /** Newest first; at most the newest twenty thousand. */
    async list(db: Database, userId: string, max = maxListed): Promise<Whole[]> {
      return parts.load(db, userId, await select(db, ownedAndNotDeleted(table, userId), max));
    },
    /** What comes after a place in the list, and the place after it. */
    async listAfter(db: Database, userId: string, place: PageCursor | null) {
      const where = and(ownedAndNotDeleted(table, userId), afterPlace(table, place));
      const { page, older } = takePage(await select(db, where, recordPageSize + 1));
      return { page: await parts.load(db, userId, page), older };
    },
    /** One that is not deleted, or null. */
    async find(db: Database, userId: string, id: string): Promise<Whole | null> {
      const where = and(ownedAndNotDeleted(table, userId), eq(table.id, id));
      return one(db, userId, await select(db, where, 1));
    },
    /** Adds a record. One with this id that is there already stays as it is, deleted or not, and is the answer. */
    async add(db: Database, userId: string, added: NewRecord): Promise<Whole> {
      const { id = newId(), date = utcDay(new Date()) } = added;
      const rows = await db
        .insert(table)
        .values({ ...added, userId, id, date })
        .onConflictDoNothing()
        .returning(columns);
      const existing =
        rows.length > 0 ? Rows.parse(rows) : await select(db, ownedWithId(table, userId, id), 1);
      const record = await one(db, userId, existing);
      if (!record) throw new Error("A record that was there is gone.");
      return record;
    },
    /** Changes a record; null when it is not there, or no longer the version that the change was made from. */
    async change(db: Database, userId: string, id: string, changed: RecordChange) {
      const { version, ...fields } = changed;
      const rows = await db
        .update(table)
        .set({ ...fields, version: sql`${table.version} + 1`, updatedAt: sql`now()` })
        .where(
          and(ownedAndNotDeleted(table, userId), eq(table.id, id), matchesVersion(table, version)),
        )
        .returning(columns);
      return one(db, userId, Rows.parse(rows));
    },
    /** Takes a record out of the list; false when it is not there, or no longer this version. It can be restored for some days. */
    async remove(db: Database, userId: string, id: string, version: number | undefined) {
      const rows = await db
        .update(table)
        .set({ deletedAt: sql`now()`, version: sql`${table.version} + 1` })
        .where(
          and(ownedAndNotDeleted(table, userId), eq(table.id, id), matchesVersion(table, version)),
        )
        .returning({ id: table.id });
      return rows.length > 0;
    },
    /** Puts a deleted record back with its parts; one that is not deleted stays as it is. Null when there is none. */
    async restore(db: Database, userId: string, id: string): Promise<Whole | null> {
      const rows = await db
        .update(table)
        .set({ deletedAt: null })
        .where(ownedWithId(table, userId, id))
        .returning(columns);
      return one(db, userId, Rows.parse(rows));
    },
    /** Forgets what was deleted and not restored within a week. */
    async purge(db: Database): Promise<void> {
      const { deletedAt } = table;
      await db
        .delete(table)
        .where(and(isNotNull(deletedAt), lt(deletedAt, sql`now() - interval '7 days'`)));
    },
  };
}
