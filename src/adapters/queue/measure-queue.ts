import type { Database } from "#adapters/database/database.ts";
import { and, gt, isNotNull, lte, notInArray, sql } from "drizzle-orm";
import { isOpenJob } from "./open-jobs.ts";
import { job } from "./table.server.ts";

const isDue = and(isOpenJob, lte(job.runAt, sql`now()`));

/** How many jobs there are: due by now, to be done later or in somebody's hands, and given up within a day; some kinds may be left out. */
export async function countJobs(db: Database, except: readonly string[] = []) {
  const isCounted = except.length > 0 ? notInArray(job.kind, [...except]) : undefined;
  const isLater = and(isOpenJob, gt(job.runAt, sql`now()`));
  const isGivenUp = and(isNotNull(job.failedAt), gt(job.failedAt, sql`now() - interval '1 day'`));
  const [due, later, givenUp] = await Promise.all(
    [isDue, isLater, isGivenUp].map((condition) => db.$count(job, and(condition, isCounted))),
  );
  return { due: due ?? 0, later: later ?? 0, given_up: givenUp ?? 0 };
}

/** For each kind of work, the seconds for which the oldest due job has waited. */
export async function measureQueueLag(db: Database): Promise<Readonly<Record<string, number>>> {
  const seconds = sql<number>`extract(epoch from now() - min(${job.runAt}))::float8`;
  const rows = await db
    .select({ kind: job.kind, seconds })
    .from(job)
    .where(isDue)
    .groupBy(job.kind);
  return Object.fromEntries(rows.map((row) => [row.kind, row.seconds]));
}
