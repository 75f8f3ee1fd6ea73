import type { Database } from "#adapters/database/database.ts";
import { prepareOnce } from "#adapters/database/prepare-once.ts";
import { and, eq, sql } from "drizzle-orm";
import type { PowerPosition } from "./contract.ts";
import type { NewPowerPosition } from "./requests.ts";
import { powerPosition } from "./table.server.ts";

type Row = typeof powerPosition.$inferSelect;

const selectByUser = prepareOnce((db) =>
  db
    .select()
    .from(powerPosition)
    .where(eq(powerPosition.userId, sql.placeholder("userId")))
    .prepare(""),
);

/** The member's power position; the empty one before a first save. */
export async function getPowerPosition(db: Database, userId: string): Promise<PowerPosition> {
  const [row] = await selectByUser(db).execute({ userId });
  return row ? toPowerPosition(row) : { statement: "" };
}

/** Saves the power position; null when it is no longer the version that the change was made from. */
export async function savePowerPosition(
  db: Database,
  userId: string,
  { statement, version }: NewPowerPosition,
): Promise<PowerPosition | null> {
  const first = db.insert(powerPosition).values({ userId, statement });
  const set = { statement, version: sql`${powerPosition.version} + 1`, updatedAt: sql`now()` };
  if (version === undefined) {
    const [row] = await first.onConflictDoUpdate({ target: powerPosition.userId, set }).returning();
    return row ? toPowerPosition(row) : null;
  }
  const [row] =
    version === 0
      ? await first.onConflictDoNothing().returning()
      : await db
          .update(powerPosition)
          .set(set)
          .where(and(eq(powerPosition.userId, userId), eq(powerPosition.version, version)))
          .returning();
  return row ? toPowerPosition(row) : null;
}

function toPowerPosition({ statement, version, updatedAt }: Row): PowerPosition {
  return { statement, version, savedAt: updatedAt.toISOString() };
}
