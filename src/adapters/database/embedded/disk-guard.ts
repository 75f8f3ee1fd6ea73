import { statfsSync } from "node:fs";
import { StartupError } from "#adapters/startup-error.ts";

/** The engine stops when it finds no room for its next journal file of 16 MB, so it is not asked before. */
const minFreeBytes = 17 * 1024 * 1024;

/** The engine's own files and our tables take 42 MB, and writing is refused below the room for a journal file. */
const minFreeBytesOfFirstStart = 64 * 1024 * 1024;

/** A backup reads through a cursor. */
const reading = /^\s*(?:select|declare|fetch|close|set transaction)\b/i;

/** Refuses statements that write while the folder's disk is nearly full; reading goes on. Throws ENOSPC. */
export function createDiskGuard(
  folder: string,
  freeBytes = freeBytesOn,
): (statement: string) => void {
  return (statement) => {
    if (reading.test(statement) || freeBytes(folder) >= minFreeBytes) return;
    throw Object.assign(new Error("The disk is nearly full."), { code: "ENOSPC" });
  };
}

/** Throws StartupError where the folder's disk has no room for a new database. */
export function requireRoomForRecords(folder: string, freeBytes = freeBytesOn): void {
  const free = freeBytes(folder);
  if (free >= minFreeBytesOfFirstStart) return;
  throw new StartupError(
    `The disk of ${folder} has ${megabytes(free)} left, and a first start takes ${megabytes(minFreeBytesOfFirstStart)}. ` +
      "Make room, or choose another DATA_DIR.",
  );
}

function megabytes(bytes: number): string {
  return `${Math.floor(bytes / 1024 / 1024)} MB`;
}

function freeBytesOn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
