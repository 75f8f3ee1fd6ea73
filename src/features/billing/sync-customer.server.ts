import type { Database } from "#adapters/database/database.ts";
import { type Billing } from "#core/plans/plans.ts";
import { grantingStatuses, isOneOf, type SubscriptionState } from "#core/plans/pro-access.ts";
import { and, eq, inArray } from "drizzle-orm";
import { holdCustomer } from "./customers.server.ts";
import { takeLook } from "./look.server.ts";
import type { Difference, Ground } from "./parts.server.ts";
import { isOf, sourceOf } from "./source.server.ts";
import { type SubscriptionRow, tellOfChange } from "./subscription-letters.server.ts";
import { subscription } from "./table.server.ts";

/** Her subscriptions as the provider had them at one look. */
export type CustomerSight = {
  readonly customerId: string;
  readonly look: number;
  readonly seen: readonly { readonly state: SubscriptionState; readonly plan: Billing | null }[];
};

/** Looks at all subscriptions of a customer. Throws PaymentsTrouble. */
export async function lookAtCustomer(
  { db, payments, prices }: Ground,
  customerId: string,
): Promise<CustomerSight> {
  const look = await takeLook(db);
  const states = await payments.subscriptionsOf(customerId);
  const seen = [];
  for (const state of states) seen.push({ state, plan: await prices.planOf(state.priceId) });
  return { customerId, look, seen };
}

/** Writes down what was seen, unless something newer is there; tells her what changed. Somebody else's customer is nothing to us. */
export async function applyCustomer(
  tx: Database,
  ground: Ground,
  { customerId, look, seen }: CustomerSight,
): Promise<readonly Difference[]> {
  const person = await holdCustomer(tx, ground.payments, customerId);
  if (!person) return [];
  const isHers = and(eq(subscription.customerId, customerId), isOf(ground.payments, subscription));
  const before = await tx.select().from(subscription).where(isHers);
  const after: SubscriptionRow[] = [];
  for (const one of seen) {
    const known = before.find(({ id }) => id === one.state.id);
    if (known && known.look > look) after.push(known);
    else after.push(await write(tx, rowFrom(ground, person.userId, look, one, known)));
  }
  for (const known of before)
    if (!after.some(({ id }) => id === known.id) && known.look < look)
      after.push(await write(tx, { ...known, status: "missing", look, syncedAt: new Date() }));
  await closeSecond(tx, ground, after);

  const now = await tx.select().from(subscription).where(isHers);
  const differences: Difference[] = [];
  for (const row of now) {
    const known = before.find(({ id }) => id === row.id);
    await tellOfChange(tx, ground, person.email, known, row);
    const [was, is] = [known ? saidOf(known) : "unknown", saidOf(row)];
    if (was !== is) differences.push({ what: "subscription", id: row.id, was, is });
  }
  return differences;
}

function rowFrom(
  { payments, log }: Ground,
  userId: string,
  look: number,
  { state, plan: soldAs }: CustomerSight["seen"][number],
  known: SubscriptionRow | undefined,
): SubscriptionRow {
  // A price that was replaced since keeps its meaning for those who have it.
  const plan = soldAs ?? (known?.priceId === state.priceId ? known.plan : null);
  if (plan === null) log.error("subscription at a price of no plan", { subscription: state.id });
  const { createdAt, isTakenBack, ...facts } = state;
  const isPastDue = state.status === "past_due";
  return {
    ...sourceOf(payments),
    ...facts,
    userId,
    plan,
    startedAt: createdAt,
    pastDueSince: isPastDue ? (known?.pastDueSince ?? new Date()) : null,
    revokedAt: known?.revokedAt ?? (isTakenBack ? new Date() : null),
    refundDue: known?.refundDue ?? false,
    look,
    syncedAt: new Date(),
  };
}

async function write(tx: Database, row: SubscriptionRow): Promise<SubscriptionRow> {
  await tx
    .insert(subscription)
    .values(row)
    .onConflictDoUpdate({ target: subscription.id, set: row });
  return row;
}

/** Whoever has Pro is not to pay for it twice: the newer one is closed, and its money is owed to her. */
async function closeSecond(tx: Database, { log }: Ground, rows: readonly SubscriptionRow[]) {
  const live = rows.filter(
    ({ status, plan, revokedAt }) =>
      isOneOf(grantingStatuses, status) && plan !== null && revokedAt === null,
  );
  const [, ...newer] = live.toSorted(
    (a, b) => a.startedAt.getTime() - b.startedAt.getTime() || (a.id < b.id ? -1 : 1),
  );
  if (newer.length === 0) return;
  const ids = newer.map(({ id }) => id);
  log.error("second subscription, to be ended and refunded", { subscriptions: ids });
  await tx
    .update(subscription)
    .set({ revokedAt: new Date(), refundDue: true })
    .where(inArray(subscription.id, ids));
}

/** One line for the operator. */
function saidOf({ status, plan, currentPeriodEnd, cancelAt, revokedAt }: SubscriptionRow): string {
  const parts = [
    status,
    plan ?? "of no plan",
    cancelAt ? `ends ${said(cancelAt)}` : `paid until ${said(currentPeriodEnd)}`,
    ...(revokedAt ? ["taken back"] : []),
  ];
  return parts.join(", ");
}

function said(date: Date): string {
  return date.toISOString().slice(0, 10);
}
