import type { Database } from "#adapters/database/database.ts";
import { newId } from "#adapters/database/new-id.ts";
import { and, desc, eq, gt, isNull, or, sql } from "drizzle-orm";
import { proGrant } from "./table.server.ts";

export const maxGrantReasonLength = 200;

/** Neither ended nor over. */
export const isLiveGrant = and(
  isNull(proGrant.endedAt),
  or(isNull(proGrant.until), gt(proGrant.until, sql`now()`)),
);

/** Ends Pro given by hand; returns how many grants that were. */
export async function endGrants(tx: Database, userId: string): Promise<number> {
  const ended = await tx
    .update(proGrant)
    .set({ endedAt: sql`now()` })
    .where(and(eq(proGrant.userId, userId), isLiveGrant))
    .returning({ id: proGrant.id });
  return ended.length;
}

type NewGrant = { readonly until: Date | null; readonly reason: string };

/** Gives Pro by hand, in place of what was given before; without a last moment it has no end. */
export async function grantPro(tx: Database, userId: string, grant: NewGrant): Promise<void> {
  await endGrants(tx, userId);
  await tx.insert(proGrant).values({ id: newId(), userId, ...grant });
}

/** What was given by hand and holds now; undefined where nothing is. */
export async function findLiveGrant(db: Database, userId: string) {
  const [live] = await db
    .select({ until: proGrant.until, reason: proGrant.reason, createdAt: proGrant.createdAt })
    .from(proGrant)
    .where(and(eq(proGrant.userId, userId), isLiveGrant))
    .orderBy(desc(proGrant.createdAt))
    .limit(1);
  return live;
}
