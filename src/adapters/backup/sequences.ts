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

const Names = z.object({ rows: z.array(z.object({ name: z.string() })) });
const States = z.object({ rows: z.tuple([SequenceState.omit({ name: true })]) });

/** Where every sequence of the records stands, those of numbered columns among them. */
export async function listSequences(db: Database): Promise<readonly SequenceState[]> {
  const { rows } = Names.parse(
    await db.execute(sql`
      select relname::text as name from pg_class
      where relkind = 'S' and relnamespace = current_schema()::regnamespace
      order by relname collate "C"`),
  );
  const states: SequenceState[] = [];
  for (const { name } of rows) {
    const state = sql`select last_value::text as last, is_called as "isUsed" from ${sql.identifier(name)}`;
    states.push({ name, ...States.parse(await db.execute(state)).rows[0] });
  }
  return states;
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
