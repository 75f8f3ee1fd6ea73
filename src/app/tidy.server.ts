import type { Database } from "#adapters/database/database.ts";
import { purgeRateLimits } from "#adapters/limits/limits.ts";
import { purgeEmails } from "#adapters/mail/outbox.ts";
import { purgeJobs } from "#adapters/queue/tidy.ts";
import { purgeAccountRecords } from "#features/account/tidy.server.ts";
import { purgeDownloads } from "#features/delivery/tidy.server.ts";
import { purgeDeletedSavedResults } from "#features/library/tidy.server.ts";
import { purgeDeletedNegotiations } from "#features/negotiations/negotiations.server.ts";
import { purgeUsage } from "#features/tools/tidy.server.ts";
import { purgeDeletedWins } from "#features/wins/wins.server.ts";

/** Removes what has ended, part by part. */
export async function purgeExpiredData(db: Database): Promise<void> {
  await purgeAccountRecords(db);
  await purgeUsage(db);
  await purgeDownloads(db);
  await purgeDeletedSavedResults(db);
  await purgeDeletedWins(db);
  await purgeDeletedNegotiations(db);
  await purgeRateLimits(db);
  await purgeEmails(db);
  await purgeJobs(db);
}
