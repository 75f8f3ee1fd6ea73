import { setFlagsFromString } from "node:v8";
import { StartupError } from "#adapters/startup-error.ts";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import type { OpenDatabase } from "#adapters/database/database.ts";
import { hasRecords, prepareDataFolder, recordsFolder } from "./data-folder.ts";
import { createDiskGuard } from "./disk-guard.ts";
import { DurableNodeFS, durableStartParams } from "./durable-node-fs.ts";
import { lockFolder } from "./folder-lock.ts";
import {
  applyMigrations,
  noRecordsProblem,
  requireRecords,
} from "#adapters/database/migrations.ts";
import { startMaintenance } from "./maintenance.ts";
import { prepareRepeatedStatements } from "./repeated-statements.ts";

export type EmbeddedOptions = {
  readonly onlyExisting?: boolean;
  readonly anyRelease?: boolean;
  /** Leaves the database as it is, or empty where there was none. */
  readonly isUnprepared?: boolean;
};

/**
 * Opens the database in the data folder, for this process alone; throws StartupError when another has it, and, with
 * `onlyExisting`, when it is not there or, unless `anyRelease`, of an older release.
 */
export async function openEmbeddedDatabase(
  folder: string,
  options: EmbeddedOptions = {},
): Promise<OpenDatabase> {
  if (options.onlyExisting === true && !hasRecords(folder)) throw noRecordsProblem();
  prepareDataFolder(folder);
  const unlock = lockFolder(folder);
  try {
    const engine = await openEngine(recordsFolder(folder));
    await prepareRecords(engine, options);
    prepareRepeatedStatements(engine);
    const stopMaintenance = await startMaintenance(engine);
    // Drizzle calls its logger with a statement before running it, and a logger may throw.
    const db = drizzle(engine, { logger: { logQuery: createDiskGuard(folder) } });
    return {
      db,
      async close() {
        stopMaintenance();
        await engine.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function prepareRecords(engine: PGlite, options: EmbeddedOptions): Promise<void> {
  const { onlyExisting, anyRelease, isUnprepared } = options;
  try {
    if (isUnprepared === true) return;
    const db = drizzle(engine);
    if (onlyExisting === true) await requireRecords(db, { anyRelease });
    else await db.transaction((tx) => applyMigrations(tx));
  } catch (error) {
    await engine.close();
    throw error;
  }
}

/**
 * The optimizing compiler takes 600 MB for one function of the engine, a second after the start. Code of the first
 * compiler answers as fast for what the product asks, a row by its key; a search through a whole table takes twice as long.
 */
export function disableOptimizingCompiler(): void {
  for (const flag of ["--no-wasm-tier-up", "--no-wasm-dynamic-tiering"]) setFlagsFromString(flag);
}

async function openEngine(folder: string): Promise<PGlite> {
  try {
    disableOptimizingCompiler();
    return await PGlite.create({ fs: new DurableNodeFS(folder), startParams: durableStartParams });
  } catch (error) {
    const reason = error instanceof Error ? ` (${error.message})` : "";
    throw new StartupError(
      `The records in ${folder} could not be opened${reason}. ` +
        "Check that the disk has room and that the folder belongs to this account.",
    );
  }
}
