import { statfsSync } from "node:fs";

/** The engine stops when it finds no room for its next journal file of 16 MB, so it is not asked before. */
const minFreeBytes = 17 * 1024 * 1024;

/** Refuses statements that write while the folder's disk is nearly full; reading goes on. Throws ENOSPC. */
export function createDiskGuard(
  folder: string,
  freeBytes = freeBytesOn,
): (statement: string) => void {
  return (statement) => {
    if (/^\s*select\b/i.test(statement) || freeBytes(folder) >= minFreeBytes) return;
    throw Object.assign(new Error("The disk is nearly full."), { code: "ENOSPC" });
  };
}

function freeBytesOn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
