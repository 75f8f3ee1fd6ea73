import type { Database } from "#adapters/database/database.ts";
import { user } from "#adapters/identity/table.server.ts";
import type { Viewer } from "#core/access/access.ts";
import { eq, sql } from "drizzle-orm";
import { owner } from "./table.server.ts";

export type OwnerDeps = {
  readonly db: Database;
  /** The addresses of OWNER_EMAILS, case-folded. */
  readonly ownerEmails: readonly string[];
};

/** Whether the desk is this viewer’s, as it is at this moment. An address counts once it is proven. */
export async function isOwner({ db, ownerEmails }: OwnerDeps, viewer: Viewer): Promise<boolean> {
  if (viewer.kind === "visitor") return false;
  const isGiven = sql<boolean>`exists (select 1 from ${owner} where ${owner.userId} = ${user.id})`;
  const [person] = await db
    .select({ email: user.email, isVerified: user.emailVerified, isGiven })
    .from(user)
    .where(eq(user.id, viewer.id));
  if (!person) return false;
  return person.isGiven || (person.isVerified && ownerEmails.includes(person.email));
}

/** Gives a member the desk; false when it was given before. */
export async function addOwner(tx: Database, userId: string): Promise<boolean> {
  const added = await tx
    .insert(owner)
    .values({ userId })
    .onConflictDoNothing()
    .returning({ userId: owner.userId });
  return added.length > 0;
}

/** Takes it back; false when it was not given. */
export async function removeOwner(tx: Database, userId: string): Promise<boolean> {
  const removed = await tx
    .delete(owner)
    .where(eq(owner.userId, userId))
    .returning({ userId: owner.userId });
  return removed.length > 0;
}
