import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, Pool } from "pg";
import type { OpenDatabase } from "./database.ts";
import { migrationsFolder } from "./migrations.ts";

/** Any fixed number; it keeps two starting processes from migrating at once. */
const migrationLock = 7_366_921;

const limits = {
  max: 10,
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 30_000,
  keepAlive: true,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
} as const;

export type PostgresAddress = {
  readonly url: string;
  /** For the migrations, when `url` leads to a pooler that keeps no session. */
  readonly directUrl: string;
};

/** Brings the records up to date and opens a pool; throws when the server cannot be reached. */
export async function openPostgres(address: PostgresAddress): Promise<OpenDatabase> {
  await migrateAlone(address.directUrl);
  const pool = new Pool({ connectionString: address.url, ...limits });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on("error", () => {});
  return { db: drizzle(pool), close: () => pool.end() };
}

/** The lock belongs to a session, so lock, migration and release share one connection. */
async function migrateAlone(url: string) {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
  } finally {
    await client.end();
  }
}
