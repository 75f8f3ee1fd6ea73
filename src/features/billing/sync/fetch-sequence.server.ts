import type { Database } from "#adapters/database/database.ts";
import { sql } from "drizzle-orm";

/** The number of a look at the provider, taken before it: greater than that of every look begun earlier. */
export async function nextFetchSequence(db: Database): Promise<number> {
  const [row] = await db
    .select({ look: sql`nextval('look_number')`.mapWith(Number) })
    .from(sql`(select 1) as one`);
  if (!row) throw new Error("The database gave no number.");
  return row.look;
}
