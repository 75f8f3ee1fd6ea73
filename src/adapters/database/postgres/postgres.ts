import type { Database, OpenDatabase } from "#adapters/database/database.ts";
import {
  migrationsAfter,
  newestAppliedMigration,
  requireRecords,
} from "#adapters/database/migrations.ts";
import { StartupError } from "#adapters/startup-error.ts";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Client, PoolConfig } from "pg";
import { connect, type ConnectOptions } from "./connect.ts";
import { migratePostgres } from "./migrate-postgres.ts";
import { describeConnection, plainConnectionNotice } from "./plain-connection.ts";
import { isPooled, poolerNotice } from "./pooler.ts";
import { createPostgresPool, defaultSilenceTimeoutMs } from "./postgres-pool.ts";
import {
  checkServer,
  checkTableRights,
  describeMissingRights,
  findRefusal,
  tableRightsProblem,
} from "./rights.ts";
import { loggedWordsNotice, quietLogOf, timeLimits, withOptions } from "./session-settings.ts";

type Say = (sentence: string) => void;

/** Whoever typed a command waits for it. */
const defaultConnectTimeoutMs = 15_000;

export type PostgresOptions = {
  readonly url: string;
  /** Where migrations run: the same as `url`, or the address of a role that may make tables. */
  readonly directUrl: string;
  /** How long a server that is not there yet is waited for. */
  readonly connectTimeoutMs?: number | undefined;
  /** How long an answer is waited for on a connection that stays open. */
  readonly silenceTimeoutMs?: number;
  /** Neither makes records nor changes their form; StartupError where that would be needed. */
  readonly onlyExisting?: boolean;
  /** With `onlyExisting`, takes records of an older release as they are. */
  readonly anyRelease?: boolean;
  /** Told what the operator should know while the start goes on. */
  readonly say?: Say;
};

/** Brings the records up to date and opens a pool; throws StartupError when the server cannot be used. */
export async function openPostgres(options: PostgresOptions): Promise<OpenDatabase> {
  const {
    url,
    directUrl,
    connectTimeoutMs = defaultConnectTimeoutMs,
    say = console.error,
  } = options;
  const waiting = { timeoutMs: connectTimeoutMs, say };
  if (options.onlyExisting !== true)
    await withClient(directUrl, waiting, (client) => migrate(client, say));
  const session = await withClient(url, waiting, async (client) => {
    await checkRecordsAndRights(client, options);
    return prepareSessions(client, url, say);
  });
  const pool = createPostgresPool(session, options.silenceTimeoutMs ?? defaultSilenceTimeoutMs);
  return {
    db: drizzle(pool),
    close: () => pool.end(),
    countConnections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}

async function migrate(client: Client, say: Say): Promise<void> {
  try {
    await migratePostgres(drizzle(client), say);
  } catch (error) {
    const refusal = findRefusal(error);
    throw refusal ? await describeMissingRights(client, refusal.message) : error;
  }
}

async function checkRecordsAndRights(client: Client, options: PostgresOptions): Promise<void> {
  try {
    const db = drizzle(client);
    await checkRecords(db, options);
    // Records of an older release lack tables, not rights.
    if (options.anyRelease !== true || (await areCurrent(db))) await checkTableRights(client);
  } catch (error) {
    const refusal = findRefusal(error);
    throw refusal ? await tableRightsProblem(client, refusal.message) : error;
  }
}

/** How each connection begins: with limits of its time, and quiet in the server's log, where both can be set. */
async function prepareSessions(client: Client, url: string, say: Say): Promise<PoolConfig> {
  const isDirect = !(await isPooled(client));
  const logOptions = isDirect ? await quietLogOf(client) : "";
  for (const notice of [
    plainConnectionNotice(describeConnection(client), url),
    isDirect ? null : await poolerNotice(client),
    await loggedWordsNotice(client),
  ])
    if (notice !== null) say(notice);
  return { connectionString: withOptions(url, logOptions), ...(isDirect && timeLimits) };
}

/** Whoever serves finds what the migrations left, unless they ran elsewhere. */
async function checkRecords(
  db: Database,
  { url, directUrl, onlyExisting = false, anyRelease }: PostgresOptions,
): Promise<void> {
  if (onlyExisting) return requireRecords(db, { anyRelease });
  if (url === directUrl || (await areCurrent(db))) return;
  throw new StartupError(
    "DATABASE_URL and DATABASE_DIRECT_URL lead to different databases: the records were prepared in the second alone.",
  );
}

async function areCurrent(db: Database): Promise<boolean> {
  return migrationsAfter(await newestAppliedMigration(db)).length === 0;
}

/** One connection to a database as it is, without limits of time; throws StartupError when it cannot be used. */
export async function openUnpreparedPostgres(url: string): Promise<OpenDatabase> {
  const waiting = { timeoutMs: defaultConnectTimeoutMs, say: console.error };
  const client = await connect(url, waiting);
  try {
    await checkServer(client, url);
    if (!(await isPooled(client))) await quietLogOf(client);
  } catch (error) {
    await client.end();
    throw error;
  }
  return { db: drizzle(client), close: () => client.end() };
}

async function withClient<Answer>(
  url: string,
  waiting: ConnectOptions,
  work: (client: Client) => Promise<Answer>,
): Promise<Answer> {
  const client = await connect(url, waiting);
  try {
    await checkServer(client, url);
    return await work(client);
  } finally {
    await client.end();
  }
}
