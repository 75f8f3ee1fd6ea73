import type { Database } from "#adapters/database/database.ts";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { StoredTable } from "./stored-tables.ts";

/** What is read at once, so that a table of any size fits in memory. */
const batchBytes = 1024 * 1024;
const firstBatchRows = 16;
const maxBatchRows = 2_000;

const Lines = z.object({ rows: z.array(z.object({ line: z.string() })) });

/** A row as one line: the text of each column as the database writes it, or null, as a JSON list. */
function lineOf({ columns }: StoredTable): SQL {
  const texts = columns.map(({ name }) => sql`${sql.identifier(name)}::text`);
  return sql`to_json(array[${sql.join(texts, sql`, `)}]::text[])::text`;
}

/** The rows of a table as lines, in pieces. Only inside a transaction that `readSnapshot` began. */
export function readRows(
  tx: Database,
  table: StoredTable,
): AsyncGenerator<readonly string[], void, undefined> {
  return readBatches(tx, sql`select ${lineOf(table)} as line from ${sql.identifier(table.name)}`);
}

/** For each row its key and a digest of its line as `["key", "digest"]`, in the order of the bytes of the key. */
export function readDigests(
  tx: Database,
  table: StoredTable,
): AsyncGenerator<readonly string[], void, undefined> {
  const names = table.key.length > 0 ? table.key : table.columns.map(({ name }) => name);
  const parts = names.map((name) => sql`${sql.identifier(name)}::text`);
  const key = sql`to_json(array[${sql.join(parts, sql`, `)}]::text[])::text collate "C"`;
  const digest = sql`encode(sha256(convert_to(${lineOf(table)}, 'UTF8')), 'hex')`;
  return readBatches(
    tx,
    sql`select to_json(array[${key}, ${digest}])::text as line from ${sql.identifier(table.name)} order by ${key}, 1`,
  );
}

async function* readBatches(
  tx: Database,
  query: SQL,
): AsyncGenerator<readonly string[], void, undefined> {
  await tx.execute(sql`declare stored_rows no scroll cursor for ${query}`);
  let count = firstBatchRows;
  for (;;) {
    const { rows } = Lines.parse(
      await tx.execute(sql`fetch ${sql.raw(`${count}`)} from stored_rows`),
    );
    if (rows.length === 0) break;
    const lines = rows.map(({ line }) => line);
    yield lines;
    const bytes = lines.reduce((sum, line) => sum + line.length, 0) / lines.length;
    count = Math.max(1, Math.min(maxBatchRows, Math.floor(batchBytes / bytes)));
  }
  await tx.execute(sql`close stored_rows`);
}

/** One moment of the records for all that `work` reads: nothing that is written meanwhile is seen. */
export function readSnapshot<Answer>(
  db: Database,
  work: (tx: Database) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction(
    async (tx) => {
      await prepareTransaction(tx);
      return work(tx);
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** Both engines write values alike from here to the end of the transaction, and take the time they need. */
export async function prepareTransaction(tx: Database): Promise<void> {
  const settings = {
    timezone: "UTC",
    datestyle: "ISO, YMD",
    intervalstyle: "postgres",
    bytea_output: "hex",
    extra_float_digits: "1",
    statement_timeout: "0",
    idle_in_transaction_session_timeout: "0",
  };
  for (const [name, value] of Object.entries(settings))
    await tx.execute(sql`select set_config(${name}, ${value}, true)`);
}
