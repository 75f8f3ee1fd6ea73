import type { Database } from "#adapters/database/database.ts";
import { type ProPlan } from "#core/plans/plans.ts";
import { grantingStatuses, isOneOf, type ProviderSubscription } from "#core/plans/pro-access.ts";
import { and, eq, inArray } from "drizzle-orm";
import { lockCustomer } from "#features/billing/customers.server.ts";
import { nextFetchSequence } from "./fetch-sequence.server.ts";
import type { Difference, BillingContext } from "#features/billing/billing-context.server.ts";
import { isOfProvider, providerColumnsOf } from "#features/billing/active-provider.server.ts";
import {
  type SubscriptionRow,
  enqueueSubscriptionEmails,
} from "#features/billing/emails/subscription-emails.server.ts";
import { subscription } from "#features/billing/table.server.ts";

/** A customer's subscriptions as the provider had them at one fetch. */
export type CustomerSnapshot = {
  readonly customerId: string;
  readonly sequence: number;
  readonly subscriptions: readonly {
    readonly state: ProviderSubscription;
    readonly plan: ProPlan | null;
  }[];
};

/** Looks at all subscriptions of a customer. Throws PaymentsError. */
export async function fetchCustomerSnapshot(
  { db, payments, prices }: BillingContext,
  customerId: string,
): Promise<CustomerSnapshot> {
  const sequence = await nextFetchSequence(db);
  const states = await payments.listSubscriptions(customerId);
  const subscriptions = [];
  for (const state of states)
    subscriptions.push({ state, plan: await prices.findPlan(state.priceId) });
  return { customerId, sequence, subscriptions };
}

/** Stores a snapshot, unless a newer one is there, and emails the member what changed. Ignores unknown customers. */
export async function applyCustomerSnapshot(
  tx: Database,
  context: BillingContext,
  { customerId, sequence, subscriptions }: CustomerSnapshot,
): Promise<readonly Difference[]> {
  const person = await lockCustomer(tx, context.payments, customerId);
  if (!person) return [];
  const isOfCustomer = and(
    eq(subscription.customerId, customerId),
    isOfProvider(context.payments, subscription),
  );
  const before = await tx.select().from(subscription).where(isOfCustomer);
  const after: SubscriptionRow[] = [];
  for (const one of subscriptions) {
    const known = before.find(({ id }) => id === one.state.id);
    if (known && known.look > sequence) after.push(known);
    else
      after.push(
        await upsertSubscription(
          tx,
          toSubscriptionRow(context, person.userId, sequence, one, known),
        ),
      );
  }
  for (const known of before)
    if (!after.some(({ id }) => id === known.id) && known.look < sequence)
      after.push(
        await upsertSubscription(tx, {
          ...known,
          status: "missing",
          look: sequence,
          syncedAt: new Date(),
        }),
      );
  await revokeDuplicates(tx, context, after);

  const now = await tx.select().from(subscription).where(isOfCustomer);
  const differences: Difference[] = [];
  for (const row of now) {
    const known = before.find(({ id }) => id === row.id);
    await enqueueSubscriptionEmails(tx, context, person.email, known, row);
    const [was, is] = [known ? describeSubscription(known) : "unknown", describeSubscription(row)];
    if (was !== is) differences.push({ kind: "subscription", id: row.id, before: was, after: is });
  }
  return differences;
}

function toSubscriptionRow(
  { payments, log }: BillingContext,
  userId: string,
  sequence: number,
  { state, plan: soldAs }: CustomerSnapshot["subscriptions"][number],
  known: SubscriptionRow | undefined,
): SubscriptionRow {
  // A price that was replaced since keeps its meaning for those who have it.
  const plan = soldAs ?? (known?.priceId === state.priceId ? known.plan : null);
  if (plan === null) log.error("subscription at a price of no plan", { subscription: state.id });
  const { createdAt, isTakenBack, ...facts } = state;
  const isPastDue = state.status === "past_due";
  return {
    ...providerColumnsOf(payments),
    ...facts,
    userId,
    plan,
    startedAt: createdAt,
    pastDueSince: isPastDue ? (known?.pastDueSince ?? new Date()) : null,
    revokedAt: known?.revokedAt ?? (isTakenBack ? new Date() : null),
    refundDue: known?.refundDue ?? false,
    look: sequence,
    syncedAt: new Date(),
  };
}

async function upsertSubscription(tx: Database, row: SubscriptionRow): Promise<SubscriptionRow> {
  await tx
    .insert(subscription)
    .values(row)
    .onConflictDoUpdate({ target: subscription.id, set: row });
  return row;
}

/** Whoever has Pro is not to pay for it twice: the newer one is closed, and its refund is due. */
async function revokeDuplicates(
  tx: Database,
  { log }: BillingContext,
  rows: readonly SubscriptionRow[],
) {
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
function describeSubscription({
  status,
  plan,
  currentPeriodEnd,
  cancelAt,
  revokedAt,
}: SubscriptionRow): string {
  const parts = [
    status,
    plan ?? "of no plan",
    cancelAt ? `ends ${formatDay(cancelAt)}` : `paid until ${formatDay(currentPeriodEnd)}`,
    ...(revokedAt ? ["taken back"] : []),
  ];
  return parts.join(", ");
}

function formatDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
