import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "./database.ts";

const Now = z.object({ rows: z.tuple([z.object({ now: z.coerce.number() })]) });

/** What time it is for the database: the one clock that all processes share. */
export async function readDatabaseClock(db: Database): Promise<Date> {
  const now = sql`select extract(epoch from clock_timestamp()) * 1000 as now`;
  return new Date(Now.parse(await db.execute(now)).rows[0].now);
}
