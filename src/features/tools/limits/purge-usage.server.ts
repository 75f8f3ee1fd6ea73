import type { Database } from "#adapters/database/database.ts";
import { sql } from "drizzle-orm";
import { aiSlot, aiUse, writingMinute } from "#features/tools/table.server.ts";

/** Removes the counts of days before yesterday (UTC), of minutes that are over, and places whose process died. */
export async function purgeUsage(db: Database): Promise<void> {
  await db.execute(sql`delete from ${aiUse} where day < (now() at time zone 'utc')::date - 1`);
  await db.execute(sql`delete from ${writingMinute} where ends_at < now()`);
  await db.execute(sql`delete from ${aiSlot} where until < now()`);
}
