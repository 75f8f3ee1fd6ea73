import type { Database } from "#adapters/database/database.ts";
import { newId } from "#adapters/database/new-id.ts";
import { claimJobs } from "./claim.ts";
import { type Doing, runJob } from "./run-job.ts";
import type { Queue, Report, Work } from "./queue.ts";
import { job } from "./table.server.ts";

export type QueueParts = {
  readonly db: Database;
  readonly report: Report;
  readonly pace?: Partial<typeof usualPace>;
};

const usualPace = {
  /** How often an idle process looks. */
  pollMs: 1_000,
  /** Time for the transaction that promised a job to end. */
  nudgeMs: 30,
  /** A job of a process that died is due again after this. */
  leaseMs: 10_000,
  atOnce: 4,
};

/** A queue in the database: all processes write to it and share the work. */
export function createQueue({ db, report, pace }: QueueParts): Queue {
  const { pollMs, nudgeMs, leaseMs, atOnce } = { ...usualPace, ...pace };
  const ending = new AbortController();
  const running = new Set<Promise<void>>();
  const timers = new Set<NodeJS.Timeout>();
  let works: Readonly<Record<string, Work>> = {};
  let isOpen = false;
  let looking: Promise<void> | undefined;
  let isTroubled = false;

  async function claim() {
    const kinds = Object.keys(works);
    const claimed = await claimJobs(db, kinds, atOnce - running.size, leaseMs / 1000);
    for (const one of claimed) {
      const doing: Doing = { db, report, leaseMs, signal: ending.signal, work: works[one.kind] };
      const done = runJob(one, doing).finally(() => {
        running.delete(done);
        void look();
      });
      running.add(done);
    }
  }

  /** One look at a time; what cannot be looked up now is looked up at the next turn. */
  async function look(): Promise<void> {
    if (!isOpen || looking || running.size >= atOnce) return looking;
    looking = claim().then(
      () => void (isTroubled = false),
      (error: unknown) => {
        if (!isTroubled) report("queue cannot be read", { code: codeOf(error) });
        isTroubled = true;
      },
    );
    await looking;
    looking = undefined;
  }

  function nudge() {
    if (!isOpen) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      void look();
    }, nudgeMs);
    timers.add(timer);
  }

  return {
    async add(tx, { kind, data, dedupe, at }) {
      const row = { id: newId(), kind, data, dedupe: dedupe ?? null, ...(at && { runAt: at }) };
      await tx.insert(job).values(row).onConflictDoNothing();
      nudge();
    },
    start(given) {
      works = given;
      isOpen = Object.keys(given).length > 0;
      if (!isOpen) return;
      timers.add(setInterval(() => void look(), pollMs));
      void look();
    },
    async drain(patienceMs) {
      isOpen = false;
      for (const timer of timers) clearTimeout(timer);
      await looking;
      const tooLate = setTimeout(() => ending.abort(), patienceMs);
      await Promise.all(running);
      clearTimeout(tooLate);
    },
  };
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}
