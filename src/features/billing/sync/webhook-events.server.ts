import type { ProviderEvent } from "#adapters/payments/payments.ts";
import { InvalidSignatureError } from "#adapters/payments/payments.ts";
import { describeError } from "#http/errors/describe-error.ts";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Difference, BillingContext } from "#features/billing/billing-context.server.ts";
import { providerColumnsOf } from "#features/billing/active-provider.server.ts";
import { applySnapshots, settleObligationsAfterSync, fetchSnapshots } from "./sync.server.ts";
import { webhookEvent } from "#features/billing/table.server.ts";

/**
 * Takes one event as it came. Throws InvalidSignatureError for what the provider did not sign for us, or not now: nothing of it
 * is stored. Throws anything else when it has to be sent again.
 */
export async function handleWebhookEvent(
  context: BillingContext,
  body: Uint8Array,
  signature: string,
): Promise<void> {
  const event = await context.payments.readWebhookEvent(body, signature);
  if (event.livemode !== context.payments.livemode)
    throw new InvalidSignatureError("The event is of the other mode.");
  await processWebhookEvent(context, event);
}

/** Acts on an event once: marked in the transaction of its effect. Answers what changed. */
export async function processWebhookEvent(
  context: BillingContext,
  event: ProviderEvent,
): Promise<readonly Difference[]> {
  const { db, log } = context;
  if (await recordAndCheckProcessed(context, event)) return [];
  const isEvent = and(eq(webhookEvent.id, event.id), isNull(webhookEvent.processedAt));
  try {
    const snapshots = await fetchSnapshots(context, event);
    const differences = await db.transaction(async (tx) => {
      const found = await applySnapshots(tx, context, snapshots);
      const done = { processedAt: sql`now()`, lastError: null };
      await tx.update(webhookEvent).set(done).where(isEvent);
      return found;
    });
    await settleObligationsAfterSync(context, snapshots, differences);
    return differences;
  } catch (error) {
    log.warn("event not processed", {
      webhook: event.id,
      type: event.type,
      ...describeError(error),
    });
    const lastError = error instanceof Error ? error.name : typeof error;
    await db.update(webhookEvent).set({ lastError }).where(isEvent);
    throw error;
  }
}

/** Stores the event; true when it was processed before. */
async function recordAndCheckProcessed(
  { db, payments }: BillingContext,
  event: ProviderEvent,
): Promise<boolean> {
  const { id, type, objectId, customerId, checkoutId, paymentId, createdAt } = event;
  const [row] = await db
    .insert(webhookEvent)
    .values({
      ...providerColumnsOf(payments),
      id,
      type,
      objectId,
      customerId,
      checkoutId,
      paymentId,
      createdAt,
    })
    .onConflictDoUpdate({
      target: webhookEvent.id,
      set: { attempts: sql`${webhookEvent.attempts} + 1` },
    })
    .returning({ processedAt: webhookEvent.processedAt });
  return row?.processedAt != null;
}
