import { openDatabase } from "#adapters/database/index.ts";
import { readSettings } from "#adapters/env.ts";
import { sql } from "drizzle-orm";

/** Prose of about so many characters, no two alike. */
const prose = (characters: number) =>
  sql.raw(`(
  select string_agg((array['claims','audit','team','budget','renewal','without','closed','quarter','regional','under',
    'led','eleven','people','delivered','early','the','a','of','and','in'])[1 + (random() * 19)::int], ' ')
  from generate_series(1, ${Math.ceil(characters / 7)}) where n is not null)`);

/** Two thousand members as they are after a year: 20,000 wins, 6,000 saved results, 20,000 messages that were sent. */
export async function fillWithMembers(settings: Readonly<Record<string, string>>): Promise<void> {
  const { db, close } = await openDatabase(readSettings(settings));
  const member = sql`'member-' || (1 + n % 2000)`;
  const times = sql`now() - n * interval '7 minutes 0.000123 seconds'`;
  const statements = [
    sql`insert into "user" (id, email, email_verified, created_at) select 'member-' || n, 'member-' || n || '@example.com', true, ${times} from generate_series(1, 2000) n`,
    sql`insert into session (id, user_id, token, expires_at, user_agent) select 's' || n, ${member}, md5(n::text), now() + interval '20 days', 'Chrome on Windows' from generate_series(1, 3000) n`,
    sql`insert into pro_grant (id, user_id, reason) select 'g' || n, ${member}, 'by the operator' from generate_series(1, 600) n`,
    sql`insert into win (user_id, id, title, description, date, created_at) select ${member}, 'w' || n, ${prose(60)}, ${prose(200)}, current_date - n % 400, ${times} from generate_series(1, 20000) n`,
    sql`insert into negotiation (user_id, id, request, status, amount_cents, date) select ${member}, 'n' || n, ${prose(80)}, 'open', n * 100, current_date - n % 400 from generate_series(1, 4000) n`,
    sql`insert into negotiation_move (user_id, negotiation_id, id, kind, date) select user_id, id, 'm', 'asked', date from negotiation`,
    sql`insert into power_position (user_id, statement) select 'member-' || n, ${prose(300)} from generate_series(1, 1500) n`,
    sql`insert into draft (user_id, tool_id, answers, tone, version) select ${member}, 'tool-' || n / 2000, jsonb_build_object('ask', ${prose(400)}, 'why', ${prose(300)}), 'Data-Driven', 1 from generate_series(1, 4000) n`,
    sql`insert into saved_result (id, user_id, key, tool_id, name, answers, tone, versions, shown, language) select 'r' || n, ${member}, 'k' || n, 'payAsk', ${prose(30)}, jsonb_build_object('ask', ${prose(400)}), 'Data-Driven', jsonb_build_array(jsonb_build_object('result', ${prose(1800)}, 'source', 'composer', 'checks', '[]'::jsonb, 'incomplete', false)), 0, ${prose(1800)} from generate_series(1, 6000) n`,
    sql`insert into mail (id, about, dedupe, created_at, sent_at) select 'mail' || n, 'member-' || (1 + n % 2000) || '@example.com', 'once ' || n, ${times}, ${times} from generate_series(1, 20000) n`,
    sql`insert into job (id, kind, data, attempts, done_at) select 'job' || n, 'mail', jsonb_build_object('mail', 'mail' || n), 1, ${times} from generate_series(1, 20000) n`,
    sql`insert into mail (id, about, body) select 'waiting' || n, 'member-' || n || '@example.com', md5(n::text) from generate_series(1, 50) n`,
    sql`insert into job (id, kind, data) select 'waiting' || n, 'mail', jsonb_build_object('mail', 'waiting' || n) from generate_series(1, 50) n`,
    sql`insert into purchase (provider, livemode, id, user_id, email, kind, sku, price_id, amount, currency, state, expires_at, look) select 'embedded', false, 'p' || n, ${member}, null, 'kit', 'kit-' || n, 'price', 4900, 'usd', 'refunded', now(), n from generate_series(1, 2500) n`,
    sql`insert into download (id, holder, user_id, kit) select 'd' || n, 'p' || n, ${member}, 'kit' from generate_series(1, 5000) n`,
    sql`insert into waitlist_entry (id, email) select 'e' || n, 'reader-' || n || '@example.com' from generate_series(1, 3000) n`,
  ];
  // Nobody waits for the limit of a request here.
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    for (const statement of statements) await tx.execute(statement);
  });
  await db.execute(sql`analyze`);
  await close();
}
