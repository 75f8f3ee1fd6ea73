import { resolve } from "node:path";
import { writeBackup } from "#adapters/backup/write-backup.ts";
import { readRelease } from "#adapters/release.ts";
import { OperatorError, type RecordsCommand } from "#app/operator/operator-command.server.ts";
import { formatBytes, formatCount, formatSecondsSince } from "./format-amounts.ts";
import { noteBackup } from "./last-backup.server.ts";

export const backupCommandName = "backup";

/** Runs in the server where that has the records to itself, so the file's path is a whole one. */
export const backupCommand: RecordsCommand = {
  usage: [
    `${backupCommandName} --to <file>`,
    "writes all records of this moment into one new file, also while the server runs",
  ],
  async run({ args, options }, { db, settings }) {
    if (options.to === undefined || args.length > 0)
      throw new OperatorError('Name the file: "backup --to <file>".', 2);
    const file = resolve(options.to);
    const started = performance.now();
    const { tables, rows, bytes } = await writeBackup(db, file, readRelease());
    const size = `${formatBytes(bytes)} in ${formatSecondsSince(started)}`;
    const made = { at: new Date().toISOString(), file, bytes };
    const isNoted = noteBackup(resolve(settings.DATA_DIR), made);
    return [
      `${formatCount(rows, "row")} of ${formatCount(tables, "table")} written to ${file} and read back: ${size}.`,
      "It holds what members wrote, and no secret. What is sealed in it opens with the same APP_SECRET alone: keep that elsewhere.",
      ...(isNoted ? [] : ["DATA_DIR cannot be written, so status will not know of this backup."]),
    ].join("\n");
  },
};
