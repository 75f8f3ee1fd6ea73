import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartupError } from "#adapters/startup-error.ts";

/**
 * Takes the folder for this process, throws StartupError when another has it. The kernel holds the lock, so it
 * ends with the process however that dies. Answers how to give it back.
 */
export function lockFolder(folder: string): () => void {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(folder, "lock.sqlite"));
    lock.exec("pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive");
  } catch (error) {
    lock?.close();
    throw new StartupError(
      isTaken(error)
        ? `The data folder ${folder} is in use by another M•Power process. ` +
            "Stop that one first, choose another DATA_DIR, or set DATABASE_URL for several processes."
        : `The data folder ${folder} cannot be locked. Check that its disk has room and that the folder belongs to this account.`,
    );
  }
  return () => lock.close();
}

/** SQLite's own code for a lock that somebody else holds. */
function isTaken(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === 5;
}
