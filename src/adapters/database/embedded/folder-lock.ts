import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartupError } from "#adapters/startup-error.ts";

/**
 * Takes the folder for this process, throws StartupError when another has it. The kernel holds the lock, so it
 * ends with the process however that dies. Answers how to give it back.
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, "lock.sqlite"));
  try {
    lock.exec("pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive");
  } catch {
    lock.close();
    throw new StartupError(
      `The data folder ${folder} is in use by another M•Power process. ` +
        "Stop that one first, choose another DATA_DIR, or set DATABASE_URL for several processes.",
    );
  }
  return () => lock.close();
}
