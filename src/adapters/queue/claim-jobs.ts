import type { Database } from "#adapters/database/database.ts";
import { and, eq, inArray, lte, sql } from "drizzle-orm";
import { isOpenJob } from "./open-jobs.ts";
import { job } from "./table.server.ts";

/** A claimed job. The number of attempts distinguishes this lease from every other. */
export type ClaimedJob = {
  readonly id: string;
  readonly kind: string;
  readonly data: unknown;
  readonly attempts: number;
};

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds}::float8)`;

const heldLease = ({ id, attempts }: ClaimedJob) =>
  and(eq(job.id, id), eq(job.attempts, attempts), isOpenJob);

/** Takes at most so many due jobs for this process; whoever dies with them loses them when the lease ends. */
export async function claimJobs(
  db: Database,
  kinds: readonly string[],
  limit: number,
  leaseSeconds: number,
): Promise<readonly ClaimedJob[]> {
  // A plain subquery may run once for each row, and claim more than its limit; what stands in WITH and locks runs once.
  const due = db.$with("due").as(
    db
      .select({ id: job.id })
      .from(job)
      .where(and(isOpenJob, lte(job.runAt, sql`now()`), inArray(job.kind, [...kinds])))
      .orderBy(job.runAt)
      .limit(limit)
      .for("update", { skipLocked: true }),
  );
  return db
    .with(due)
    .update(job)
    .set({ attempts: sql`${job.attempts} + 1`, runAt: inSeconds(leaseSeconds) })
    .where(inArray(job.id, db.select({ id: due.id }).from(due)))
    .returning({ id: job.id, kind: job.kind, data: job.data, attempts: job.attempts });
}

/** Makes the lease longer; false when the job is in other hands by now. */
export async function renewLease(db: Database, claimed: ClaimedJob, seconds: number) {
  return updateIfHeld(db, claimed, { runAt: inSeconds(seconds) });
}

export function finishJob(db: Database, claimed: ClaimedJob) {
  return updateIfHeld(db, claimed, { doneAt: sql`now()`, error: null });
}

/** Another try after so many seconds. */
export function postponeJob(
  db: Database,
  claimed: ClaimedJob,
  seconds: number,
  error: string | null,
) {
  return updateIfHeld(db, claimed, { runAt: inSeconds(seconds), error });
}

export function failJob(db: Database, claimed: ClaimedJob, error: string) {
  return updateIfHeld(db, claimed, { failedAt: sql`now()`, error });
}

async function updateIfHeld(
  db: Database,
  claimed: ClaimedJob,
  values: Parameters<ReturnType<typeof db.update<typeof job>>["set"]>[0],
): Promise<boolean> {
  const changed = await db
    .update(job)
    .set(values)
    .where(heldLease(claimed))
    .returning({ id: job.id });
  return changed.length > 0;
}
