import type { Database } from "#adapters/database/database.ts";
import type { BulkMailer } from "#adapters/mail/bulk-emails.ts";
import type { JobHandler, Queue } from "#adapters/queue/queue.ts";
import { batchOfLetter } from "#features/letters/letter.ts";
import { type LetterSender, renderLetter } from "#features/letters/letter-email.server.ts";
import { letter, letterCopy } from "#features/letters/table.server.ts";
import type { UnsubscribeTokens } from "#features/letters/unsubscribe-token.server.ts";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { selectReaders } from "./readers.server.ts";
import { readProgress, requeueHeldCopies, settleCopies } from "./settle-copies.server.ts";

/** The job that goes on with a letter. */
export const letterJobKind = "letter";

/** Messages of a letter at their first try at once: what the pace takes in twice the time between two turns. */
const maxFresh = 20;

const LetterJob = z.object({ letter: z.string(), turn: z.string() });

export type LetterTurnDeps = {
  readonly db: Database;
  readonly queue: Queue;
  readonly bulkMailer: BulkMailer;
  readonly sender: LetterSender;
  readonly tokens: UnsubscribeTokens;
  /** Between two turns of one letter. */
  readonly turnMs: number;
};

type LetterRow = typeof letter.$inferSelect;

/** Promises the next turn of a letter. Each has a number and is written once, so a repeated one changes nothing. */
export async function enqueueTurn(
  queue: Queue,
  tx: Database,
  { id, turn, delayMs }: { readonly id: string; readonly turn: number; readonly delayMs: number },
): Promise<void> {
  const dedupe = `letter ${id} turn ${turn}`;
  const runAt = new Date(Date.now() + delayMs);
  const data = { letter: id, turn: `${turn}` } satisfies z.infer<typeof LetterJob>;
  await queue.enqueue(tx, { kind: letterJobKind, data, dedupe, runAt });
}

/**
 * Goes on with a letter: takes down what was sent, and queues a few more copies. All of a turn is one transaction with
 * the promise of the next, so a process that dies leaves neither a gap nor a copy twice.
 */
export function createLetterTurnHandler(deps: LetterTurnDeps): JobHandler {
  const { db, queue, turnMs } = deps;
  return async (data) => {
    const { letter: id, turn } = LetterJob.parse(data);
    await db.transaction(async (tx) => {
      const [row] = await tx.select().from(letter).where(eq(letter.id, id)).for("update");
      if (!row || row.turn !== Number(turn)) return;
      await settleCopies(tx, id);
      const delay = row.state === "sending" ? await goOn(tx, row) : await waitForOpen(tx, row);
      if (delay === null) return;
      await tx
        .update(letter)
        .set({ turn: row.turn + 1 })
        .where(eq(letter.id, id));
      await enqueueTurn(queue, tx, { id, turn: row.turn + 1, delayMs: delay });
    });
  };

  async function goOn(tx: Database, row: LetterRow): Promise<number | null> {
    await requeueHeldCopies(tx, row.id);
    const { waiting, queued, fresh } = await readProgress(tx, row.id);
    if (waiting) await queueCopies(tx, row, maxFresh - fresh, deps);
    if (waiting || fresh > 0) return turnMs;
    if (queued) return 3 * turnMs;
    await tx
      .update(letter)
      .set({ state: "sent", endedAt: sql`now()` })
      .where(eq(letter.id, row.id));
    return null;
  }

  /** Stopped: what is under way is still taken down. */
  async function waitForOpen(tx: Database, { id, state }: LetterRow): Promise<number | null> {
    if (state !== "stopped") return null;
    return (await readProgress(tx, id)).open ? 3 * turnMs : null;
  }
}

/** Queues so many copies at most; whoever left meanwhile gets none. */
async function queueCopies(
  tx: Database,
  row: LetterRow,
  limit: number,
  { bulkMailer, sender, tokens }: LetterTurnDeps,
): Promise<void> {
  if (limit <= 0) return;
  const next = await tx
    .select({ id: letterCopy.id, email: letterCopy.email })
    .from(letterCopy)
    .where(and(eq(letterCopy.letterId, row.id), eq(letterCopy.state, "waiting")))
    .orderBy(asc(letterCopy.id))
    .limit(limit)
    .for("update");
  const addressed = next.flatMap(({ id, email }) => (email === null ? [] : [{ id, email }]));
  const emails = addressed.map(({ email }) => email);
  const readers = await selectReaders(tx, row.readers, emails);
  const going = addressed.filter(({ email }) => readers.has(email));
  const messages = going.map(({ id, email }) => {
    const unsubscribeUrl = tokens.urlFor({ copyId: id, email });
    return renderLetter(row, sender, { email, unsubscribeUrl });
  });
  const mailIds = await bulkMailer.enqueue(tx, batchOfLetter(row.id), messages);
  await markQueued(
    tx,
    going.map(({ id }, at) => ({ id, mailId: mailIds[at] ?? "" })),
  );
  const goingIds = new Set(going.map(({ id }) => id));
  await markLeft(
    tx,
    row.id,
    next.map(({ id }) => id).filter((id) => !goingIds.has(id)),
  );
}

async function markQueued(
  tx: Database,
  queued: readonly { readonly id: string; readonly mailId: string }[],
): Promise<void> {
  if (queued.length === 0) return;
  const pairs = queued.map(({ id, mailId }) => sql`(${id}::text, ${mailId}::text)`);
  await tx.execute(sql`
    update letter_copy set state = 'queued', mail_id = queued.mail_id
    from (values ${sql.join(pairs, sql`, `)}) as queued (id, mail_id)
    where letter_copy.id = queued.id`);
}

/** They left by another way than a letter’s link: the waitlist’s, or the account page. */
async function markLeft(tx: Database, letterId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(letterCopy)
    .set({ state: "left", email: null, leftAt: sql`now()` })
    .where(inArray(letterCopy.id, [...ids]));
  const more = ids.length;
  await tx
    .update(letter)
    .set({
      left: sql`${letter.left} + ${more}`,
      unsubscribed: sql`${letter.unsubscribed} + ${more}`,
    })
    .where(eq(letter.id, letterId));
}
