import type { Database } from "#adapters/database/database.ts";
import { newestAppliedMigration } from "#adapters/database/migrations.ts";
import { migrationLock } from "#adapters/database/postgres/migrate-postgres.ts";
import { findRefusal } from "#adapters/database/postgres/rights.ts";
import { sql } from "drizzle-orm";
import { BackupError } from "./backup-error.ts";
import { prepareTransaction } from "./read-rows.ts";
import { listStoredTables } from "./stored-tables.ts";

/**
 * Fills an empty database in one transaction: killed in the middle, it is as empty as before. A server that starts
 * meanwhile waits as it waits for migrations. Throws BackupError when something is in it, or the role may not fill it.
 */
export async function fillEmptyDatabase<Answer>(
  db: Database,
  work: (tx: Database) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await db.transaction(async (tx) => {
      await prepareTransaction(tx);
      await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
      await requireEmpty(tx);
      const answer = await work(tx);
      await tx.execute(sql`analyze`);
      return answer;
    });
  } catch (error) {
    const refusal = findRefusal(error);
    if (refusal === null) throw error;
    throw new BackupError(
      `This role may not make records there: ${refusal.message}. Name the owner of the database, in ` +
        "DATABASE_DIRECT_URL where DATABASE_URL is another's. Nothing was changed.",
    );
  }
}

async function requireEmpty(tx: Database): Promise<void> {
  const tables = await listStoredTables(tx);
  if (tables.length === 0 && (await newestAppliedMigration(tx)) === null) return;
  throw new BackupError(
    "There are records or other tables in it, and nothing is written over them. Name a database that is empty: " +
      "a new one, or another DATA_DIR. Nothing was changed.",
  );
}
