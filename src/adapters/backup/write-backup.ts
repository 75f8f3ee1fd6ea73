import { randomBytes } from "node:crypto";
import {
  createWriteStream,
  existsSync,
  openSync,
  closeSync,
  fsyncSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Database } from "#adapters/database/database.ts";
import { describeFileProblem } from "#adapters/file-problem.ts";
import { appliedMigrations } from "#adapters/database/migrations.ts";
import { findRefusal } from "#adapters/database/postgres/rights.ts";
import { readFingerprint } from "#adapters/secret/secret-claim.ts";
import { BackupError } from "./backup-error.ts";
import {
  type BackupCounts,
  backupFormat,
  type BackupHead,
  backupVersion,
} from "./backup-format.ts";
import { formatBackup } from "./format-backup.ts";
import { checkBackup } from "./read-backup.ts";
import { readSnapshot } from "./read-rows.ts";
import { readRecords } from "./records-part.ts";
import { listSequences } from "./sequences.ts";
import { listStoredTables, type StoredTable } from "./stored-tables.ts";

export type WrittenBackup = BackupCounts & { readonly bytes: number };

/**
 * Writes all records of one moment into a new file that only its owner can read, and reads it back. The file has its name
 * once it is whole. Throws BackupError when it is there already or cannot be written; then nothing stays behind.
 */
export async function writeBackup(
  db: Database,
  file: string,
  release: string,
): Promise<WrittenBackup> {
  if (existsSync(file)) throw new BackupError(`${file} is there already. Name another file.`);
  const unfinished = `${file}.${randomBytes(4).toString("hex")}.part`;
  try {
    await readSnapshot(db, (tx) => writeRecords(tx, unfinished, release));
    const counts = await checkBackup(unfinished);
    renameSync(unfinished, file);
    syncFolder(dirname(file));
    return { ...counts, bytes: statSync(file).size };
  } catch (error) {
    removeUnfinished(unfinished);
    throw backupProblem(error, file) ?? error;
  }
}

function removeUnfinished(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // A folder that lets nobody in had nothing written to it. Why is said by the first error.
  }
}

async function writeRecords(tx: Database, file: string, release: string): Promise<void> {
  const tables = await listStoredTables(tx);
  const text = formatBackup(await describeRecords(tx, tables, release), readRecords(tx, tables));
  const output = createWriteStream(file, { mode: 0o600, flags: "wx", flush: true });
  await pipeline(Readable.from(text), createGzip(), output);
}

async function describeRecords(
  tx: Database,
  tables: readonly StoredTable[],
  release: string,
): Promise<BackupHead> {
  // Records of a release before the mark of the secret have no table for it.
  const hasSecret = tables.some(({ name }) => name === "app_secret");
  return {
    format: backupFormat,
    version: backupVersion,
    release,
    madeAt: new Date().toISOString(),
    migrations: [...(await appliedMigrations(tx))],
    secret: hasSecret ? await readFingerprint(tx) : null,
    sequences: [...(await listSequences(tx))],
  };
}

/** The new name lasts through a power cut as well. */
function syncFolder(folder: string): void {
  let opened: number;
  try {
    opened = openSync(folder, "r");
  } catch {
    // A folder that may be written but not read. The file itself is on the disk.
    return;
  }
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** What the file system says of the backup, or the database of who reads it; null for all else. */
function backupProblem(error: unknown, file: string): BackupError | null {
  const refusal = findRefusal(error);
  if (refusal !== null)
    return new BackupError(`This role may not read all of the records: ${refusal.message}.`);
  const problem = describeFileProblem(error, file);
  return problem === null ? null : new BackupError(problem);
}
