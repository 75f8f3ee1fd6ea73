import { setTimeout as pause } from "node:timers/promises";
import { user } from "#adapters/identity/table.server.ts";
import { describeError } from "#http/errors/describe-error.ts";
import { and, eq } from "drizzle-orm";
import { staleSubscription } from "#features/billing/subscription/subscription-access.server.ts";
import { findCustomerId } from "#features/billing/customers.server.ts";
import type { BillingContext } from "#features/billing/billing-context.server.ts";
import { syncFromProvider } from "./sync.server.ts";

/** A request does not wait longer for the provider than this; what comes later counts at the next one. */
const timeoutMs = 3_000;

/**
 * Asks the provider if the subscription is past its time: a lost renewal locks nobody out, a lost end gives nothing
 * away. True when it asked. Never rejects.
 */
export async function revalidateSubscription(
  context: BillingContext,
  userId: string,
): Promise<boolean> {
  const { db, payments, log } = context;
  try {
    const isDoubtful = staleSubscription(payments)(user.id);
    const rows = await db
      .select({ id: user.id })
      .from(user)
      .where(and(eq(user.id, userId), isDoubtful));
    const customerId = rows.length > 0 ? await findCustomerId(context, userId) : null;
    if (customerId === null) return false;
    const ending = new AbortController();
    const looked = syncFromProvider(context, { customerId }).catch((error: unknown) =>
      log.warn("subscription could not be looked at", describeError(error)),
    );
    const tooLate = pause(timeoutMs, undefined, { signal: ending.signal }).catch(() => {});
    await Promise.race([looked, tooLate]);
    ending.abort();
    return true;
  } catch (error) {
    log.warn("subscription could not be looked at", describeError(error));
    return false;
  }
}
