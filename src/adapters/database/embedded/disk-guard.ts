import { statfsSync } from "node:fs";

/** The engine stops when it finds no room for its next journal file of 16 MB, so it is not asked before. */
const minFreeBytes = 17 * 1024 * 1024;

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

function freeBytesOn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
