import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ensureDataFolder } from "#adapters/ensure-data-folder.ts";
import { StartupError } from "#adapters/startup-error.ts";

/** The engine's major release in the pinned PGlite; another release cannot read its files. */
const engineVersion = "18";

/** Makes the data folder (0700) when it is not there, and throws StartupError when it cannot be used. */
export function prepareDataFolder(folder: string) {
  ensureDataFolder(folder);
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
