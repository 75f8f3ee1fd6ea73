import type { Database } from "#adapters/database/database.ts";
import { or, sql } from "drizzle-orm";
import { job } from "./table.server.ts";

/** Removes jobs that ended: done ones after a week, given up ones after a month. */
export async function purgeJobs(db: Database): Promise<void> {
  const isOver = or(
    sql`${job.doneAt} < now() - interval '7 days'`,
    sql`${job.failedAt} < now() - interval '30 days'`,
  );
  await db.delete(job).where(isOver);
}
