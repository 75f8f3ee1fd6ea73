import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "#adapters/database/database.ts";
import {
  applyMigrations,
  migrationsAfter,
  newestAppliedMigration,
} from "#adapters/database/migrations.ts";
import { sql } from "drizzle-orm";
import { z } from "zod";

/** Any fixed number; it keeps two starting processes from migrating at once. */
export const migrationLock = 7_366_921;

const pauseMs = 500;

/** A start that waits says so after the first of these, and again after each of the others. */
const firstNoticeMs = 3_000;
const nextNoticeMs = 30_000;

const Taken = z.object({ rows: z.tuple([z.object({ taken: z.boolean() })]) });
const Holders = z.object({ rows: z.array(z.object({ pid: z.number() })) });

type Say = (sentence: string) => void;

/**
 * Brings the records up to date, one process at a time. Lock and migrations share one transaction, so that they also
 * share a session where a pooler hands those out by the transaction, and the lock ends with it in any case.
 */
export async function migratePostgres(db: Database, say: Say): Promise<void> {
  let noticeAt = Date.now() + firstNoticeMs;
  while (!(await tryMigrate(db))) {
    if (Date.now() >= noticeAt) {
      say(waitingNotice(await lockHolders(db)));
      noticeAt = Date.now() + nextNoticeMs;
    }
    await wait(pauseMs);
  }
}

/** False while another process has the lock. Records that are up to date need none. */
async function tryMigrate(db: Database): Promise<boolean> {
  if (migrationsAfter(await newestAppliedMigration(db)).length === 0) return true;
  return db.transaction(async (tx) => {
    const lock = sql`select pg_try_advisory_xact_lock(${migrationLock}) as taken`;
    if (!Taken.parse(await tx.execute(lock)).rows[0].taken) return false;
    await tx.execute(sql`set local statement_timeout = 0`);
    await applyMigrations(tx);
    return true;
  });
}

/** The sessions that hold the lock in this database. */
async function lockHolders(db: Database): Promise<readonly number[]> {
  const holders = sql`
    select pid from pg_locks
    where locktype = 'advisory' and classid = 0 and objid = ${migrationLock} and granted
      and database = (select oid from pg_database where datname = current_database())`;
  return Holders.parse(await db.execute(holders)).rows.map(({ pid }) => pid);
}

function waitingNotice(pids: readonly number[]): string {
  const calls = pids.map((pid) => ` select pg_terminate_backend(${pid});`).join("");
  return (
    "Waiting for another process that brings the records up to date. " +
    `If there is none, end the session of PostgreSQL that kept its lock:${calls}`
  );
}
