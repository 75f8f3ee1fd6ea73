import { randomUUID } from "node:crypto";
import type { Database } from "#adapters/database/database.ts";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { isVisitor, type Caller } from "./caller.server.ts";
import { type GenerationConcurrency, alreadyWritingError } from "./generation-limiter.server.ts";
import { aiSlot } from "#features/tools/table.server.ts";

/** Places among all processes that share one database. */
export type SharedGenerationLimiter = {
  /** Takes a place; the returned function leaves it. Throws AppError 429. */
  readonly acquire: (caller: Caller) => Promise<() => Promise<void>>;
};

type LeaseTimes = {
  /** A place that nobody holds on to is free after this. */
  readonly leaseSeconds: number;
  /** How often the places held here are held on to, in milliseconds. */
  readonly renewMs: number;
};

const defaultLeaseTimes: LeaseTimes = { leaseSeconds: 30, renewMs: 10_000 };

const Found = z.object({
  rows: z.tuple([z.object({ taken: z.number().nullable(), free: z.coerce.number() })]),
});

/** A process that dies lets go of its places by itself: they are leased for seconds and renewed while it lives. */
export function createSharedGenerationLimiter(
  db: Database,
  { perMember, perAddress }: Pick<GenerationConcurrency, "perMember" | "perAddress">,
  { leaseSeconds, renewMs }: LeaseTimes = defaultLeaseTimes,
): SharedGenerationLimiter {
  const holder = randomUUID();
  const lease = sql`now() + make_interval(secs => ${leaseSeconds})`;
  let heldCount = 0;
  let renewing: ReturnType<typeof setInterval> | undefined;

  async function renew() {
    await db.execute(sql`update ${aiSlot} set until = ${lease} where holder = ${holder}`);
  }

  function updateHeldCount(change: 1 | -1) {
    heldCount += change;
    if (heldCount === 0) {
      clearInterval(renewing);
      renewing = undefined;
    }
    // What cannot be renewed now is renewed at the next turn.
    if (heldCount > 0)
      renewing ??= setInterval(() => void renew().catch(() => {}), renewMs).unref();
  }

  /** The place taken, or null when none is free. Another may take the same place first; then the next free one is tried. */
  async function acquirePlace(key: string, max: number): Promise<number | null> {
    const answer = await db.execute(sql`
      with free as (
        select place from generate_series(1, ${max}::int) place
        where not exists (
          select 1 from ${aiSlot} where key = ${key} and ai_slot.place = place.place and until > now())
      ), taken as (
        insert into ${aiSlot} (key, place, holder, until)
        select ${key}, place, ${holder}, ${lease} from free order by random() limit 1
        on conflict (key, place) do update set holder = excluded.holder, until = excluded.until
          where ai_slot.until <= now()
        returning place
      )
      select (select place from taken) as taken, (select count(*) from free) as free`);
    const { taken, free } = Found.parse(answer).rows[0];
    return taken === null && free > 0 ? acquirePlace(key, max) : taken;
  }

  return {
    async acquire(caller) {
      const { key } = caller;
      const place = await acquirePlace(key, isVisitor(caller) ? perAddress : perMember);
      if (place === null) throw alreadyWritingError();
      updateHeldCount(1);
      return async () => {
        updateHeldCount(-1);
        await db.execute(
          sql`delete from ${aiSlot} where key = ${key} and place = ${place} and holder = ${holder}`,
        );
      };
    },
  };
}
