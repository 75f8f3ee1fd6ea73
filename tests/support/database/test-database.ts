import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Database } from "#adapters/database/database.ts";
import { disableOptimizingCompiler } from "#adapters/database/embedded/embedded.ts";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle as drizzleNode } from "drizzle-orm/node-postgres";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { Client, Pool } from "pg";
import { type DatabaseSource, readDatabaseSource } from "./database-source.ts";

type PostgresSource = Extract<DatabaseSource, { engine: "postgres" }>;

let sharedDatabase: Promise<Database> | undefined;

/** The test file's own database on the engine under test, emptied. */
export async function openEmptyDatabase(): Promise<Database> {
  sharedDatabase ??= openDatabaseCopy();
  const db = await sharedDatabase;
  await deleteAllRows(db);
  return db;
}

export type RecordedQuery = { readonly query: string; readonly params: readonly unknown[] };

const loggedQueries: RecordedQuery[] = [];
const logger = {
  logQuery: (query: string, params: unknown[]) => void loggedQueries.push({ query, params }),
};

/** The statements that an act takes, as they were asked. */
export async function recordQueries(
  act: () => Promise<unknown>,
): Promise<readonly RecordedQuery[]> {
  loggedQueries.length = 0;
  await act();
  return loggedQueries.filter(({ query }) => !query.includes("skip locked"));
}

/**
 * The statements that an act takes, those apart by which the queue looks for work meanwhile. What is taken back in the
 * end is the same work as what is kept.
 */
export async function recordStatements(act: () => Promise<unknown>): Promise<readonly string[]> {
  const queries = await recordQueries(act);
  return queries.map(({ query }) =>
    query.replace(/^(?:release|rollback to) savepoint/, "end of savepoint"),
  );
}

async function openDatabaseCopy(): Promise<Database> {
  const source = readDatabaseSource();
  if (source.engine === "postgres") {
    const pool = new Pool({
      connectionString: await createDatabaseCopy(source),
      allowExitOnIdle: true,
    });
    pool.on("error", () => {});
    return drizzleNode(pool, { logger });
  }
  disableOptimizingCompiler();
  const dump = new Blob([readFileSync(source.dump)]);
  return drizzleEmbedded(await PGlite.create({ loadDataDir: dump }), { logger });
}

/** The address of a new database; the server and all its databases go when the run ends. */
export async function createDatabaseCopy({ url, template }: PostgresSource): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const client = new Client(url);
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  const address = new URL(url);
  address.pathname = name;
  return address.href;
}

/** Empties the tables that hold something: truncating all of them takes the engine half a second. */
async function deleteAllRows(db: Database) {
  await db.execute(sql`
    do $$
    declare
      tables integer := 0;
      filled boolean;
      name text;
    begin
      perform set_config('session_replication_role', 'replica', true);
      for name in select tablename from pg_tables where schemaname = 'public' loop
        tables := tables + 1;
        execute format('select exists (select from %I)', name) into filled;
        if filled then execute format('delete from %I', name); end if;
      end loop;
      if tables = 0 then raise exception 'The test database has no tables.'; end if;
    end $$`);
}
