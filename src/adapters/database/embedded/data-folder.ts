import { chmodSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { StartupError } from "#adapters/startup-error.ts";

/** The engine's major release in the pinned PGlite; another release cannot read its files. */
const engineVersion = "18";

/** Makes the data folder (0700) when it is not there, and throws StartupError when it cannot be used. */
export function prepareDataFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
  } catch {
    throw new StartupError(
      `The data folder ${folder} cannot be written. Check DATA_DIR and its permissions.`,
    );
  }
  const versionFile = join(recordsFolder(folder), "PG_VERSION");
  if (!existsSync(versionFile)) return;
  const version = readFileSync(versionFile, "utf8").trim();
  if (version === engineVersion) return;
  throw new StartupError(
    `The records in ${folder} were written by database release ${version}, and this M•Power brings ${engineVersion}. ` +
      "Start the M•Power release that wrote them, make a backup there, and restore it here.",
  );
}

/** Beside the lock, not around it. */
export function recordsFolder(folder: string): string {
  return join(folder, "records");
}
