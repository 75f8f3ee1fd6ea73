import type { Database } from "#adapters/database/database.ts";
import { claimJobs } from "./claim-jobs.ts";
import type { JobHandler, QueueLogger } from "./queue.ts";
import { type JobContext, runJob } from "./run-job.ts";

export type LaneDeps = {
  readonly db: Database;
  readonly report: QueueLogger;
  readonly leaseMs: number;
  /** At most so many of its jobs run at once; those of other lanes do not count. */
  readonly concurrency: number;
  readonly handlers: Readonly<Record<string, JobHandler>>;
  /** Aborted when the process is about to end. */
  readonly signal: AbortSignal;
};

export type Lane = {
  readonly poll: () => Promise<void>;
  /** Claims nothing more, and resolves once what runs has ended. */
  readonly drain: () => Promise<void>;
};

/** The jobs of some kinds, with places of their own: they wait for one another alone. */
export function createLane(deps: LaneDeps): Lane {
  const { db, report, leaseMs, concurrency, handlers, signal } = deps;
  const kinds = Object.keys(handlers);
  const running = new Set<Promise<void>>();
  let isOpen = true;
  let polling: Promise<void> | undefined;
  let isFailing = false;

  async function claim() {
    const claimed = await claimJobs(db, kinds, concurrency - running.size, leaseMs / 1000);
    for (const one of claimed) {
      const context: JobContext = { db, report, leaseMs, signal, handler: handlers[one.kind] };
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

  return {
    poll,
    async drain() {
      isOpen = false;
      await polling;
      await Promise.all(running);
    },
  };
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}
