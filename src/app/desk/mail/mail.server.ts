import type { Database } from "#adapters/database/database.ts";
import { bulkEmailJobKind } from "#adapters/mail/bulk-emails.ts";
import { listGivenUpEmails, retryGivenUpEmail } from "#adapters/mail/given-up-emails.ts";
import { countJobs } from "#adapters/queue/measure-queue.ts";
import { letterJobKind } from "#app/desk/letters/letter-turn.server.ts";
import { listLettersUnderWay } from "#app/desk/letters/letters.server.ts";
import { AppError } from "#core/errors/app-error.ts";
import { writeOwnerAct } from "#features/desk/journal.server.ts";
import { z } from "zod";

const maxShown = 100;

/** POST /api/desk/mail/retry. */
export const RetryRequest = z.object({ id: z.string().max(100) });

export type MailView = Awaited<ReturnType<typeof readMail>>;

/** What is shown as one line a letter instead. */
const lettersKinds = [bulkEmailJobKind, letterJobKind];

/** The queue, the letters on their way, and what was given up. */
export async function readMail(db: Database) {
  const [queue, letters, givenUp] = await Promise.all([
    countJobs(db, lettersKinds),
    listLettersUnderWay(db),
    listGivenUpEmails(db, maxShown),
  ]);
  return { queue, letters, givenUp };
}

/** Tries a message again and writes it down. Throws 409 when it is no longer given up, or too old to send. */
export async function retryEmail(db: Database, actorId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await retryGivenUpEmail(tx, id);
    if (before === null)
      throw new AppError(
        "too_late",
        "This message no longer waits to be tried again: it was put back already, or its time is over.",
      );
    await writeOwnerAct(tx, {
      actorId,
      act: "message tried again",
      subject: { kind: "message", id },
      before: { state: "given up", ...before },
      after: { state: "waiting", attempts: 0, error: null },
    });
  });
}
