import { statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";

const inMemory = "/dev/shm";
const plenty = 4 * 1024 ** 3;

/**
 * Where tests make their folders: in memory where there is plenty, for a disk takes eight times the work over the
 * thousand files of a database. A bench measures disks too, and TMPDIR is a choice already made.
 */
export const scratchFolder: string =
  process.env["VITEST"] !== undefined && process.env["TMPDIR"] === undefined && hasRoom()
    ? inMemory
    : tmpdir();

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return Math.min(bavail * bsize, freemem()) > plenty;
  } catch {
    return false;
  }
}
