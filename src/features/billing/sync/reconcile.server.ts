import type { Database } from "#adapters/database/database.ts";
import { describeError } from "#http/errors/describe-error.ts";
import { and, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { settleObligations } from "./provider-obligations.server.ts";
import { needsRevalidation } from "#features/billing/subscription/subscription-access.server.ts";
import { processWebhookEvent } from "./webhook-events.server.ts";
import type { Difference, BillingContext } from "#features/billing/billing-context.server.ts";
import {
  type ActiveProvider,
  isOfProvider,
  providerColumnsOf,
} from "#features/billing/active-provider.server.ts";
import { type SyncTargets, syncFromProvider } from "./sync.server.ts";
import {
  billingCustomer,
  purchase,
  reconciliation,
  subscription,
  webhookEvent,
} from "#features/billing/table.server.ts";

export type ReconcileReport = {
  readonly checked: number;
  readonly differences: readonly Difference[];
  /** How many syncs failed; they are retried at the next turn. */
  readonly failed: number;
};

/** The provider stores undelivered events for so long that an outage of a long weekend is bridged. */
const eventLookbackMs = 5 * 86_400_000;

/** Disputes come up to four months after a payment. */
const purchaseLookbackDays = 150;

/**
 * Compares the database with the provider: lost events, what is past its time, what we still owe; with `full` every
 * customer and every purchase that may still change. One failure does not stop the others. Throws when the provider
 * cannot be reached at all.
 */
export async function reconcileBilling(
  context: BillingContext,
  { full = false } = {},
): Promise<ReconcileReport> {
  const { db, payments, log } = context;
  const differences: Difference[] = [];
  let [looked, failed] = [0, 0];

  async function attempt(work: () => Promise<readonly Difference[]>) {
    looked += 1;
    try {
      differences.push(...(await work()));
    } catch (error) {
      failed += 1;
      log.warn("not reconciled", describeError(error));
    }
  }

  if (!(await hasCustomers(context)))
    return noteReconciliation(context, full, { checked: looked, differences, failed });
  const missed = await payments.listMissedEvents(new Date(Date.now() - eventLookbackMs));
  for (const event of missed) await attempt(() => processWebhookEvent(context, event));
  for (const event of await listUnprocessedEvents(context))
    await attempt(() => processWebhookEvent(context, event));
  for (const pointers of await listSyncTargets(context, full))
    await attempt(() => syncFromProvider(context, pointers));
  await expireLostOrders(context);
  await settleObligations(context);
  await db.delete(webhookEvent).where(lt(webhookEvent.receivedAt, sql`now() - interval '90 days'`));
  if (differences.length > 0 || failed > 0)
    log.warn("reconciled", { looked, differences: differences.length, failed });
  return noteReconciliation(context, full, { checked: looked, differences, failed });
}

/** Writes down that it was done, and answers what came of it. */
async function noteReconciliation(
  { db, payments }: BillingContext,
  isFull: boolean,
  report: ReconcileReport,
): Promise<ReconcileReport> {
  const { checked, differences, failed } = report;
  const outcome = { isFull, checked, differences: differences.length, failed };
  await db
    .insert(reconciliation)
    .values({ ...providerColumnsOf(payments), ...outcome })
    .onConflictDoUpdate({
      target: [reconciliation.provider, reconciliation.livemode],
      set: { ...outcome, at: sql`now()` },
    });
  return report;
}

/** When the records were last compared with the payments in charge; null when they never were. */
export async function readLastReconciliation(db: Database, provider: ActiveProvider) {
  const [last] = await db
    .select({
      at: reconciliation.at,
      isFull: reconciliation.isFull,
      checked: reconciliation.checked,
      differences: reconciliation.differences,
      failed: reconciliation.failed,
    })
    .from(reconciliation)
    .where(isOfProvider(provider, reconciliation));
  return last ?? null;
}

/** Before the first checkout there is nothing to compare. */
async function hasCustomers({ db, payments }: BillingContext): Promise<boolean> {
  const [row] = await db
    .select({ id: purchase.id })
    .from(purchase)
    .where(isOfProvider(payments, purchase))
    .limit(1);
  if (row) return true;
  const [customer] = await db
    .select({ id: billingCustomer.customerId })
    .from(billingCustomer)
    .where(isOfProvider(payments, billingCustomer))
    .limit(1);
  return customer !== undefined;
}

/** Events that came and could not be acted on. */
function listUnprocessedEvents({ db, payments }: BillingContext) {
  const isLeft = and(
    isOfProvider(payments, webhookEvent),
    isNull(webhookEvent.processedAt),
    lt(webhookEvent.receivedAt, sql`now() - interval '1 minute'`),
  );
  return db.select().from(webhookEvent).where(isLeft).orderBy(webhookEvent.receivedAt);
}

/** Customers and checkouts to sync again. */
async function listSyncTargets(
  context: BillingContext,
  full: boolean,
): Promise<readonly SyncTargets[]> {
  const { db, payments } = context;
  const customers = full
    ? await db
        .select({ customerId: billingCustomer.customerId })
        .from(billingCustomer)
        .where(isOfProvider(payments, billingCustomer))
    : await db
        .selectDistinct({ customerId: subscription.customerId })
        .from(subscription)
        .where(and(isOfProvider(payments, subscription), or(needsRevalidation(), isUndecided())));
  const isWaiting = and(
    inArray(purchase.state, ["open", "processing"]),
    lt(purchase.createdAt, sql`now() - interval '1 hour'`),
  );
  const mayChange = and(
    gt(purchase.createdAt, sql`now() - make_interval(days => ${purchaseLookbackDays}::int)`),
    sql`${purchase.state} not in ('failed')`,
  );
  const checkouts = await db
    .select({ checkoutId: purchase.checkoutId })
    .from(purchase)
    .where(
      and(
        isOfProvider(payments, purchase),
        isNotNull(purchase.checkoutId),
        full ? mayChange : isWaiting,
      ),
    );
  return [...customers, ...checkouts];
}

/** Neither granting nor ended: a payment may be under way. */
function isUndecided() {
  return and(
    isNull(subscription.endedAt),
    inArray(subscription.status, ["past_due", "incomplete", "unpaid", "paused", "missing"]),
  );
}

/** Orders whose checkout never opened. */
async function expireLostOrders({ db, payments }: BillingContext): Promise<void> {
  const isLost = and(
    isOfProvider(payments, purchase),
    eq(purchase.state, "open"),
    isNull(purchase.checkoutId),
    lt(purchase.createdAt, sql`now() - interval '1 hour'`),
  );
  await db.update(purchase).set({ state: "expired" }).where(isLost);
}

/** What the operator reads. */
export function formatReconcileReport({
  checked: looked,
  differences,
  failed,
}: ReconcileReport): string {
  const lines = differences.map(
    ({ kind: what, id, before: was, after: is }) => `${what} ${id}: was ${was}; is ${is}`,
  );
  const count = `${looked} ${looked === 1 ? "look" : "looks"} at the provider`;
  const outcome =
    differences.length === 0
      ? "the records agree with it."
      : `${differences.length} ${differences.length === 1 ? "difference" : "differences"}, now mended.`;
  const trouble =
    failed === 0 ? [] : [`${failed} could not be compared. Try again, or see the log.`];
  return [...lines, `${count}: ${outcome}`, ...trouble].join("\n");
}
