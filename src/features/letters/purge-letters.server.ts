import type { Database } from "#adapters/database/database.ts";
import { letterCopy } from "./table.server.ts";
import { and, inArray, isNotNull, sql } from "drizzle-orm";

/** Forgets to whom a letter went a week after it did; that it went stays counted. */
export async function purgeLetterReaders(db: Database): Promise<void> {
  await db
    .update(letterCopy)
    .set({ email: null })
    .where(
      and(isNotNull(letterCopy.email), sql`${letterCopy.settledAt} < now() - interval '7 days'`),
    );
}

/** Ends every letter under way, as copies that waited may have gone since; answers how many copies those were. */
export async function giveUpWaitingCopies(tx: Database): Promise<number> {
  const ended = await tx
    .update(letterCopy)
    .set({ state: "given up", settledAt: sql`now()` })
    .where(inArray(letterCopy.state, ["waiting", "queued"]))
    .returning({ id: letterCopy.id });
  await tx.execute(sql`
    update letter set state = 'sent', ended_at = now(), given_up = copies - sent - left_before
    where state in ('sending', 'stopped')`);
  return ended.length;
}
