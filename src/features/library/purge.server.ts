import type { Database } from "#adapters/database/database.ts";
import { lt, sql } from "drizzle-orm";
import { savedResult } from "./table.server.ts";

/** What was deleted goes for good after a day. */
export async function purgeDeletedSavedResults(db: Database): Promise<void> {
  await db.delete(savedResult).where(lt(savedResult.removedAt, sql`now() - interval '1 day'`));
}
