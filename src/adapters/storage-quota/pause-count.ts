import type { Database } from "#adapters/database/database.ts";
import { sql } from "drizzle-orm";
import { z } from "zod";

const Tables = z.object({ rows: z.array(z.object({ name: z.string() })) });

/** Runs work that inserts rows together with their counts in `storage_use`: nothing is counted twice or refused. */
export async function withStorageCountPaused<Answer>(
  tx: Database,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { rows } = Tables.parse(
    await tx.execute(sql`
      select relname::text as name from pg_trigger join pg_class counted on counted.oid = tgrelid
      where tgname = 'storage_insert' and relnamespace = current_schema()::regnamespace`),
  );
  for (const { name } of rows)
    await tx.execute(sql`alter table ${sql.identifier(name)} disable trigger storage_insert`);
  const answer = await work();
  for (const { name } of rows)
    await tx.execute(sql`alter table ${sql.identifier(name)} enable trigger storage_insert`);
  return answer;
}
