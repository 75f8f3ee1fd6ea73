import type { Database, OpenDatabase } from "#adapters/database/database.ts";
import {
  migrationsAfter,
  newestAppliedMigration,
  requireCurrentRecords,
} from "#adapters/database/migrations.ts";
import { StartupError } from "#adapters/startup-error.ts";
import { drizzle } from "drizzle-orm/node-postgres";
import { type Client, Pool } from "pg";
import { connect } from "./connect.ts";
import { migratePostgres } from "./migrate-postgres.ts";
import { isPooled, poolerNotice } from "./pooler.ts";
import { timeLimits } from "./session-settings.ts";

const poolOptions = {
  max: 10,
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 30_000,
  keepAlive: true,
} as const;

export type PostgresOptions = {
  readonly url: string;
  /** For the migrations, when another role or address is for them. */
  readonly directUrl: string;
  /** How long a server that is not there yet is waited for. */
  readonly connectTimeoutMs?: number;
  /** Neither makes records nor changes their form; StartupError where that would be needed. */
  readonly onlyExisting?: boolean;
  /** Told what the operator should know while the start goes on. */
  readonly say?: (sentence: string) => void;
};

/** Brings the records up to date and opens a pool; throws StartupError when the server cannot be used. */
export async function openPostgres(options: PostgresOptions): Promise<OpenDatabase> {
  const { url, directUrl, connectTimeoutMs = 15_000, say = console.error } = options;
  const deadline = Date.now() + connectTimeoutMs;
  if (options.onlyExisting !== true)
    await withClient(directUrl, deadline, (client) => migratePostgres(drizzle(client), say));
  const limits = await withClient(url, deadline, async (client) => {
    await requireRecords(drizzle(client), options);
    if (!(await isPooled(client))) return timeLimits;
    const notice = await poolerNotice(client);
    if (notice !== null) say(notice);
    return {};
  });
  const pool = new Pool({ connectionString: url, ...poolOptions, ...limits });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on("error", () => {});
  return { db: drizzle(pool), close: () => pool.end() };
}

/** Whoever serves finds what the migrations left, unless they ran elsewhere. */
async function requireRecords(
  db: Database,
  { url, directUrl, onlyExisting = false }: PostgresOptions,
): Promise<void> {
  if (onlyExisting) return requireCurrentRecords(db);
  if (url === directUrl || migrationsAfter(await newestAppliedMigration(db)).length === 0) return;
  throw new StartupError(
    "DATABASE_URL and DATABASE_DIRECT_URL lead to different databases: the records were prepared in the second alone.",
  );
}

async function withClient<Answer>(
  url: string,
  deadline: number,
  work: (client: Client) => Promise<Answer>,
): Promise<Answer> {
  const client = await connect(url, deadline);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
