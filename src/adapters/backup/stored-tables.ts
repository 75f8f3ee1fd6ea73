import type { Database } from "#adapters/database/database.ts";
import { sql } from "drizzle-orm";
import { z } from "zod";

const StoredTable = z.object({
  name: z.string(),
  /** What is stored; what the database works out of it is left out. */
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
  key: z.array(z.string()),
  parents: z.array(z.string()),
});
export type StoredTable = z.infer<typeof StoredTable>;

const Tables = z.object({ rows: z.array(StoredTable) });

/**
 * Every table of the records as the database itself lists them, each behind those that its rows point to. Throws where
 * tables point to each other in a circle.
 */
export async function listStoredTables(db: Database): Promise<readonly StoredTable[]> {
  const { rows } = Tables.parse(
    await db.execute(sql`
      select stored.relname::text as name,
        (select json_agg(
            json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
          from pg_attribute
          where attrelid = stored.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
        array(select attname::text
          from pg_index cross join unnest(indkey) with ordinality as part (attnum, place)
            join pg_attribute using (attnum)
          where indrelid = stored.oid and attrelid = stored.oid and indisprimary order by place) as key,
        array(select distinct parent.relname::text
          from pg_constraint join pg_class parent on parent.oid = confrelid
          where conrelid = stored.oid and contype = 'f' and confrelid <> stored.oid) as parents
      from pg_class stored
      where relkind = 'r' and relnamespace = current_schema()::regnamespace
        and not exists (select from pg_depend where objid = stored.oid and deptype = 'e')
      order by stored.relname collate "C"`),
  );
  return parentsFirst(rows);
}

function parentsFirst(tables: readonly StoredTable[]): StoredTable[] {
  const placed = new Set<string>();
  const ordered: StoredTable[] = [];
  while (ordered.length < tables.length) {
    const next = tables.filter(
      ({ name, parents }) => !placed.has(name) && parents.every((parent) => placed.has(parent)),
    );
    if (next.length === 0) throw new Error("Tables of the records point to each other.");
    for (const table of next) placed.add(table.name);
    ordered.push(...next);
  }
  return ordered;
}
