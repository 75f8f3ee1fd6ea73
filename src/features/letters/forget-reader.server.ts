import type { Database } from "#adapters/database/database.ts";
import { withdrawBulkEmails } from "#adapters/mail/bulk-emails.ts";
import { sql } from "drizzle-orm";
import { letter, letterCopy } from "./table.server.ts";

type ForgottenReader = {
  readonly email: string;
  /** The copy whose link was used, found also when its address is forgotten. */
  readonly copyId?: string;
  /** Whether the letters count it as somebody who left. */
  readonly isLeaving: boolean;
};

/** Takes an address out of every letter: what waits for it is not sent, and what was sent no longer says to whom. */
export async function forgetReader(
  tx: Database,
  { email, copyId = "", isLeaving }: ForgottenReader,
): Promise<void> {
  const isReader = sql`(${letterCopy.email} = ${email} or (${letterCopy.id} = ${copyId} and ${letterCopy.leftAt} is null))`;
  // Letters first, in one order: whoever sends them holds the letter before its copies.
  await tx.execute(sql`
    select ${letter.id} from ${letter}
    where ${letter.id} in (select ${letterCopy.letterId} from ${letterCopy} where ${isReader})
    order by ${letter.id} for update`);
  const leaving = sql`${isLeaving}::boolean`;
  await tx.execute(sql`
    with gone as (
      update letter_copy set
        email = null,
        left_at = case when ${leaving} then now() else left_at end,
        state = case when state in ('waiting', 'queued') then 'left' else state end
      where (email = ${email} or (id = ${copyId} and left_at is null))
      returning letter_id, state
    ), counted as (
      select letter_id, count(*)::int as all_copies,
        (count(*) filter (where state = 'left'))::int as unsent
      from gone group by letter_id
    )
    update letter set
      left_before = letter.left_before + counted.unsent,
      unsubscribed = letter.unsubscribed + case when ${leaving} then counted.all_copies else 0 end
    from counted where counted.letter_id = letter.id`);
  await withdrawBulkEmails(tx, email);
}

/** Takes back that the reader of this copy has left. */
export async function rememberReader(tx: Database, copyId: string): Promise<void> {
  await tx.execute(sql`
    with back as (
      update letter_copy set left_at = null where id = ${copyId} and left_at is not null
      returning letter_id
    )
    update letter set unsubscribed = unsubscribed - 1 from back where back.letter_id = letter.id`);
}
