import type { Database } from "#adapters/database/database.ts";

export type NewJob = {
  readonly kind: string;
  /** Small and without personal text: it stays readable in the database. */
  readonly data: Readonly<Record<string, string>>;
  /** A job with the same word is written once. */
  readonly dedupe?: string;
  /** Not before this moment; without it at once. */
  readonly runAt?: Date;
};

/** Does one kind of job; it may run again after a crash. The signal ends it when it must give its place back. */
export type JobHandler = (data: unknown, signal: AbortSignal) => Promise<void>;

export type Queue = {
  /** Stores a job, in the transaction of the change that promised it. */
  readonly enqueue: (db: Database, job: NewJob) => Promise<void>;
  /** Starts to poll for jobs of these kinds and to run them. */
  readonly start: (handlers: Readonly<Record<string, JobHandler>>) => void;
  /** Claims no new job, lets running ones finish for so many milliseconds, and releases the rest. */
  readonly drain: (timeoutMs: number) => Promise<void>;
};

/** What the log gets; never personal text. */
export type QueueLogger = (event: string, facts: Readonly<Record<string, unknown>>) => void;

/** Thrown by a work for which another try would be in vain. */
export class UnrecoverableJobError extends Error {
  override readonly name = "UnrecoverableJobError";
}
