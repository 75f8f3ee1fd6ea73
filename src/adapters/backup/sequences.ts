import type { Database } from "#adapters/database/database.ts";
import { sql } from "drizzle-orm";
import { z } from "zod";

/** The number that a sequence gave last; `isUsed` false while it has given none. */
export const SequenceState = z.object({
  name: z.string(),
  last: z.coerce.string().regex(/^-?\d+$/),
  isUsed: z.boolean(),
});
export type SequenceState = z.infer<typeof SequenceState>;

const States = z.object({ rows: z.array(SequenceState) });

/** Where every sequence of the records stands, those of numbered columns among them; a role that uses them may ask. */
export async function listSequences(db: Database): Promise<readonly SequenceState[]> {
  const states = sql`
    select sequencename::text as name, coalesce(last_value, start_value)::text as last,
      last_value is not null as "isUsed"
    from pg_sequences where schemaname = current_schema() order by sequencename collate "C"`;
  return States.parse(await db.execute(states)).rows;
}

/** Has each sequence go on where it stood; one that this release no longer has is left out. */
export async function setSequences(tx: Database, states: readonly SequenceState[]): Promise<void> {
  const known = new Set((await listSequences(tx)).map(({ name }) => name));
  for (const { name, last, isUsed } of states) {
    if (!known.has(name)) continue;
    await tx.execute(
      sql`select setval(quote_ident(${name})::regclass, ${last}::bigint, ${isUsed}::boolean)`,
    );
  }
}
