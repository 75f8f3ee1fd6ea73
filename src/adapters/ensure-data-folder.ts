import { chmodSync } from "node:fs";
import { makeFolder } from "./make-folder.ts";
import { StartupError } from "./startup-error.ts";

/** Makes the data folder where it is missing, for its owner alone (0700). Throws StartupError when it cannot be used. */
export function ensureDataFolder(folder: string): void {
  try {
    makeFolder(folder, 0o700);
    chmodSync(folder, 0o700);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? ` (${String(error.code)})` : "";
    throw new StartupError(
      `The data folder ${folder} cannot be written${code}. Check DATA_DIR, its permissions and its disk.`,
    );
  }
}
