import type { Database } from "#adapters/database/database.ts";
import { job } from "#adapters/queue/table.server.ts";
import { and, desc, eq, exists, isNotNull, sql } from "drizzle-orm";
import { sendEmailJobKind } from "./send-email-job.ts";
import { mail } from "./table.server.ts";

const mailIdOfJob = sql`${job.data} ->> 'mail'`;

/** Its words are there, and its time is not over. */
const isWorthSending = sql<boolean>`(${mail.body} is not null and coalesce(${mail.expiresAt} > now(), true))`;

const isGivenUp = and(eq(job.kind, sendEmailJobKind), isNotNull(job.failedAt));

/** Messages that were given up, the latest first. `error` is the mail server’s code, as the queue keeps it. */
export function listGivenUpEmails(db: Database, limit: number) {
  // One look by its key for each: joined, all messages of a week would be read for a page of them.
  const message = db
    .select({ about: mail.about, isWorthSending: isWorthSending.as("is_worth_sending") })
    .from(mail)
    .where(eq(mail.id, mailIdOfJob))
    .limit(1)
    .as("message");
  return db
    .select({
      id: job.id,
      about: message.about,
      writtenAt: job.createdAt,
      failedAt: job.failedAt,
      attempts: job.attempts,
      error: job.error,
      canRetry: sql<boolean>`coalesce(${message.isWorthSending}, false)`,
    })
    .from(job)
    .leftJoinLateral(message, sql`true`)
    .where(isGivenUp)
    .orderBy(desc(job.failedAt), desc(job.id))
    .limit(limit);
}

/** How it stood with a message before it was put back. */
export type RetriedEmail = { readonly attempts: number; readonly error: string | null };

/** Puts a message back into the queue, as if it had never been tried; null when there is nothing to be sent any more. */
export async function retryGivenUpEmail(tx: Database, id: string): Promise<RetriedEmail | null> {
  const waiting = tx
    .select({ id: mail.id })
    .from(mail)
    .where(and(eq(mail.id, mailIdOfJob), isWorthSending));
  const isOne = and(eq(job.id, id), isGivenUp, exists(waiting));
  const [found] = await tx
    .select({ attempts: job.attempts, error: job.error })
    .from(job)
    .where(isOne)
    .for("update");
  if (!found) return null;
  await tx
    .update(job)
    .set({ failedAt: null, error: null, attempts: 0, runAt: sql`now()` })
    .where(eq(job.id, id));
  return found;
}
