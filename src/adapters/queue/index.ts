import type { Database } from "#adapters/database/database.ts";
import { newId } from "#adapters/database/new-id.ts";
import { claimJobs } from "./claim-jobs.ts";
import { type JobContext, runJob } from "./run-job.ts";
import type { Queue, QueueLogger, JobHandler } from "./queue.ts";
import { job } from "./table.server.ts";

export type QueueDeps = {
  readonly db: Database;
  readonly report: QueueLogger;
  readonly timing?: Partial<typeof defaultTiming>;
};

const defaultTiming = {
  /** How often an idle process polls. */
  pollMs: 1_000,
  /** Time for the transaction that promised a job to end. */
  nudgeMs: 30,
  /** A job of a process that died is due again after this. */
  leaseMs: 10_000,
  concurrency: 4,
};

/** A queue in the database: all processes write to it and share the work. */
export function createQueue({ db, report, timing }: QueueDeps): Queue {
  const { pollMs, nudgeMs, leaseMs, concurrency } = { ...defaultTiming, ...timing };
  const ending = new AbortController();
  const running = new Set<Promise<void>>();
  const timers = new Set<NodeJS.Timeout>();
  let handlers: Readonly<Record<string, JobHandler>> = {};
  let isOpen = false;
  let polling: Promise<void> | undefined;
  let isFailing = false;

  async function claim() {
    const kinds = Object.keys(handlers);
    const claimed = await claimJobs(db, kinds, concurrency - running.size, leaseMs / 1000);
    for (const one of claimed) {
      const context: JobContext = {
        db,
        report,
        leaseMs,
        signal: ending.signal,
        handler: handlers[one.kind],
      };
      const done = runJob(one, context).finally(() => {
        running.delete(done);
        void poll();
      });
      running.add(done);
    }
  }

  /** One poll at a time; one that fails is repeated at the next turn. */
  async function poll(): Promise<void> {
    if (!isOpen || polling || running.size >= concurrency) return polling;
    polling = claim().then(
      () => void (isFailing = false),
      (error: unknown) => {
        if (!isFailing) report("queue cannot be read", { code: codeOf(error) });
        isFailing = true;
      },
    );
    await polling;
    polling = undefined;
  }

  function pollSoon() {
    if (!isOpen) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      void poll();
    }, nudgeMs);
    timers.add(timer);
  }

  return {
    async enqueue(tx, { kind, data, dedupe, runAt: at }) {
      const row = { id: newId(), kind, data, dedupe: dedupe ?? null, ...(at && { runAt: at }) };
      await tx.insert(job).values(row).onConflictDoNothing();
      pollSoon();
    },
    start(newHandlers) {
      handlers = newHandlers;
      isOpen = Object.keys(newHandlers).length > 0;
      if (!isOpen) return;
      timers.add(setInterval(() => void poll(), pollMs));
      void poll();
    },
    async drain(timeoutMs) {
      isOpen = false;
      for (const timer of timers) clearTimeout(timer);
      await polling;
      const tooLate = setTimeout(() => ending.abort(), timeoutMs);
      await Promise.all(running);
      clearTimeout(tooLate);
    },
  };
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}
