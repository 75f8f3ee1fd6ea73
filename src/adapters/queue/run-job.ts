import type { Database } from "#adapters/database/database.ts";
import { delaySeconds, mostAttempts } from "./backoff.ts";
import { type Claimed, finishJob, giveUpJob, postponeJob, renewLease } from "./claim.ts";
import { GiveUp, type Report, type Work } from "./queue.ts";

export type Doing = {
  readonly db: Database;
  readonly report: Report;
  readonly leaseMs: number;
  /** Aborted when the process is about to end. */
  readonly signal: AbortSignal;
  readonly work: Work | undefined;
};

/** Does one claimed job and writes down what came of it. Never rejects: what cannot be written ends with the lease. */
export async function runJob(claimed: Claimed, doing: Doing): Promise<void> {
  const { db, report } = doing;
  try {
    await settle(claimed, doing, await outcomeOf(claimed, doing));
  } catch (error) {
    report("job not settled", { ...namesOf(claimed), error: nameOf(error) });
  }

  async function settle(one: Claimed, { signal }: Doing, error: unknown): Promise<unknown> {
    if (error === null) return finishJob(db, one);
    const facts = { ...namesOf(one), error: nameOf(error) };
    if (error instanceof GiveUp || one.attempts >= mostAttempts) {
      report("job given up", facts);
      return giveUpJob(db, one, nameOf(error));
    }
    if (signal.aborted) return postponeJob(db, one, 0, null);
    report("job failed, tried again later", facts);
    return postponeJob(db, one, delaySeconds(one.attempts), nameOf(error));
  }
}

/** Null when the work is done, else why not. */
async function outcomeOf(claimed: Claimed, { db, leaseMs, signal, work }: Doing): Promise<unknown> {
  if (!work || claimed.attempts > mostAttempts)
    return new GiveUp("It ended its process each time.");
  const lost = new AbortController();
  const renew = async () => {
    if (!(await renewLease(db, claimed, leaseMs / 1000))) lost.abort();
  };
  // A renewal that fails is repeated at the next turn; the lease outlives two of them.
  const timer = setInterval(() => void renew().catch(() => {}), leaseMs / 3);
  try {
    await work(claimed.data, AbortSignal.any([signal, lost.signal]));
    return null;
  } catch (error) {
    return error ?? new Error("unknown");
  } finally {
    clearInterval(timer);
  }
}

function namesOf({ id, kind, attempts }: Claimed) {
  return { job: id, kind, attempts };
}

/** What a failure is called; its words may quote hers. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const source = error instanceof GiveUp && error.cause instanceof Error ? error.cause : error;
  const code = "code" in source && typeof source.code === "string" ? source.code : source.name;
  const status = "responseCode" in source ? ` ${String(source.responseCode)}` : "";
  return `${code}${status}`;
}
