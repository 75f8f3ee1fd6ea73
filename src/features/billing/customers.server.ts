import type { Database } from "#adapters/database/database.ts";
import { user } from "#adapters/identity/table.server.ts";
import { and, eq } from "drizzle-orm";
import type { BillingContext } from "./billing-context.server.ts";
import { isOfProvider, type ActiveProvider, providerColumnsOf } from "./active-provider.server.ts";
import { billingCustomer } from "./table.server.ts";

/** The customer id at the payments in charge; null before the first checkout. */
export async function findCustomerId(
  { db, payments }: { db: Database; payments: ActiveProvider },
  userId: string,
): Promise<string | null> {
  const [row] = await db
    .select({ id: billingCustomer.customerId })
    .from(billingCustomer)
    .where(and(eq(billingCustomer.userId, userId), isOfProvider(payments, billingCustomer)));
  return row?.id ?? null;
}

/** The same, made when it is not there. Asked twice at once, the provider answers with the same one. */
export async function ensureCustomer(
  context: Pick<BillingContext, "db" | "payments">,
  person: { readonly id: string; readonly email: string },
): Promise<string> {
  const { db, payments } = context;
  const known = await findCustomerId(context, person.id);
  if (known !== null) return known;
  const customerId = await payments.createCustomer({ userId: person.id, email: person.email });
  await db
    .insert(billingCustomer)
    .values({ ...providerColumnsOf(payments), userId: person.id, customerId })
    .onConflictDoNothing();
  return (await findCustomerId(context, person.id)) ?? customerId;
}

/** Whose customer it is. Within a transaction its subscriptions are then this transaction's to change. */
export async function lockCustomer(tx: Database, source: ActiveProvider, customerId: string) {
  const [row] = await tx
    .select({ userId: billingCustomer.userId, email: user.email })
    .from(billingCustomer)
    .innerJoin(user, eq(user.id, billingCustomer.userId))
    .where(and(eq(billingCustomer.customerId, customerId), isOfProvider(source, billingCustomer)))
    .for("update", { of: billingCustomer });
  return row ?? null;
}

export async function isKnownCustomer(db: Database, source: ActiveProvider, customerId: string) {
  const rows = await db
    .select({ userId: billingCustomer.userId })
    .from(billingCustomer)
    .where(and(eq(billingCustomer.customerId, customerId), isOfProvider(source, billingCustomer)));
  return rows.length > 0;
}
