import type { Database } from "#adapters/database/database.ts";
import { bulkEmailJobDedupe } from "#adapters/mail/bulk-emails.ts";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";

/** The job of a copy’s message, by the word that it was written once with. */
const jobOfCopy = sql`job.dedupe = ${bulkEmailJobDedupe("")}::text || letter_copy.mail_id`;
const isOpen = sql`job.done_at is null and job.failed_at is null`;

const Open = z.object({
  rows: z.tuple([
    z.object({ waiting: z.boolean(), queued: z.boolean(), open: z.boolean(), fresh: z.number() }),
  ]),
});

/** How far a letter has come: copies that wait, are queued, have a message under way, and how many of those are at their first try. */
export async function readProgress(tx: Database, letterId: string) {
  const exists = (state: string, more: SQL = sql``) => sql`exists (
    select 1 from letter_copy ${more} where letter_id = ${letterId} and state = ${sql.raw(`'${state}'`)})`;
  const joined = sql`join job on ${jobOfCopy} and ${isOpen}`;
  const found = await tx.execute(sql`
    select ${exists("waiting")} as waiting, ${exists("queued")} as queued,
      ${exists("queued", joined)} as open,
      (select count(*)::int from letter_copy ${joined}
        where letter_id = ${letterId} and state = 'queued' and job.attempts <= 1) as fresh`);
  return Open.parse(found).rows[0];
}

/** Takes down what came of the messages that were queued, in the figures of the letter as well. */
export async function settleCopies(tx: Database, letterId: string): Promise<void> {
  await tx.execute(sql`
    with ended as (
      select letter_copy.id, case when mail.sent_at is null then 'given up' else 'sent' end as state
      from letter_copy
        left join mail on mail.id = letter_copy.mail_id
        left join job on ${jobOfCopy}
      where letter_copy.letter_id = ${letterId} and letter_copy.state = 'queued'
        and (mail.sent_at is not null or job.failed_at is not null
          or (mail.id is not null and mail.body is null))
    ), settled as (
      update letter_copy set state = ended.state, settled_at = now()
      from ended where ended.id = letter_copy.id
      returning letter_copy.state
    ), counted as (
      select (count(*) filter (where state = 'sent'))::int as sent,
        (count(*) filter (where state = 'given up'))::int as given_up
      from settled
    )
    update letter set sent = letter.sent + counted.sent, given_up = letter.given_up + counted.given_up
    from counted where letter.id = ${letterId}`);
}

/** Puts back what was held while the letter was stopped: the same messages, under the same ids, once each. */
export async function requeueHeldCopies(tx: Database, letterId: string): Promise<void> {
  await tx.execute(sql`
    update job set done_at = null, attempts = 0, run_at = now()
    from letter_copy join mail on mail.id = letter_copy.mail_id
    where letter_copy.letter_id = ${letterId} and letter_copy.state = 'queued' and ${jobOfCopy}
      and job.done_at is not null and mail.sent_at is null and mail.body is not null`);
  // A message that was held for more than a week is gone, and is written anew.
  await tx.execute(sql`
    update letter_copy set state = 'waiting', mail_id = null
    where letter_id = ${letterId} and state = 'queued'
      and not exists (select 1 from mail where mail.id = letter_copy.mail_id)`);
}
