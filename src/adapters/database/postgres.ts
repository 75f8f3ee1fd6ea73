import { setTimeout as wait } from "node:timers/promises";
import { StartupError } from "#adapters/startup-error.ts";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, DatabaseError } from "pg";
import type { OpenDatabase } from "./database.ts";
import { classifyDatabaseError } from "./database-error.ts";
import { migrationsFolder } from "./migrations.ts";
import { createPostgresPool, defaultSilenceTimeoutMs } from "./postgres-pool.ts";

/** Any fixed number; it keeps two starting processes from migrating at once. */
const migrationLock = 7_366_921;

export type PostgresOptions = {
  readonly url: string;
  /** For the migrations, when `url` leads to a pooler that keeps no session. */
  readonly directUrl: string;
  /** How long a server that is not there yet is waited for. */
  readonly connectTimeoutMs?: number;
  /** How long an answer is waited for on a connection that stays open. */
  readonly silenceTimeoutMs?: number;
};

/** Brings the records up to date and opens a pool; throws StartupError when the server cannot be reached. */
export async function openPostgres(options: PostgresOptions): Promise<OpenDatabase> {
  const { url, directUrl, connectTimeoutMs = 15_000 } = options;
  const { silenceTimeoutMs = defaultSilenceTimeoutMs } = options;
  await migrateAlone(await connect(directUrl, Date.now() + connectTimeoutMs));
  const pool = createPostgresPool(url, silenceTimeoutMs);
  return { db: drizzle(pool), close: () => pool.end() };
}

async function connect(url: string, deadline: number): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    if (error instanceof DatabaseError && classifyDatabaseError(error) !== "down")
      throw refusedProblem(error);
    if (Date.now() > deadline) throw unreachableProblem(url);
    await wait(500);
    return connect(url, deadline);
  }
}

/** The lock belongs to a session, so lock, migration and release share one connection. */
async function migrateAlone(client: Client) {
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
  } finally {
    await client.end();
  }
}

function refusedProblem({ message }: DatabaseError): StartupError {
  return new StartupError(`PostgreSQL refused the connection: ${message}. Check DATABASE_URL.`);
}

function unreachableProblem(url: string): StartupError {
  const { host } = new URL(url);
  return new StartupError(
    `PostgreSQL at ${host || "the local socket"} cannot be reached. Start it, or check DATABASE_URL.`,
  );
}
