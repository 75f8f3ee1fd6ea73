import type { Database } from "#adapters/database/database.ts";
import { sql } from "drizzle-orm";

/** The sequence number of a fetch, taken before it: greater than that of every fetch begun earlier. */
export async function nextFetchSequence(db: Database): Promise<number> {
  const [row] = await db
    .select({ sequence: sql`nextval('look_number')`.mapWith(Number) })
    .from(sql`(select 1) as one`);
  if (!row) throw new Error("The database gave no number.");
  return row.sequence;
}
