import type { Database } from "#adapters/database/database.ts";
import type { RateWindow, RateLimitResult } from "#adapters/rate-limits/rate-window.ts";
import { type RateLimitRule, consumeRateLimits } from "#adapters/rate-limits/rate-limits.ts";
import { AppError } from "#core/errors/app-error.ts";

export type RateLimit = {
  /** Takes one, or so many, from the key's allowance, or says in how many seconds there is more. */
  readonly take: (key: string, amount?: number) => RateLimitResult;
};

const maxKeys = 50_000;

/** An allowance for each key and window of time, in memory; the window starts with a key's first take. */
export function createRateLimit({ limit, windowSeconds }: RateWindow, now = Date.now): RateLimit {
  const windows = new Map<string, { count: number; endsAt: number }>();

  function open(key: string, time: number) {
    windows.delete(key);
    if (windows.size >= maxKeys) dropOldest(time);
    const window = { count: 0, endsAt: time + windowSeconds * 1000 };
    windows.set(key, window);
    return window;
  }

  /** Keys stand in the order their windows began, so the ended ones come first. */
  function dropOldest(time: number) {
    for (const [key, window] of windows) {
      if (window.endsAt > time && windows.size < maxKeys) return;
      windows.delete(key);
    }
  }

  return {
    take(key, amount = 1) {
      const time = now();
      const known = windows.get(key);
      const window = known && known.endsAt > time ? known : open(key, time);
      if (window.count + amount > limit)
        return { ok: false, retryAfterSeconds: Math.ceil((window.endsAt - time) / 1000) };
      window.count += amount;
      return { ok: true };
    },
  };
}

/** Takes one, or so many, from the key's allowance; throws 429 with when to try again. */
export function enforceRateLimit(limit: RateLimit, key: string, amount?: number): void {
  throwUnlessAllowed(limit.take(key, amount));
}

/** Takes one from every window of the budgets, which the database stores; throws 429 with when to try again. */
export async function enforceStoredLimits(
  db: Database,
  budgets: readonly RateLimitRule[],
): Promise<void> {
  throwUnlessAllowed(await consumeRateLimits(db, budgets));
}

function throwUnlessAllowed(result: RateLimitResult): void {
  if (result.ok) return;
  const seconds = result.retryAfterSeconds;
  const sentence = `That is a lot at once. Try again in ${formatDuration(seconds)}.`;
  throw new AppError("too_many_requests", sentence, seconds);
}

function formatDuration(seconds: number): string {
  if (seconds < 120) return formatCount(seconds, "second");
  return seconds < 7_200
    ? formatCount(Math.ceil(seconds / 60), "minute")
    : formatCount(Math.ceil(seconds / 3_600), "hour");
}

function formatCount(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
