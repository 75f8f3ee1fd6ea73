import { containsText } from "#adapters/database/contains-text.ts";
import type { Database } from "#adapters/database/database.ts";
import { hasAnyProSource, type ProSource } from "#adapters/identity/pro-source.ts";
import { findLiveGrant } from "#adapters/identity/pro-grants.ts";
import { selectAccounts } from "#adapters/identity/select-accounts.ts";
import { session, user } from "#adapters/identity/table.server.ts";
import { AppError } from "#core/errors/app-error.ts";
import { type ActiveProvider, isOfProvider } from "#features/billing/active-provider.server.ts";
import { purchase } from "#features/billing/table.server.ts";
import { and, desc, eq, or } from "drizzle-orm";

export type PeopleDeps = {
  readonly db: Database;
  /** Reasons to have Pro beside a grant by hand. */
  readonly proSources: readonly ProSource[];
  readonly payments: ActiveProvider;
};

const maxShown = 50;

export type FoundPerson = Awaited<ReturnType<typeof findPeople>>[number];
export type PersonView = Awaited<ReturnType<typeof readPerson>>;

/** Members by a part of their address, or by their id; the newest accounts first. */
export function findPeople({ db, proSources }: PeopleDeps, typed: string) {
  const part = typed.trim();
  return selectAccounts(db, proSources)
    .where(or(containsText(user.email, part), eq(user.id, part)))
    .orderBy(desc(user.createdAt), desc(user.id))
    .limit(maxShown);
}

/** What the house knows of a member’s plan, purchases and sign-ins, and nothing of what was written. Throws 404. */
export async function readPerson({ db, proSources, payments }: PeopleDeps, id: string) {
  const isPaidPro = hasAnyProSource(proSources, user.id);
  const [person] = await db
    .select({ id: user.id, email: user.email, createdAt: user.createdAt, isPaidPro })
    .from(user)
    .where(eq(user.id, id));
  if (!person) throw new AppError("not_found", "There is no member of this id.");
  const grant = await findLiveGrant(db, id);
  const purchases = await db
    .select({
      id: purchase.id,
      sku: purchase.sku,
      state: purchase.state,
      amount: purchase.amount,
      at: purchase.createdAt,
    })
    .from(purchase)
    .where(and(eq(purchase.userId, id), isOfProvider(payments, purchase)))
    .orderBy(desc(purchase.createdAt))
    .limit(maxShown);
  const signIns = await db
    .select({ id: session.id, device: session.userAgent, at: session.createdAt })
    .from(session)
    .where(eq(session.userId, id))
    .orderBy(desc(session.createdAt))
    .limit(maxShown);
  return { ...person, grant: grant ?? null, purchases, signIns };
}
