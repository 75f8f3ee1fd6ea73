import type { Database } from "#adapters/database/database.ts";
import type { PersonalDataFile } from "#adapters/database/personal-data.ts";
import { type CsvColumn, formatCsvHeadings, formatCsvRows } from "#core/csv/csv-columns.ts";
import { csvColumnsOf } from "#core/record/field-csv.ts";
import type { PageCursor } from "#core/record/page-cursor.ts";
import { array } from "#core/schema.ts";
import { and } from "drizzle-orm";
import { z } from "zod";
import { afterPlace, newestFirst, ownedAndNotDeleted } from "./record-conditions.ts";
import { type RecordKind, type Times, fieldColumns } from "./record-kind.ts";
import type { RecordTable } from "./record-table.ts";

type Exported<Fields, Parts> = { id: string } & Fields & Parts & Times;

const StoredTimes = z.array(z.object({ createdAt: z.date(), updatedAt: z.date() }));

/** The export of one kind of record: everything that one person stores. */
export function createRecordExport<Fields extends { readonly date: string }, Parts>(
  kind: RecordKind<Fields, Parts>,
) {
  const { name, parts, exportPageSize } = kind;
  const table: RecordTable = kind.table;
  const { id, createdAt, updatedAt } = table;
  const columns = { id, ...fieldColumns(kind), createdAt, updatedAt };
  const Entries = array(kind.Entry);
  const csv: readonly CsvColumn<Exported<Fields, Parts>>[] = [
    ...csvColumnsOf(kind.fields),
    ...parts.csv,
  ];

  /** Newest first, a few hundred at a time. */
  async function* readPages(
    db: Database,
    userId: string,
  ): AsyncGenerator<readonly Exported<Fields, Parts>[]> {
    let last: PageCursor | undefined;
    do {
      const rows = await db
        .select(columns)
        .from(table)
        .where(and(ownedAndNotDeleted(table, userId), afterPlace(table, last)))
        .orderBy(...newestFirst(table))
        .limit(exportPageSize);
      const entries = Entries.parse(rows);
      const records = await parts.load(db, userId, entries);
      const times = StoredTimes.parse(rows);
      if (rows.length > 0)
        yield records.flatMap((one, at) =>
          times.slice(at, at + 1).map((of) => ({ ...one, ...of })),
        );
      last = rows.length < exportPageSize ? undefined : entries.at(-1);
    } while (last);
  }

  async function* csvLines(db: Database, userId: string): AsyncGenerator<string> {
    yield `\uFEFF${formatCsvHeadings(csv)}`;
    for await (const page of readPages(db, userId)) yield formatCsvRows(csv, page);
  }

  return {
    readPages,
    /** The same as a table for a spreadsheet. */
    async *files(db: Database, userId: string): AsyncGenerator<PersonalDataFile> {
      yield { name: `${name}.csv`, chunks: csvLines(db, userId) };
    },
  };
}
