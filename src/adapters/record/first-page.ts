import type { Database } from "#adapters/database/database.ts";
import { prepareOnce } from "#adapters/database/prepare-once.ts";
import { countedDayRange } from "#core/record/month-counts.ts";
import { type PageCursor, recordPageSize, takePage } from "#core/record/page-cursor.ts";
import { type Schema, array } from "#core/schema.ts";
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { newestFirst, ownedAndNotDeleted, ownedInDays } from "./record-conditions.ts";
import { jsonListOf, jsonObject } from "./sql-json.ts";
import type { RecordTable } from "./record-table.ts";

type FirstPageOptions<Row extends PageCursor, Day> = {
  readonly table: RecordTable;
  /** What a record shows, by its names; all of it as it stands in JSON. */
  readonly columns: Readonly<Record<string, SQLWrapper>>;
  readonly Row: Schema<Row>;
  /** What a day is counted by beside its date. */
  readonly countedBy?: Readonly<Record<string, PgColumn>>;
  readonly Day: Schema<Day>;
};

/** Reads the newest records of a person and the counts of the days around today: one question, put together once. */
export function createFirstPageReader<Row extends PageCursor, Day>(
  options: FirstPageOptions<Row, Day>,
) {
  const { table, columns, countedBy = {} } = options;
  const Rows = array(options.Row);
  const Days = array(options.Day);
  const prepared = prepareOnce((db) =>
    db
      .select({ rows: newestRows(table, columns), days: countedDays(table, countedBy) })
      .from(sql`(values (1)) as one`)
      .prepare(""),
  );
  return async (db: Database, userId: string, today: string) => {
    const [found] = await prepared(db).execute({ userId, ...countedDayRange(today) });
    return { ...takePage(Rows.parse(found?.rows)), days: Days.parse(found?.days) };
  };
}

const owner = sql.placeholder("userId");

function newestRows(table: RecordTable, columns: Readonly<Record<string, SQLWrapper>>): SQL {
  const newest = sql`select * from ${table} where ${ownedAndNotDeleted(table, owner)}
    order by ${sql.join(newestFirst(table), sql`, `)} limit ${sql.raw(`${recordPageSize + 1}`)}`;
  return jsonListOf(jsonObject(columns), sql`(${newest}) ${table}`);
}

function countedDays(table: RecordTable, countedBy: Readonly<Record<string, PgColumn>>): SQL {
  const columns = [table.date, ...Object.values(countedBy)];
  const range = { start: sql.placeholder("start"), end: sql.placeholder("end") };
  const days = sql`select ${sql.join(columns, sql`, `)}, count(*) as count from ${table}
    where ${ownedInDays(table, owner, range)} group by ${sql.join(columns, sql`, `)}`;
  const day = { date: table.date, ...countedBy, count: sql`count` };
  return jsonListOf(jsonObject(day), sql`(${days}) ${table}`);
}
