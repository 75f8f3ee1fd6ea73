import type { Database } from "#adapters/database/database.ts";
import { retryDelaySeconds, maxAttempts } from "./backoff.ts";
import { type ClaimedJob, finishJob, failJob, postponeJob, renewLease } from "./claim-jobs.ts";
import { UnrecoverableJobError, type QueueLogger, type JobHandler } from "./queue.ts";

export type JobContext = {
  readonly db: Database;
  readonly report: QueueLogger;
  readonly leaseMs: number;
  /** Aborted when the process is about to end. */
  readonly signal: AbortSignal;
  readonly handler: JobHandler | undefined;
};

/** Runs one claimed job and stores the outcome. Never rejects: what cannot be stored ends with the lease. */
export async function runJob(claimed: ClaimedJob, context: JobContext): Promise<void> {
  const { db, report } = context;
  try {
    await recordOutcome(claimed, context, await executeJob(claimed, context));
  } catch (error) {
    report("job not settled", { ...logFields(claimed), error: errorCode(error) });
  }

  async function recordOutcome(
    one: ClaimedJob,
    { signal }: JobContext,
    error: unknown,
  ): Promise<unknown> {
    if (error === null) return finishJob(db, one);
    const facts = { ...logFields(one), error: errorCode(error) };
    if (error instanceof UnrecoverableJobError || one.attempts >= maxAttempts) {
      report("job given up", facts);
      return failJob(db, one, errorCode(error));
    }
    if (signal.aborted) return postponeJob(db, one, 0, null);
    report("job failed, tried again later", facts);
    return postponeJob(db, one, retryDelaySeconds(one.attempts), errorCode(error));
  }
}

/** Null when the work is done, else why not. */
async function executeJob(
  claimed: ClaimedJob,
  { db, leaseMs, signal, handler }: JobContext,
): Promise<unknown> {
  if (!handler || claimed.attempts > maxAttempts)
    return new UnrecoverableJobError("It ended its process each time.");
  const lost = new AbortController();
  const renew = async () => {
    if (!(await renewLease(db, claimed, leaseMs / 1000))) lost.abort();
  };
  // A renewal that fails is repeated at the next turn; the lease outlives two of them.
  const timer = setInterval(() => void renew().catch(() => {}), leaseMs / 3);
  try {
    await handler(claimed.data, AbortSignal.any([signal, lost.signal]));
    return null;
  } catch (error) {
    return error ?? new Error("unknown");
  } finally {
    clearInterval(timer);
  }
}

function logFields({ id, kind, attempts }: ClaimedJob) {
  return { job: id, kind, attempts };
}

/** The code of a failure; its message may quote personal text. */
function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const source =
    error instanceof UnrecoverableJobError && error.cause instanceof Error ? error.cause : error;
  const code = "code" in source && typeof source.code === "string" ? source.code : source.name;
  const status = "responseCode" in source ? ` ${String(source.responseCode)}` : "";
  return `${code}${status}`;
}
