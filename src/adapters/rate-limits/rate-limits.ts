import type { Database } from "#adapters/database/database.ts";
import { eq, lt, sql } from "drizzle-orm";
import { z } from "zod";
import type { RateWindow, RateLimitResult } from "./rate-window.ts";
import { limitWindow } from "./table.server.ts";

/** What counts together, and how much of it there is. The key holds no address in the clear. */
export type RateLimitRule = { readonly key: string; readonly windows: readonly RateWindow[] };

const WaitRow = z.object({ rows: z.tuple([z.object({ wait: z.coerce.number().nullable() })]) });

/** Thrown to undo the counts when a window is full; all have room after so many seconds. */
class RateLimitExceeded extends Error {
  readonly seconds: number;

  constructor(seconds: number) {
    super("A window is full.");
    this.seconds = seconds;
  }
}

/**
 * Takes one from every window of the budgets, or none and returns when all of them have room. A window starts with its
 * first take. A caller inside a transaction holds the keys exclusively until it ends.
 */
export async function consumeRateLimits(
  db: Database,
  rules: readonly RateLimitRule[],
): Promise<RateLimitResult> {
  try {
    await db.transaction((tx) => incrementWindows(tx, rules));
    return { ok: true };
  } catch (error) {
    if (error instanceof RateLimitExceeded) return { ok: false, retryAfterSeconds: error.seconds };
    throw error;
  }
}

async function incrementWindows(tx: Database, rules: readonly RateLimitRule[]): Promise<void> {
  const rows = rules.flatMap(({ key, windows }) =>
    windows.map(
      ({ limit, windowSeconds }) => sql`(${key}::text, ${windowSeconds}::int, ${limit}::int)`,
    ),
  );
  // Everybody counts in one order, so that no two ever wait for each other.
  const answer = await tx.execute(sql`
    with asked (key, seconds, most) as (values ${sql.join(rows, sql`, `)}),
    counted as (
      insert into ${limitWindow} as kept (key, seconds, used, ends_at)
      select key, seconds, 1, now() + make_interval(secs => seconds) from asked
      order by key, seconds
      on conflict (key, seconds) do update set
        used = case when kept.ends_at <= now() then 1 else kept.used + 1 end,
        ends_at = case when kept.ends_at <= now() then excluded.ends_at else kept.ends_at end
      returning key, seconds, used, ends_at
    )
    select max(ceil(extract(epoch from ends_at - now()))) as wait
    from counted join asked using (key, seconds) where used > most`);
  const { wait } = WaitRow.parse(answer).rows[0];
  if (wait !== null) throw new RateLimitExceeded(Math.max(1, wait));
}

/** Forgets what was counted under a key. */
export async function resetRateLimit(db: Database, key: string): Promise<void> {
  await db.delete(limitWindow).where(eq(limitWindow.key, key));
}

/** Removes the windows that are over. */
export async function purgeRateLimits(db: Database): Promise<void> {
  await db.delete(limitWindow).where(lt(limitWindow.endsAt, sql`now()`));
}
