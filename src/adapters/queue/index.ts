import type { Database } from "#adapters/database/database.ts";
import { newId } from "#adapters/database/new-id.ts";
import { createLane, type Lane } from "./lane.ts";
import type { Queue, QueueLogger } from "./queue.ts";
import { job } from "./table.server.ts";

export type QueueDeps = {
  readonly db: Database;
  readonly report: QueueLogger;
  readonly timing?: Partial<typeof defaultTiming>;
  /** Kinds that nobody waits for: one at a time, in a place of its own, so that other work never waits behind them. */
  readonly backgroundKinds?: readonly string[];
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
export function createQueue({ db, report, timing, backgroundKinds = [] }: QueueDeps): Queue {
  const { pollMs, nudgeMs, leaseMs, concurrency } = { ...defaultTiming, ...timing };
  const ending = new AbortController();
  const timers = new Set<NodeJS.Timeout>();
  let lanes: readonly Lane[] = [];
  let isOpen = false;

  function poll() {
    for (const lane of lanes) void lane.poll();
  }

  function pollSoon() {
    if (!isOpen) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      poll();
    }, nudgeMs);
    timers.add(timer);
  }

  return {
    async enqueue(tx, { kind, data, dedupe, runAt: at }) {
      const row = { id: newId(), kind, data, dedupe: dedupe ?? null, ...(at && { runAt: at }) };
      await tx.insert(job).values(row).onConflictDoNothing();
      pollSoon();
    },
    start(handlers) {
      const { usual = [], background = [] } = Object.groupBy(Object.entries(handlers), ([kind]) =>
        backgroundKinds.includes(kind) ? "background" : "usual",
      );
      const shared = { db, report, leaseMs, signal: ending.signal };
      const places = [
        { ...shared, concurrency, handlers: Object.fromEntries(usual) },
        { ...shared, concurrency: 1, handlers: Object.fromEntries(background) },
      ];
      lanes = places
        .filter((place) => Object.keys(place.handlers).length > 0)
        .map((place) => createLane(place));
      isOpen = lanes.length > 0;
      if (!isOpen) return;
      timers.add(setInterval(poll, pollMs));
      poll();
    },
    async drain(timeoutMs) {
      isOpen = false;
      const draining = lanes.map((lane) => lane.drain());
      for (const timer of timers) clearTimeout(timer);
      const tooLate = setTimeout(() => ending.abort(), timeoutMs);
      await Promise.all(draining);
      clearTimeout(tooLate);
    },
  };
}
