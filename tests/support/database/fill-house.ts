import type { Database } from "#adapters/database/database.ts";
import { sql } from "drizzle-orm";

export type HouseSize = {
  readonly people: number;
  readonly purchases: number;
  readonly posts: number;
};

export const largeHouse: HouseSize = { people: 10_000, purchases: 5_000, posts: 1_000 };
export const smallHouse: HouseSize = { people: 100, purchases: 50, posts: 10 };

/** The member whose page is looked at: ten purchases and three devices in a house of any size. */
export const lookedAtMemberId = "member-1";

/** An hour of tomorrow, with a text that is shared for it. */
const lookedAtSessionId = "p8";

const series = (count: number) => sql`generate_series(1, ${count}::int) n`;

/** So many moments of the last three years. */
const back = (count: number) => sql`now() - n * interval '1095 days' / ${count}::int`;

/**
 * A house of so many people after three years, in as many statements as there are tables: sign-ins, grants, subscriptions,
 * purchases of every state, posts with their readers, texts written, the waitlist, messages and acts of the owner.
 */
export async function fillHouse(db: Database, { people, purchases, posts }: HouseSize) {
  const member = sql`'member-' || n`;
  const embedded = sql`'embedded', false`;
  const statements = [
    sql`insert into "user" (id, email, email_verified, created_at)
      select ${member}, 'member-' || n || '@example.com', true, ${back(people)} from ${series(people)}`,
    sql`insert into session (id, user_id, token, expires_at, user_agent)
      select 's' || n, ${member}, md5(n::text), now() + interval '20 days', 'Chrome on Windows' from ${series(people)}`,
    sql`insert into session (id, user_id, token, expires_at)
      select 'more' || n, ${lookedAtMemberId}, 'more' || n, now() + interval '20 days' from ${series(2)}`,
    sql`insert into pro_grant (id, user_id, reason) select 'g' || n, ${member}, 'a gift'
      from ${series(people)} where n % 50 = 0`,
    sql`insert into subscription (provider, livemode, id, customer_id, user_id, price_id, plan, amount, status, current_period_end, started_at, look)
      select ${embedded}, 'sub' || n, 'cus' || n, ${member}, 'price', case when n % 3 = 0 then 'annual' else 'monthly' end,
        1900, 'active', now() + interval '20 days', ${back(people)}, 0 from ${series(people)} where n % 20 = 1`,
    sql`insert into purchase (provider, livemode, id, user_id, email, kind, sku, price_id, amount, currency, state, checkout_id, expires_at, paid_at, created_at, refunded_cents, look)
      select ${embedded}, 'p' || n, case when n % 3 = 0 then null else ${member} end, 'buyer-' || n || '@example.com',
        'session', (array['power-bio-builder','interview-coaching','executive-exit','private-strategy-session','pro_monthly'])[1 + n % 5],
        'price', 2200, 'usd', case when n % 200 = 7 then 'disputed' when n % 40 = 3 then 'refunded' when n % 25 = 4 then 'expired' else 'paid' end,
        'cs' || n, now(), case when n % 25 = 4 then null else ${back(purchases)} end, ${back(purchases)},
        case when n % 40 = 3 then 2200 else 0 end, 0 from ${series(purchases)}`,
    sql`insert into purchase (provider, livemode, id, user_id, kind, sku, price_id, amount, currency, state, expires_at, paid_at, look)
      select ${embedded}, 'own' || n, ${lookedAtMemberId}, 'session', 'private-strategy-session', 'price', 9900, 'usd', 'paid', now(), now(), 0
      from ${series(10)}`,
    sql`insert into blog_post (id, slug, title, category, preview_text, content, is_pro_only, is_draft, reading_minutes, published_at)
      select 'post' || n, 'post-' || n, 'Post ' || n, 'Presence', 'A preview', repeat('She says the figure and waits. ', 60),
        n % 4 = 0, false, 3, ${back(posts)} from ${series(posts)}`,
    sql`insert into blog_post_version (post_id, revision, kind, title, category, preview_text, content, is_pro_only, begun_at, saved_at)
      select 'post' || n, revision, 'typed', 'Post ' || n, 'Presence', 'A preview', repeat('She says the figure and waits. ', 60),
        n % 4 = 0, ${back(posts)}, ${back(posts)} from ${series(posts)}, generate_series(1, 3) revision`,
    // Five hours a week, in a house of any size; the looked-at one is tomorrow’s.
    sql`insert into session_credit (purchase_id, provider, livemode, user_id, time_zone, uid, sequence)
      select 'p' || n, ${embedded}, ${member}, 'Europe/London', 'u' || n, 0 from ${series(purchases)} where n % 5 = 3`,
    sql`insert into session_slot (starts_at, ends_at, purchase_id)
      select at, at + interval '1 hour', 'p' || n from (
        select n, date_trunc('hour', now()) + case when 'p' || n = ${lookedAtSessionId} then interval '25 hours'
          else (n / 5 - ${purchases}::int / 10) * interval '34 hours' end as at
        from ${series(purchases)} where n % 5 = 3) as hour`,
    sql`insert into shared_text (id, user_id, session_id, saved_id, title, text)
      select 'shared-p' || n, ${member}, 'p' || n, 'saved', 'Strategy Prep', repeat(E'A line that is shared.\n', 20)
      from ${series(purchases)} where n % 5 = 3`,
    sql`insert into shared_text_comment (id, shared_text_id, line, text)
      select 'c' || n, 'shared-p' || n, 1, 'Say this first.' from ${series(purchases)} where n % 5 = 3`,
    sql`insert into letter (id, subject, words, readers, revision, state, copies, sent)
      select 'letter-' || n, 'A letter', 'It is autumn.', 'waitlist', 1, case when n = 1 then 'draft' else 'sent' end, ${people}, ${people}
      from ${series(12)}`,
    sql`insert into letter_copy (letter_id, email, state)
      select 'letter-2', 'waiting-' || n || '@example.com', 'sent' from ${series(people)}`,
    sql`insert into monthly_count (subject, month, key, count)
      select subject, (date_trunc('month', now() at time zone 'UTC') - m * interval '1 month')::date, 'post-' || n, 1 + (n * 7919 + m) % 1000
      from unnest(array['post page', 'post text']) subject, generate_series(0, 11) m, ${series(posts)}`,
    sql`insert into monthly_count (subject, month, key, count)
      select 'tool text', (date_trunc('month', now() at time zone 'UTC') - m * interval '1 month')::date, key, 50
      from unnest(array['boundaryScript', 'payAsk', 'resumeRewrite']) key, generate_series(0, 11) m`,
    sql`insert into waitlist_entry (id, email, created_at)
      select 'w' || n, 'waiting-' || n || '@example.com', ${back(people)} from ${series(people)} where n % 5 = 0`,
    sql`insert into mail (id, about, sent_at, created_at)
      select 'm' || n, 'member-' || n || '@example.com', now(), now() - n * interval '1 minute' from ${series(purchases)}`,
    sql`insert into job (id, kind, data, done_at, failed_at, created_at)
      select 'j' || n, 'mail', json_build_object('mail', 'm' || n), case when n % 100 = 7 then null else now() end,
        case when n % 100 = 7 then now() - interval '2 days' end, now() - n * interval '1 minute' from ${series(purchases)}`,
    sql`insert into desk_act (id, actor_id, act, subject_kind, subject_id, before, after)
      select lpad(n::text, 8, '0'), ${lookedAtMemberId}, 'Pro granted', 'member', ${member}, '{}', '{}' from ${series(people)}`,
  ];
  await db.transaction(async (tx) => {
    for (const statement of statements) await tx.execute(statement);
  });
  await db.execute(sql`vacuum analyze`);
}

/** Every page of the house, by its path. */
export const housePages = {
  Today: "/desk",
  People: "/desk/people",
  Person: `/desk/people/${lookedAtMemberId}`,
  Posts: "/desk/posts",
  "A post": "/desk/posts/post1",
  "Versions of a post": "/desk/posts/post1/versions",
  Sessions: "/desk/sessions",
  Hours: "/desk/sessions/hours",
  "A session": `/desk/sessions/${lookedAtSessionId}`,
  "A shared text": `/desk/shared/shared-${lookedAtSessionId}`,
  Letters: "/desk/letters",
  "A letter": "/desk/letters/letter-1",
  "A letter, previewed": "/desk/letters/letter-1/preview",
  Numbers: "/desk/numbers",
  Mail: "/desk/mail",
  Health: "/desk/health",
  Journal: "/desk/journal",
} as const;

/** A page in the middle of a long list. */
export const laterPages = {
  "People, a later page": "/desk/people?after=member-60",
  "Journal, a later page": "/desk/journal?before=00000060",
} as const;
