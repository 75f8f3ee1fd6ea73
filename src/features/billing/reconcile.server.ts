import { errorDetail } from "#http/error-detail.ts";
import { and, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { doDuties } from "./duties.server.ts";
import { needsLook } from "./access.server.ts";
import { processEvent } from "./events.server.ts";
import type { Difference, Ground } from "./parts.server.ts";
import { isOf } from "./source.server.ts";
import { type Pointers, sync } from "./sync.server.ts";
import { billingCustomer, purchase, subscription, webhookEvent } from "./table.server.ts";

export type Reconciled = {
  readonly looked: number;
  readonly differences: readonly Difference[];
  /** How many looks failed; they are taken again at the next turn. */
  readonly failed: number;
};

/** The provider keeps undelivered events for so long that an outage of a long weekend is bridged. */
const eventsBackMs = 5 * 86_400_000;

/** Disputes come up to four months after a payment. */
const purchaseDays = 150;

/**
 * Compares the records with the provider: events that never came, what is past its time, what we still owe; with `full`
 * every customer and every purchase that may still change. One that fails does not keep the others from it. Throws when
 * the provider cannot be asked at all.
 */
export async function reconcile(ground: Ground, { full = false } = {}): Promise<Reconciled> {
  const { db, payments, log } = ground;
  const differences: Difference[] = [];
  let [looked, failed] = [0, 0];

  async function attempt(work: () => Promise<readonly Difference[]>) {
    looked += 1;
    try {
      differences.push(...(await work()));
    } catch (error) {
      failed += 1;
      log.warn("not reconciled", errorDetail(error));
    }
  }

  if (!(await hasCustomers(ground))) return { looked, differences, failed };
  const missed = await payments.missedEvents(new Date(Date.now() - eventsBackMs));
  for (const event of missed) await attempt(() => processEvent(ground, event));
  for (const event of await leftEvents(ground)) await attempt(() => processEvent(ground, event));
  for (const pointers of await doubtful(ground, full)) await attempt(() => sync(ground, pointers));
  await closeLost(ground);
  await doDuties(ground);
  await db.delete(webhookEvent).where(lt(webhookEvent.receivedAt, sql`now() - interval '90 days'`));
  if (differences.length > 0 || failed > 0)
    log.warn("reconciled", { looked, differences: differences.length, failed });
  return { looked, differences, failed };
}

/** Before the first checkout there is nothing to compare. */
async function hasCustomers({ db, payments }: Ground): Promise<boolean> {
  const [row] = await db
    .select({ id: purchase.id })
    .from(purchase)
    .where(isOf(payments, purchase))
    .limit(1);
  if (row) return true;
  const [customer] = await db
    .select({ id: billingCustomer.customerId })
    .from(billingCustomer)
    .where(isOf(payments, billingCustomer))
    .limit(1);
  return customer !== undefined;
}

/** Events that came and could not be acted on. */
function leftEvents({ db, payments }: Ground) {
  const isLeft = and(
    isOf(payments, webhookEvent),
    isNull(webhookEvent.processedAt),
    lt(webhookEvent.receivedAt, sql`now() - interval '1 minute'`),
  );
  return db.select().from(webhookEvent).where(isLeft).orderBy(webhookEvent.receivedAt);
}

/** Customers and checkouts to look at again. */
async function doubtful(ground: Ground, full: boolean): Promise<readonly Pointers[]> {
  const { db, payments } = ground;
  const customers = full
    ? await db
        .select({ customerId: billingCustomer.customerId })
        .from(billingCustomer)
        .where(isOf(payments, billingCustomer))
    : await db
        .selectDistinct({ customerId: subscription.customerId })
        .from(subscription)
        .where(and(isOf(payments, subscription), or(needsLook(), isUndecided())));
  const isWaiting = and(
    inArray(purchase.state, ["open", "processing"]),
    lt(purchase.createdAt, sql`now() - interval '1 hour'`),
  );
  const mayChange = and(
    gt(purchase.createdAt, sql`now() - make_interval(days => ${purchaseDays}::int)`),
    sql`${purchase.state} not in ('failed')`,
  );
  const checkouts = await db
    .select({ checkoutId: purchase.checkoutId })
    .from(purchase)
    .where(
      and(isOf(payments, purchase), isNotNull(purchase.checkoutId), full ? mayChange : isWaiting),
    );
  return [...customers, ...checkouts];
}

/** Neither granting nor ended: she may be paying at this moment. */
function isUndecided() {
  return and(
    isNull(subscription.endedAt),
    inArray(subscription.status, ["past_due", "incomplete", "unpaid", "paused", "missing"]),
  );
}

/** Orders whose checkout never opened. */
async function closeLost({ db, payments }: Ground): Promise<void> {
  const isLost = and(
    isOf(payments, purchase),
    eq(purchase.state, "open"),
    isNull(purchase.checkoutId),
    lt(purchase.createdAt, sql`now() - interval '1 hour'`),
  );
  await db.update(purchase).set({ state: "expired" }).where(isLost);
}

/** What the operator reads. */
export function saidOfReconciled({ looked, differences, failed }: Reconciled): string {
  const lines = differences.map(({ what, id, was, is }) => `${what} ${id}: was ${was}; is ${is}`);
  const count = `${looked} ${looked === 1 ? "look" : "looks"} at the provider`;
  const outcome =
    differences.length === 0
      ? "the records agree with it."
      : `${differences.length} ${differences.length === 1 ? "difference" : "differences"}, now mended.`;
  const trouble =
    failed === 0 ? [] : [`${failed} could not be compared. Try again, or see the log.`];
  return [...lines, `${count}: ${outcome}`, ...trouble].join("\n");
}
