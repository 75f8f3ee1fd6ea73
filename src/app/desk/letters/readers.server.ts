import type { Database } from "#adapters/database/database.ts";
import { user } from "#adapters/identity/table.server.ts";
import type { LetterReaders } from "#features/letters/letter.ts";
import { letterConsent } from "#features/letters/table.server.ts";
import { waitlistEntry } from "#features/waitlist/table.server.ts";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";

// Each of the two holds an address once, and folded by case: union is what makes one of the same in both.
const onWaitlist = sql`select ${waitlistEntry.email} as email from ${waitlistEntry}`;
const agreed = sql`
  select ${user.email} as email from ${letterConsent}
  join ${user} on ${user.id} = ${letterConsent.userId}
  where ${user.emailVerified}`;

/** Everybody who agreed to hear from the house in this way, by address. Joining the waitlist counts for its letters alone. */
const addressesOf: Readonly<Record<LetterReaders, SQL>> = {
  waitlist: onWaitlist,
  members: agreed,
  both: sql`${onWaitlist} union ${agreed}`,
};

const waitlistCount = sql`(select count(*) from ${waitlistEntry})`;
const agreedCount = sql`(select count(*) from (${agreed}) as member)`;
const inBoth = sql`(select count(*) from (${agreed} and exists (
  select 1 from ${waitlistEntry} where ${waitlistEntry.email} = ${user.email})) as member)`;

/** The same as counting those addresses, without making a list of them. */
const countOf: Readonly<Record<LetterReaders, SQL>> = {
  waitlist: waitlistCount,
  members: agreedCount,
  both: sql`${waitlistCount} + ${agreedCount} - ${inBoth}`,
};

const Count = z.object({ rows: z.tuple([z.object({ count: z.number() })]) });
const Addresses = z.object({ rows: z.array(z.object({ email: z.string() })) });

/** How many addresses a letter would go to now, each counted once. */
export async function countReaders(db: Database, readers: LetterReaders): Promise<number> {
  const counted = await db.execute(sql`select (${countOf[readers]})::int as count`);
  return Count.parse(counted).rows[0].count;
}

/** Makes a copy for each reader of now, in one statement; answers how many. */
export async function prepareCopies(
  tx: Database,
  letterId: string,
  readers: LetterReaders,
): Promise<number> {
  const made = await tx.execute(sql`
    with made as (
      insert into letter_copy (letter_id, email)
      select ${letterId}::text, email from (${addressesOf[readers]}) as reader
      on conflict (letter_id, email) do nothing
      returning id
    )
    select count(*)::int as count from made`);
  return Count.parse(made).rows[0].count;
}

/** Those of the addresses that a letter may still go to. */
export async function selectReaders(
  tx: Database,
  readers: LetterReaders,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  if (emails.length === 0) return new Set();
  const asked = sql.join(
    emails.map((email) => sql`${email}`),
    sql`, `,
  );
  const found = await tx.execute(
    sql`select email from (${addressesOf[readers]}) as reader where email in (${asked})`,
  );
  return new Set(Addresses.parse(found).rows.map(({ email }) => email));
}
