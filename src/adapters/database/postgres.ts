import { setTimeout as wait } from "node:timers/promises";
import { StartupError } from "#adapters/startup-error.ts";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, DatabaseError, Pool } from "pg";
import type { OpenDatabase } from "./database.ts";
import { classifyDatabaseError } from "./database-error.ts";
import { describeHost } from "./describe-database.ts";
import { migrationsFolder, requireCurrentRecords } from "./migrations.ts";

/** Any fixed number; it keeps two starting processes from migrating at once. */
const migrationLock = 7_366_921;

const poolOptions = {
  max: 10,
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 30_000,
  keepAlive: true,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
} as const;

export type PostgresOptions = {
  readonly url: string;
  /** For the migrations, when `url` leads to a pooler that keeps no session. */
  readonly directUrl: string;
  /** How long a server that is not there yet is waited for. */
  readonly connectTimeoutMs?: number;
  /** Neither makes records nor changes their form; StartupError where that would be needed. */
  readonly onlyExisting?: boolean;
};

/** Brings the records up to date and opens a pool; throws StartupError when the server cannot be reached. */
export async function openPostgres(options: PostgresOptions): Promise<OpenDatabase> {
  const { url, directUrl, connectTimeoutMs = 15_000, onlyExisting = false } = options;
  const client = await connect(onlyExisting ? url : directUrl, Date.now() + connectTimeoutMs);
  try {
    if (onlyExisting) await requireCurrentRecords(drizzle(client));
    else await migrateAlone(client);
  } finally {
    await client.end();
  }
  const pool = new Pool({ connectionString: url, ...poolOptions });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on("error", () => {});
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
  await client.query("select pg_advisory_lock($1)", [migrationLock]);
  await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
}

function refusedProblem({ message }: DatabaseError): StartupError {
  return new StartupError(`PostgreSQL refused the connection: ${message}. Check DATABASE_URL.`);
}

function unreachableProblem(url: string): StartupError {
  return new StartupError(
    `PostgreSQL at ${describeHost(url)} cannot be reached. Start it, or check DATABASE_URL.`,
  );
}
