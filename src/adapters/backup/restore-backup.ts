import type { Database } from "#adapters/database/database.ts";
import { applyMigrations, migrationsAfter } from "#adapters/database/migrations.ts";
import { BackupError } from "./backup-error.ts";
import type { BackupHead } from "./backup-format.ts";
import { fillEmptyDatabase } from "./empty-database.ts";
import { type LoadedRecords, loadRecords } from "./load-records.ts";
import { openBackup } from "./read-backup.ts";
import { setSequences } from "./sequences.ts";

/**
 * Loads a backup into an empty database in the form that its records had, and brings them to the form of this release.
 * `finish` belongs to the same transaction. Throws BackupError, and then nothing is there.
 */
export function restoreBackup(
  db: Database,
  file: string,
  finish: (tx: Database) => Promise<void>,
): Promise<LoadedRecords> {
  return fillEmptyDatabase(db, async (tx) => {
    const { head, parts } = await openBackup(file);
    requireKnownMigrations(head);
    await applyMigrations(tx, Math.max(...head.migrations));
    const loaded = await loadRecords(tx, parts);
    await setSequences(tx, head.sequences);
    await applyMigrations(tx);
    await finish(tx);
    return loaded;
  });
}

/** Throws BackupError unless the records were made by the first of our migrations and no others. */
export function requireKnownMigrations({ migrations, release }: BackupHead): void {
  const ours = migrationsAfter(null).map(({ folderMillis }) => folderMillis);
  if (migrations.every((mark, at) => ours[at] === mark)) return;
  throw new BackupError(
    `The backup is of M•Power ${release}, whose records have a form that this release does not know. ` +
      "Restore it with that release or a newer one. Nothing was changed.",
  );
}
