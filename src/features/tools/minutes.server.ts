import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "#adapters/database/database.ts";
import { AppError } from "#core/errors/app-error.ts";
import { createRateLimit, type Taken } from "#http/rate-limit.ts";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { isVisitor, type Person } from "./person.server.ts";
import { writingMinute } from "./table.server.ts";

/** Texts a minute, whoever writes them. */
export type PerMinute = { readonly visitor: number; readonly member: number };

export const usualPerMinute: PerMinute = { visitor: 40, member: 120 };

/** Takes one of a person's texts of this minute; throws AppError 429 with when the next one is there. */
export type Minutes = (person: Person) => Promise<void>;

const windowSeconds = 60;
/** The composer needs no records, so nobody waits longer for them than this, in milliseconds. */
const patience = 300;

const Found = z.object({
  rows: z.tuple([z.object({ taken: z.number().nullable(), seconds: z.coerce.number() })]),
});

/** Counted in this process; with `shared` in the records too, so that several processes count as one. */
export function createMinutes(
  { visitor, member }: PerMinute = usualPerMinute,
  shared?: Database,
): Minutes {
  const visitors = createRateLimit({ limit: visitor, windowSeconds });
  const members = createRateLimit({ limit: member, windowSeconds });

  async function takeShared(db: Database, key: string, limit: number): Promise<Taken> {
    const answer = await db.execute(sql`
      with taken as (
        insert into ${writingMinute} as minute (key, used, ends_at)
        values (${key}, 1, now() + make_interval(secs => ${windowSeconds}))
        on conflict (key) do update set
          used = case when minute.ends_at <= now() then 1 else minute.used + 1 end,
          ends_at = case when minute.ends_at <= now() then excluded.ends_at else minute.ends_at end
        where minute.ends_at <= now() or minute.used < ${limit}
        returning used
      )
      select (select used from taken) as taken,
        coalesce((select ceil(extract(epoch from ends_at - now()))
          from ${writingMinute} where key = ${key}), ${windowSeconds}) as seconds`);
    const { taken, seconds } = Found.parse(answer).rows[0];
    return taken === null ? { ok: false, retryAfterSeconds: Math.max(1, seconds) } : { ok: true };
  }

  /** Where the records do not answer, this process's own count decides. */
  async function askShared(db: Database, key: string, limit: number): Promise<Taken> {
    const asked = takeShared(db, key, limit).catch((): Taken => ({ ok: true }));
    return Promise.race([asked, wait(patience, { ok: true } as const, { ref: false })]);
  }

  return async (person) => {
    const taken = (isVisitor(person) ? visitors : members).take(person.key);
    if (!taken.ok) throw tooOften(taken.retryAfterSeconds);
    if (!shared) return;
    const all = await askShared(shared, person.key, isVisitor(person) ? visitor : member);
    if (!all.ok) throw tooOften(all.retryAfterSeconds);
  };
}

function tooOften(seconds: number): AppError {
  const sentence = `That is many texts in one minute. Your answers are safe. Try again in ${seconds} seconds.`;
  return new AppError("too_many_requests", sentence, seconds);
}
