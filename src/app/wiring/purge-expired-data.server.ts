import type { Database } from "#adapters/database/database.ts";
import { purgeRateLimits } from "#adapters/rate-limits/rate-limits.ts";
import { purgeEmails } from "#adapters/mail/outbox.ts";
import { purgeJobs } from "#adapters/queue/purge-jobs.ts";
import { purgeAccountRecords } from "#features/account/purge.server.ts";
import { purgeSharedTexts } from "#features/coaching-sessions/shared-texts/purge.server.ts";
import { purgeDownloads } from "#features/delivery/purge-downloads.server.ts";
import { purgeDeletedSavedResults } from "#features/library/purge.server.ts";
import { purgeLetterReaders } from "#features/letters/purge-letters.server.ts";
import { negotiationStore } from "#features/negotiations/negotiations-store.server.ts";
import { purgeUsage } from "#features/tools/limits/purge-usage.server.ts";
import { winStore } from "#features/wins/wins-store.server.ts";

/** Removes what has ended, part by part. */
export async function purgeExpiredData(db: Database): Promise<void> {
  await purgeAccountRecords(db);
  await purgeUsage(db);
  await purgeDownloads(db);
  await purgeDeletedSavedResults(db);
  await purgeSharedTexts(db);
  await winStore.purge(db);
  await negotiationStore.purge(db);
  await purgeLetterReaders(db);
  await purgeRateLimits(db);
  await purgeEmails(db);
  await purgeJobs(db);
}
