import { join, resolve } from "node:path";
import { isAlike, type TableComparison } from "#adapters/backup/compare-records.ts";
import { MoveDifferenceError, moveRecords } from "#adapters/backup/move-records.ts";
import { describeDatabase } from "#adapters/database/describe-database.ts";
import { isPostgresUrl } from "#adapters/database/env.ts";
import { openDatabase, openUnpreparedDatabase } from "#adapters/database/index.ts";
import { OperatorError, type SetupCommand } from "#app/operator/operator-command.server.ts";
import { formatCount, formatSecondsSince } from "./format-amounts.ts";

export const moveCommandName = "move";

export const moveCommand: SetupCommand = {
  usage: [
    `${moveCommandName} --to <postgres://…>`,
    "copies the embedded records into an empty PostgreSQL database and compares every row; the server is stopped",
  ],
  async run({ args, options: { to } }, { settings, say }) {
    if (to === undefined || args.length > 0 || !isPostgresUrl(to))
      throw new OperatorError(
        `Name the database: "${moveCommandName} --to postgres://user@host:5432/name".`,
        2,
      );
    if (settings.DATABASE_URL !== undefined)
      throw new OperatorError(
        "DATABASE_URL is set: the records are not embedded ones. Take it out to move those of DATA_DIR.",
      );
    const target = { DATA_DIR: settings.DATA_DIR, DATABASE_URL: to };
    say(`To: ${describeDatabase(target)}.`);
    const started = performance.now();
    const from = await openDatabase(settings, { onlyExisting: true });
    try {
      const into = await openUnpreparedDatabase(target);
      try {
        const comparisons = await moveRecords(from.db, into.db);
        return formatMove(comparisons, formatSecondsSince(started), settings.DATA_DIR);
      } finally {
        await into.close();
      }
    } catch (error) {
      throw error instanceof MoveDifferenceError ? differenceProblem(error) : error;
    } finally {
      await from.close();
    }
  },
};

function formatMove(
  comparisons: readonly TableComparison[],
  duration: string,
  dataDir: string,
): string {
  const rows = comparisons.reduce((sum, one) => sum + one.rows, 0);
  const secret = join(resolve(dataDir), "app-secret");
  return [
    ...comparisons.map(formatComparison),
    `${formatCount(rows, "row")} of ${formatCount(comparisons.length, "table")} moved, and each compared: ${duration}.`,
    `Set DATABASE_URL to that address, APP_SECRET stays the same (without one it is in ${secret}), and start. The embedded records stay as they are.`,
  ].join("\n");
}

function formatComparison(one: TableComparison): string {
  const count = formatCount(one.rows, "row");
  if (isAlike(one)) return `${one.table}: ${count}, all alike`;
  const { missing, added, changed, first } = one;
  return `${one.table}: ${count}; ${changed} differ, ${missing} missing, ${added} too many; the first is ${first}`;
}

function differenceProblem({ comparisons }: MoveDifferenceError): OperatorError {
  return new OperatorError(
    [
      ...comparisons.map(formatComparison),
      "Not every row arrived as it left, so nothing was kept there. The embedded records stay as they are.",
    ].join("\n"),
  );
}
