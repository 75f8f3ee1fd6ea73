import { resolve } from "node:path";
import type { Database } from "#adapters/database/database.ts";
import type { Settings } from "#adapters/env.ts";
import { countJobs } from "#adapters/queue/measure-queue.ts";
import { minFreeBytes, readFreeBytes } from "#app/operator/check/check-disk.server.ts";
import { formatAge, formatBytes } from "#app/operator/records/format-amounts.ts";
import { readLastBackup } from "#app/operator/records/last-backup.server.ts";
import { readStatus } from "#app/operator/records/status.server.ts";
import type { ActiveProvider } from "#features/billing/active-provider.server.ts";
import { readLastReconciliation } from "#features/billing/sync/reconcile.server.ts";

export type HouseHealthDeps = {
  readonly db: Database;
  readonly settings: Settings;
  readonly payments: ActiveProvider;
  readonly now: () => Date;
};

export type Health = Awaited<ReturnType<typeof readHealth>>;

const maxBackupAgeMs = 48 * 3_600_000;

/** What runs, how the records stand, and what is left to be done about it. */
export async function readHealth({ db, settings, payments, now }: HouseHealthDeps) {
  const status = await readStatus({ db, settings });
  const queue = await countJobs(db);
  const comparison = await readLastReconciliation(db, payments);
  return {
    status,
    queue,
    comparison,
    startedAt: new Date(Date.now() - process.uptime() * 1_000),
    nodeVersion: process.version,
    freeBytes: isEmbedded(settings) ? readFreeBytes(settings.DATA_DIR) : null,
    warnings: listWarnings(settings, now()),
  };
}

/** What an owner has to be told without asking: a backup that is old, or a disk that is nearly full. */
export function listWarnings(settings: Settings, now: Date): readonly string[] {
  const warnings: string[] = [];
  const last = readLastBackup(resolve(settings.DATA_DIR));
  if (last === null) warnings.push("No backup is recorded.");
  else if (now.getTime() - Date.parse(last.at) > maxBackupAgeMs)
    warnings.push(`The last backup was made ${formatAge(new Date(last.at), now.getTime())}.`);
  if (!isEmbedded(settings)) return warnings;
  const free = readFreeBytes(settings.DATA_DIR);
  if (free < minFreeBytes)
    warnings.push(`Only ${formatBytes(free)} are free where the records lie.`);
  return warnings;
}

function isEmbedded({ DATABASE_URL: url }: Settings): boolean {
  return url === undefined;
}
