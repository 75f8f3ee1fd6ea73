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
    with found as (
      select letter_copy.id, letter_copy.state as before,
        case when letter_copy.state not in ('waiting', 'queued') then letter_copy.state
          when mail.sent_at is not null then 'sent' else 'left' end as after
      from letter_copy left join mail on mail.id = letter_copy.mail_id
      where ${isReader}
      for update of letter_copy
    ), gone as (
      update letter_copy set
        email = null,
        left_at = case when ${leaving} then now() else left_at end,
        state = found.after
      from found where found.id = letter_copy.id
      returning letter_copy.letter_id, found.before, found.after
    ), counted as (
      select letter_id, count(*)::int as copies,
        (count(*) filter (where before <> after and after = 'sent'))::int as sent,
        (count(*) filter (where before <> after and after = 'left'))::int as unsent
      from gone group by letter_id
    )
    update letter set
      sent = letter.sent + counted.sent,
      left_before = letter.left_before + counted.unsent,
      unsubscribed = letter.unsubscribed
        + case when ${leaving} then counted.copies else 0 end
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
