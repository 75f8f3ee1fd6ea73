import { existsSync, statfsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { formatBytes } from "#app/operator/records/format-amounts.ts";
import { type CheckPart, right, wrong } from "./finding.server.ts";

const what = "Disk";

/** A gigabyte: records that fill the last of it refuse changes. */
const minFreeBytes = 1e9;

export const checkDisk: CheckPart = async ({ DATA_DIR }) => {
  const folder = resolve(DATA_DIR);
  const { bavail, bsize } = statfsSync(nearestFolder(folder));
  const free = bavail * bsize;
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
