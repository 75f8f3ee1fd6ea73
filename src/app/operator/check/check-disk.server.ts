import { existsSync, statfsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { formatBytes } from "#app/operator/records/format-amounts.ts";
import { type CheckPart, right, wrong } from "./finding.server.ts";

const what = "Disk";

/** A gigabyte: records that fill the last of it refuse changes. */
export const minFreeBytes = 1e9;

/** What is free where this folder lies, or would be made. */
export function readFreeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(nearestFolder(resolve(folder)));
  return bavail * bsize;
}

export const checkDisk: CheckPart = async ({ DATA_DIR }) => {
  const folder = resolve(DATA_DIR);
  const free = readFreeBytes(folder);
  return [
    free < minFreeBytes
      ? wrong(
          what,
          `${formatBytes(free)} are free at ${folder}. Make room: below 17 MB the embedded records take no changes.`,
        )
      : right(what, `${formatBytes(free)} are free at ${folder}.`),
  ];
};

function nearestFolder(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearestFolder(dirname(folder));
}
