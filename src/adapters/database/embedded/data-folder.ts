import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ensureDataFolder } from "#adapters/ensure-data-folder.ts";
import { StartupError } from "#adapters/startup-error.ts";
import { requireRoomForRecords } from "./disk-guard.ts";

/** The engine's major release in the pinned PGlite; another release cannot read its files. */
const engineVersion = "18";

/** Makes the data folder (0700) when it is not there, and throws StartupError when it cannot be used. */
export function prepareDataFolder(folder: string) {
  ensureDataFolder(folder);
  if (!hasRecords(folder)) return requireRoomForRecords(folder);
  const version = readFileSync(versionFile(folder), "utf8").trim();
  if (version === engineVersion) return;
  throw new StartupError(
    `The records in ${folder} were written by database release ${version}, and this M•Power brings ${engineVersion}. ` +
      "Start the M•Power release that wrote them, make a backup there, and restore it here.",
  );
}

/** True when records were made there, of whatever release. */
export function hasRecords(folder: string): boolean {
  return existsSync(versionFile(folder));
}

function versionFile(folder: string): string {
  return join(recordsFolder(folder), "PG_VERSION");
}

/** Beside the lock, not around it. */
export function recordsFolder(folder: string): string {
  return join(folder, "records");
}
