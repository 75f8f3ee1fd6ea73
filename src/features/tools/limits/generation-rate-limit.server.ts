import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "#adapters/database/database.ts";
import type { RateLimitResult } from "#adapters/rate-limits/rate-window.ts";
import { consumeRateLimits } from "#adapters/rate-limits/rate-limits.ts";
import { AppError } from "#core/errors/app-error.ts";
import { createRateLimit } from "#http/limits/rate-limit.ts";
import { isVisitor, type Caller } from "./caller.server.ts";

/** Texts a minute, whoever writes them. */
export type TextsPerMinute = { readonly visitor: number; readonly member: number };

export const defaultTextsPerMinute: TextsPerMinute = { visitor: 40, member: 120 };

/** Takes one of a person's texts of this minute; throws AppError 429 with when the next one is there. */
export type GenerationRateLimit = (caller: Caller) => Promise<void>;

const windowSeconds = 60;
/** The composer needs no database, so nobody waits longer for it than this, in milliseconds. */
const sharedTimeoutMs = 300;

/** The rate limit's key in the database for the texts of a caller. */
export function generationRateLimitKey(key: string): string {
  return `writing ${key}`;
}

/** Counted in this process; with `shared` in the database too, so that several processes count as one. */
export function createGenerationRateLimit(
  { visitor, member }: TextsPerMinute = defaultTextsPerMinute,
  shared?: Database,
): GenerationRateLimit {
  const visitors = createRateLimit({ limit: visitor, windowSeconds });
  const members = createRateLimit({ limit: member, windowSeconds });

  /** Where the database does not answer, this process's own count decides. */
  async function takeShared(db: Database, key: string, limit: number): Promise<RateLimitResult> {
    const windows = [{ limit, windowSeconds }];
    const consumed = consumeRateLimits(db, [{ key: generationRateLimitKey(key), windows }]).catch(
      (): RateLimitResult => ({
        ok: true,
      }),
    );
    return Promise.race([consumed, wait(sharedTimeoutMs, { ok: true } as const, { ref: false })]);
  }

  return async (caller) => {
    const own = (isVisitor(caller) ? visitors : members).take(caller.key);
    if (!own.ok) throw tooManyTextsError(own.retryAfterSeconds);
    if (!shared) return;
    const all = await takeShared(shared, caller.key, isVisitor(caller) ? visitor : member);
    if (!all.ok) throw tooManyTextsError(all.retryAfterSeconds);
  };
}

function tooManyTextsError(seconds: number): AppError {
  const sentence = `That is many texts in one minute. Your answers are safe. Try again in ${seconds} seconds.`;
  return new AppError("too_many_requests", sentence, seconds);
}
