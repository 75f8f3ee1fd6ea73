import { classifyDatabaseError } from "#adapters/database/database-error.ts";
import type { Database } from "#adapters/database/database.ts";
import { findRefusal } from "#adapters/database/postgres/rights.ts";
import { withStorageCountPaused } from "#adapters/storage-quota/pause-count.ts";
import { type SQL, sql } from "drizzle-orm";
import { BackupError } from "./backup-error.ts";
import type { RecordsPart } from "./records-part.ts";
import { listStoredTables, type StoredTable } from "./stored-tables.ts";

export type LoadedRecords = {
  readonly tables: number;
  readonly rows: number;
  /** Tables that came and that no migration of this release makes. */
  readonly leftOut: readonly string[];
};

/** Writes the rows into the empty tables of this transaction. Throws BackupError when a column is not known here. */
export function loadRecords(
  tx: Database,
  parts: AsyncIterable<RecordsPart>,
): Promise<LoadedRecords> {
  return withStorageCountPaused(tx, () => loadParts(tx, parts));
}

async function loadParts(tx: Database, parts: AsyncIterable<RecordsPart>): Promise<LoadedRecords> {
  const known = new Map((await listStoredTables(tx)).map((table) => [table.name, table]));
  const leftOut: string[] = [];
  let [tables, rows] = [0, 0];
  let insert: ((lines: readonly string[]) => SQL) | null = null;
  for await (const part of parts) {
    if (part.kind === "table") {
      const table = known.get(part.name);
      insert = table ? createInsert(table, part.columns) : null;
      if (table) tables += 1;
      else leftOut.push(part.name);
    }
    if (part.kind === "rows" && insert !== null) {
      await writeRows(tx, insert(part.lines));
      rows += part.lines.length;
    }
  }
  return { tables, rows, leftOut };
}

/** An error of the query builder would print the rows themselves, so it says no more than the database's own code. */
async function writeRows(tx: Database, insert: SQL): Promise<void> {
  try {
    await tx.execute(insert);
  } catch (error) {
    if (classifyDatabaseError(error) !== null || findRefusal(error) !== null) throw error;
    throw new BackupError(
      `The database does not take these records (${sqlState(error)}): is its encoding UTF8? Nothing was changed.`,
    );
  }
}

function sqlState(error: unknown): string {
  for (let next = error; next instanceof Error; next = next.cause)
    if ("code" in next && typeof next.code === "string") return next.code;
  return "no code";
}

/**
 * One statement for many rows: the database takes the lines apart and gives each text its column's type. Names and types
 * are those of the table that is there, whatever came.
 */
function createInsert(table: StoredTable, columns: readonly string[]) {
  const typed = columns.map((name) => {
    const found = table.columns.find((column) => column.name === name);
    if (found) return found;
    throw new BackupError(`The table ${table.name} has a column here that is not known: ${name}.`);
  });
  const names = typed.map(({ name }) => sql.identifier(name));
  const values = typed.map(({ type }, at) => sql.raw(`(line ->> ${at})::${type}`));
  return (lines: readonly string[]) =>
    sql`insert into ${sql.identifier(table.name)} (${sql.join(names, sql`, `)}) overriding system value
      select ${sql.join(values, sql`, `)} from jsonb_array_elements(${`[${lines.join(",")}]`}::text::jsonb) as line`;
}
