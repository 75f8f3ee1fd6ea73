import type { Database } from "#adapters/database/database.ts";
import { tidyLimits } from "#adapters/limits/limits.ts";
import { tidyMail } from "#adapters/mail/outbox.ts";
import { tidyJobs } from "#adapters/queue/tidy.ts";
import { tidyAccounts } from "#features/account/tidy.server.ts";
import { tidyDownloads } from "#features/delivery/tidy.server.ts";
import { tidyLibrary } from "#features/library/tidy.server.ts";
import { tidyNegotiations } from "#features/negotiations/negotiations.server.ts";
import { tidyUses } from "#features/tools/tidy.server.ts";
import { tidyWins } from "#features/wins/wins.server.ts";

/** Removes what has ended, part by part. */
export async function tidy(db: Database): Promise<void> {
  await tidyAccounts(db);
  await tidyUses(db);
  await tidyDownloads(db);
  await tidyLibrary(db);
  await tidyWins(db);
  await tidyNegotiations(db);
  await tidyLimits(db);
  await tidyMail(db);
  await tidyJobs(db);
}
