import { setTimeout as pause } from "node:timers/promises";
import { user } from "#adapters/identity/table.server.ts";
import { errorDetail } from "#http/error-detail.ts";
import { and, eq } from "drizzle-orm";
import { doubtfulSubscription } from "./access.server.ts";
import { customerOf } from "./customers.server.ts";
import type { Ground } from "./parts.server.ts";
import { sync } from "./sync.server.ts";

/** A request does not wait longer for the provider than this; what comes later counts at the next one. */
const patienceMs = 3_000;

/**
 * Looks at the provider if her subscription is past its time: a lost renewal locks nobody out, a lost end gives nothing
 * away. True when it looked. Never rejects.
 */
export async function freshen(ground: Ground, userId: string): Promise<boolean> {
  const { db, payments, log } = ground;
  try {
    const isDoubtful = doubtfulSubscription(payments)(user.id);
    const rows = await db
      .select({ id: user.id })
      .from(user)
      .where(and(eq(user.id, userId), isDoubtful));
    const customerId = rows.length > 0 ? await customerOf(ground, userId) : null;
    if (customerId === null) return false;
    const ending = new AbortController();
    const looked = sync(ground, { customerId }).catch((error: unknown) =>
      log.warn("subscription could not be looked at", errorDetail(error)),
    );
    const tooLate = pause(patienceMs, undefined, { signal: ending.signal }).catch(() => {});
    await Promise.race([looked, tooLate]);
    ending.abort();
    return true;
  } catch (error) {
    log.warn("subscription could not be looked at", errorDetail(error));
    return false;
  }
}
