import type { Database } from "#adapters/database/database.ts";
import { and, notInArray, sql } from "drizzle-orm";
import { isOpenJob } from "./open-jobs.ts";
import { job } from "./table.server.ts";

export type GivenUpJobs = { readonly kind: string; readonly count: number }[];

/**
 * Gives up what waits to be done or tried again, and answers how many of each kind that were. Left are jobs of the kinds
 * in `kept`, and those whose time has yet to come.
 */
export async function giveUpWaitingJobs(
  tx: Database,
  { kept, reason }: { readonly kept: readonly string[]; readonly reason: string },
): Promise<GivenUpJobs> {
  const isWaiting = and(
    isOpenJob,
    sql`(${job.runAt} <= now() or ${job.attempts} > 0)`,
    notInArray(job.kind, [...kept]),
  );
  const ended = await tx
    .update(job)
    .set({ failedAt: sql`now()`, error: reason })
    .where(isWaiting)
    .returning({ kind: job.kind });
  const kinds = Object.entries(Object.groupBy(ended, ({ kind }) => kind));
  return kinds.map(([kind, all = []]) => ({ kind, count: all.length }));
}
