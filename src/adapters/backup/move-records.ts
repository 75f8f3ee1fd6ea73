import type { Database } from "#adapters/database/database.ts";
import { applyMigrations } from "#adapters/database/migrations.ts";
import { compareRecords, isAlike, type TableComparison } from "./compare-records.ts";
import { fillEmptyDatabase } from "./empty-database.ts";
import { loadRecords } from "./load-records.ts";
import { readSnapshot } from "./read-rows.ts";
import { readRecords } from "./records-part.ts";
import { listSequences, setSequences } from "./sequences.ts";
import { listStoredTables } from "./stored-tables.ts";

/** Thrown when a row did not arrive as it left; the database that was filled is empty again. */
export class MoveDifferenceError extends Error {
  override readonly name = "MoveDifferenceError";
  readonly comparisons: readonly TableComparison[];

  constructor(comparisons: readonly TableComparison[]) {
    super("Rows did not arrive as they left.");
    this.comparisons = comparisons;
  }
}

/**
 * Copies all records into an empty database and compares every row, before anybody can see them there. Throws BackupError
 * when it is not empty, and MoveDifferenceError; then nothing is there.
 */
export function moveRecords(from: Database, to: Database): Promise<readonly TableComparison[]> {
  return readSnapshot(from, (source) =>
    fillEmptyDatabase(to, async (target) => {
      await applyMigrations(target);
      await loadRecords(target, readRecords(source, await listStoredTables(source)));
      await setSequences(target, await listSequences(source));
      const comparisons = await compareRecords(source, target);
      if (!comparisons.every(isAlike)) throw new MoveDifferenceError(comparisons);
      return comparisons;
    }),
  );
}
