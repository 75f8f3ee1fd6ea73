import { chmodSync, mkdirSync } from "node:fs";
import { StartupError } from "./startup-error.ts";

/** Makes the data folder where it is missing, for its owner alone (0700). Throws StartupError when it cannot be used. */
export function ensureDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
  } catch {
    throw new StartupError(
      `The data folder ${folder} cannot be written. Check DATA_DIR and its permissions.`,
    );
  }
}
