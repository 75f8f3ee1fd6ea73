import type { Database } from "#adapters/database/database.ts";
import { sql } from "drizzle-orm";
import { download } from "./table.server.ts";

/** Forgets downloads for which no payment can be disputed any more. */
export async function purgeDownloads(db: Database): Promise<void> {
  await db.execute(sql`delete from ${download} where at < now() - interval '18 months'`);
}
