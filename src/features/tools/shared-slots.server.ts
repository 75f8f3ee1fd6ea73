import { randomUUID } from "node:crypto";
import type { Database } from "#adapters/database/database.ts";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { isVisitor, type Person } from "./person.server.ts";
import { type SlotCounts, stillWriting } from "./slots.server.ts";
import { aiSlot } from "./table.server.ts";

/** Places among all processes that share one database. */
export type SharedSlots = {
  /** Takes a place; the returned function leaves it. Throws AppError 429. */
  readonly take: (person: Person) => Promise<() => Promise<void>>;
};

type Times = {
  /** A place that nobody holds on to is free after this. */
  readonly leaseSeconds: number;
  /** How often the places held here are held on to, in milliseconds. */
  readonly renewMs: number;
};

const usualTimes: Times = { leaseSeconds: 30, renewMs: 10_000 };

const Found = z.object({
  rows: z.tuple([z.object({ taken: z.number().nullable(), free: z.coerce.number() })]),
});

/** A process that dies lets go of its places by itself: they are leased for seconds and renewed while it lives. */
export function createSharedSlots(
  db: Database,
  { perMember, perAddress }: Pick<SlotCounts, "perMember" | "perAddress">,
  { leaseSeconds, renewMs }: Times = usualTimes,
): SharedSlots {
  const holder = randomUUID();
  const lease = sql`now() + make_interval(secs => ${leaseSeconds})`;
  let held = 0;
  let renewing: ReturnType<typeof setInterval> | undefined;

  async function renew() {
    await db.execute(sql`update ${aiSlot} set until = ${lease} where holder = ${holder}`);
  }

  function count(change: 1 | -1) {
    held += change;
    if (held === 0) {
      clearInterval(renewing);
      renewing = undefined;
    }
    // What cannot be renewed now is renewed at the next turn.
    if (held > 0) renewing ??= setInterval(() => void renew().catch(() => {}), renewMs).unref();
  }

  /** The place taken, or null when none is free. Another may take the same place first; then the next free one is tried. */
  async function takePlace(key: string, most: number): Promise<number | null> {
    const answer = await db.execute(sql`
      with free as (
        select place from generate_series(1, ${most}::int) place
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
    return taken === null && free > 0 ? takePlace(key, most) : taken;
  }

  return {
    async take(person) {
      const { key } = person;
      const place = await takePlace(key, isVisitor(person) ? perAddress : perMember);
      if (place === null) throw stillWriting();
      count(1);
      return async () => {
        count(-1);
        await db.execute(
          sql`delete from ${aiSlot} where key = ${key} and place = ${place} and holder = ${holder}`,
        );
      };
    },
  };
}
