import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "#adapters/database/database.ts";
import type { Taken } from "#adapters/limits/allowance.ts";
import { takeAll } from "#adapters/limits/limits.ts";
import { AppError } from "#core/errors/app-error.ts";
import { createRateLimit } from "#http/rate-limit.ts";
import { isVisitor, type Person } from "./person.server.ts";

/** Texts a minute, whoever writes them. */
export type PerMinute = { readonly visitor: number; readonly member: number };

export const usualPerMinute: PerMinute = { visitor: 40, member: 120 };

/** Takes one of a person's texts of this minute; throws AppError 429 with when the next one is there. */
export type Minutes = (person: Person) => Promise<void>;

const windowSeconds = 60;
/** The composer needs no records, so nobody waits longer for them than this, in milliseconds. */
const patience = 300;

/** Under what the records count the texts of a person, by her key. */
export function minuteKey(key: string): string {
  return `writing ${key}`;
}

/** Counted in this process; with `shared` in the records too, so that several processes count as one. */
export function createMinutes(
  { visitor, member }: PerMinute = usualPerMinute,
  shared?: Database,
): Minutes {
  const visitors = createRateLimit({ limit: visitor, windowSeconds });
  const members = createRateLimit({ limit: member, windowSeconds });

  /** Where the records do not answer, this process's own count decides. */
  async function askShared(db: Database, key: string, limit: number): Promise<Taken> {
    const windows = [{ limit, windowSeconds }];
    const asked = takeAll(db, [{ key: minuteKey(key), windows }]).catch((): Taken => ({
      ok: true,
    }));
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
