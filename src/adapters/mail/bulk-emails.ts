import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "#adapters/database/database.ts";
import type { Queue, JobHandler } from "#adapters/queue/queue.ts";
import { consumeRateLimits } from "#adapters/rate-limits/rate-limits.ts";
import type { RateWindow } from "#adapters/rate-limits/rate-window.ts";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { EmailMessage } from "./mailer.ts";
import type { Outbox } from "./outbox.ts";
import { SendEmailJob, sendEmailJobKind } from "./send-email-job.ts";
import { mail } from "./table.server.ts";

/** The job that sends one message of a batch, when nothing else is to be sent. */
export const bulkEmailJobKind = "bulk mail";

/** Every job that sends a message. */
export const emailJobKinds = [sendEmailJobKind, bulkEmailJobKind] as const;

/** Sixty a minute for all processes together, whatever they are part of. */
export const bulkEmailPace: RateWindow = { limit: 1, windowSeconds: 1 };

/** The word that the job of a message is written once by. */
export const bulkEmailJobDedupe = (mailId: string) => `bulk mail ${mailId}`;

export type BulkMailer = {
  /** Stores messages in the transaction of the change that caused them; answers their ids, in order. */
  readonly enqueue: (
    tx: Database,
    batch: string,
    messages: readonly EmailMessage[],
  ) => Promise<readonly string[]>;
};

/** Writes messages that go at the pace of batches. */
export function createBulkMailer(outbox: Outbox, queue: Queue): BulkMailer {
  return {
    async enqueue(tx, batch, messages) {
      const ids = await outbox.addBatch(tx, batch, messages, null);
      for (const id of ids) {
        const dedupe = bulkEmailJobDedupe(id);
        await queue.enqueue(tx, { kind: bulkEmailJobKind, data: { mail: id }, dedupe });
      }
      return ids;
    },
  };
}

/** Stores messages where nothing is sent: they are where they go to. */
export function createStoringBulkMailer(outbox: Outbox): BulkMailer {
  return { enqueue: (tx, batch, messages) => outbox.addBatch(tx, batch, messages, new Date()) };
}

type BulkEmailDeps = {
  readonly db: Database;
  /** Sends one message, as any other is sent. */
  readonly send: JobHandler;
  /** Whether nothing of this batch may go now. Such a message stays as it is, and its job ends. */
  readonly isHeld: (batch: string) => Promise<boolean>;
  readonly pace: RateWindow;
};

/** Sends one message of a batch once the pace of all processes has room for it. */
export function createBulkEmailHandler({ db, send, isHeld, pace }: BulkEmailDeps): JobHandler {
  async function mayGo(id: string): Promise<boolean> {
    const [found] = await db.select({ batch: mail.batch }).from(mail).where(eq(mail.id, id));
    return typeof found?.batch === "string" && !(await isHeld(found.batch));
  }

  return async (data, signal) => {
    const { mail: id } = SendEmailJob.parse(data);
    if (!(await mayGo(id))) return;
    await waitForRoom(db, pace, signal);
    // It may have been stopped meanwhile.
    if (await mayGo(id)) await send(data, signal);
  };
}

async function waitForRoom(db: Database, pace: RateWindow, signal: AbortSignal): Promise<void> {
  for (;;) {
    const taken = await consumeRateLimits(db, [{ key: "bulk mail", windows: [pace] }]);
    if (taken.ok) return;
    await wait(taken.retryAfterSeconds * 1_000, undefined, { signal });
  }
}

/** Removes the words of every message of a batch that waits for this address: it will not be sent. */
export async function withdrawBulkEmails(tx: Database, email: string): Promise<void> {
  await tx
    .update(mail)
    .set({ body: null })
    .where(and(eq(mail.about, email), isNotNull(mail.batch), isNull(mail.sentAt)));
}
