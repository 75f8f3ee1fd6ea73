import { join } from "node:path";
import { projectRoot } from "#adapters/project-root.ts";
import { StartupError } from "#adapters/startup-error.ts";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { z } from "zod";
import type { Database } from "./database.ts";

const Tables = z.object({ rows: z.tuple([z.object({ made: z.boolean() })]) });
const Marks = z.object({ rows: z.array(z.object({ mark: z.coerce.number() })) });
const Newest = z.object({ rows: z.tuple([z.object({ newest: z.coerce.number().nullable() })]) });

/** One folder of SQL for both engines. */
export function migrationsFolder(): string {
  return join(projectRoot(), "migrations");
}

/** When the newest migration of the records was written; null in a database that never had one. */
export async function newestAppliedMigration(db: Database): Promise<number | null> {
  const made = sql`select to_regclass('drizzle.__drizzle_migrations') is not null as made`;
  if (!Tables.parse(await db.execute(made)).rows[0].made) return null;
  const newest = sql`select max(created_at) as newest from drizzle.__drizzle_migrations`;
  return Newest.parse(await db.execute(newest)).rows[0].newest;
}

/** When each migration of the records was written, in their order; none in a database that never had one. */
export async function appliedMigrations(db: Database): Promise<readonly number[]> {
  if ((await newestAppliedMigration(db)) === null) return [];
  const marks = sql`select created_at as mark from drizzle.__drizzle_migrations order by created_at`;
  return Marks.parse(await db.execute(marks)).rows.map(({ mark }) => mark);
}

/** Runs in this transaction what the records still need, up to and with the migration that was written then. */
export async function applyMigrations(tx: Database, last = Infinity): Promise<void> {
  const newest = await newestAppliedMigration(tx);
  if (newest === null) await createMigrationsTable(tx);
  const pending = migrationsAfter(newest).filter(({ folderMillis }) => folderMillis <= last);
  for (const { sql: statements, hash, folderMillis } of pending) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
}

/** The table of Drizzle’s own migrator, by which every database that is there already was brought up to date. */
async function createMigrationsTable(tx: Database): Promise<void> {
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
}

/** The migrations that records in this state still need, in their order. */
export function migrationsAfter(newest: number | null) {
  const all = readMigrationFiles({ migrationsFolder: migrationsFolder() });
  return all.filter(({ folderMillis }) => newest === null || folderMillis > newest);
}

type RequiredRecords = { readonly anyRelease?: boolean | undefined };

/**
 * Throws StartupError unless the records are there and, but with `anyRelease`, of this release: for whoever may neither
 * make nor change them.
 */
export async function requireRecords(
  db: Database,
  { anyRelease = false }: RequiredRecords = {},
): Promise<void> {
  const newest = await newestAppliedMigration(db);
  if (newest === null) throw noRecordsProblem();
  if (anyRelease || migrationsAfter(newest).length === 0) return;
  throw new StartupError(
    "The records are of an older release, and a command changes none. Start the server of this release once, " +
      "or bring them up to date with: npm run operator -- migrate",
  );
}

export function noRecordsProblem(): StartupError {
  return new StartupError(
    "There are no records in it, and a command makes none. Give the command the server's settings: an .env in the " +
      "project folder, or its path in ENV_FILE. A new database is made by npm start, or: npm run operator -- migrate",
  );
}
