import type { Database } from "#adapters/database/database.ts";
import { hasAnyProSource, type ProSource } from "#adapters/identity/pro-source.ts";
import { findLiveGrant } from "#adapters/identity/pro-grants.ts";
import { selectAccounts } from "#adapters/identity/select-accounts.ts";
import { session, user } from "#adapters/identity/table.server.ts";
import { AppError } from "#core/errors/app-error.ts";
import { type ActiveProvider, isOfProvider } from "#features/billing/active-provider.server.ts";
import { toPurchase } from "#features/billing/purchases/purchase-records.server.ts";
import { purchase } from "#features/billing/table.server.ts";
import type { DeliveryService } from "#features/delivery/delivery-service.server.ts";
import { and, desc, eq, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

export type PeopleDeps = {
  readonly db: Database;
  /** Reasons to have Pro beside a grant by hand. */
  readonly proSources: readonly ProSource[];
  readonly payments: ActiveProvider;
  readonly delivery: Pick<DeliveryService, "downloadsFor">;
};

const maxShown = 50;

export const maxSearchLength = 254;

export type FoundPeople = Awaited<ReturnType<typeof findPeople>>;
export type PersonView = Awaited<ReturnType<typeof readPerson>>;

type PeopleSearch = {
  readonly typed: string;
  /** The id that the page comes after, going back in time. */
  readonly after?: string | undefined;
};

/** A page of the members by a part of their address, or by their id; the newest accounts first. */
export async function findPeople({ db, proSources }: PeopleDeps, { typed, after }: PeopleSearch) {
  const part = typed.trim();
  // Addresses are stored case-folded, so nothing has to be folded row by row.
  const holdsPart = sql`strpos(${user.email}, ${part.toLowerCase()}) > 0`;
  const isFound = part === "" ? undefined : or(holdsPart, eq(user.id, part));
  const found = await selectAccounts(db, proSources)
    .where(and(isFound, after === undefined ? undefined : comesAfter(after)))
    .orderBy(desc(user.createdAt), desc(user.id))
    .limit(maxShown + 1);
  const people = found.slice(0, maxShown);
  return { people, older: found.length > maxShown ? (people.at(-1)?.id ?? null) : null };
}

/** Further back in time than this member; the moment is read where it is exact. */
function comesAfter(id: string): SQL {
  const anchor = alias(user, "anchor");
  const moment = sql`(select ${anchor.createdAt} from ${user} as anchor where ${anchor.id} = ${id})`;
  return sql`(${user.createdAt}, ${user.id}) < (${moment}, ${id})`;
}

/** What the house knows of a member’s plan, purchases and sign-ins, and nothing of what was written. Throws 404. */
export async function readPerson({ db, proSources, payments, delivery }: PeopleDeps, id: string) {
  const isPaidPro = hasAnyProSource(proSources, user.id);
  const [person] = await db
    .select({ id: user.id, email: user.email, createdAt: user.createdAt, isPaidPro })
    .from(user)
    .where(eq(user.id, id));
  if (!person) throw new AppError("not_found", "There is no member of this id.");
  const grant = await findLiveGrant(db, id);
  const rows = await db
    .select()
    .from(purchase)
    .where(and(eq(purchase.userId, id), isOfProvider(payments, purchase)))
    .orderBy(desc(purchase.createdAt))
    .limit(maxShown);
  const purchases = rows.map((row) => ({
    id: row.id,
    sku: row.sku,
    state: row.state,
    amount: row.amount,
    at: row.createdAt,
    kits: delivery.downloadsFor(toPurchase(row)).map(({ kit, name }) => ({ kit, name })),
  }));
  const signIns = await db
    .select({ id: session.id, device: session.userAgent, at: session.createdAt })
    .from(session)
    .where(eq(session.userId, id))
    .orderBy(desc(session.createdAt))
    .limit(maxShown);
  return { ...person, grant: grant ?? null, purchases, signIns };
}
