import type { Database } from "#adapters/database/database.ts";
import { sql } from "drizzle-orm";
import { z } from "zod";

const Names = z.object({ rows: z.array(z.object({ name: z.string() })) });
const Rows = z.object({ rows: z.array(z.object({ row: z.string() })) });

/** Every row of every table as the database itself writes it, with what it worked out. */
export async function readAllRows(
  db: Database,
): Promise<Readonly<Record<string, readonly string[]>>> {
  await db.execute(sql`set timezone = 'UTC'`);
  const { rows } = Names.parse(
    await db.execute(
      sql`select tablename::text as name from pg_tables where schemaname = 'public' order by 1`,
    ),
  );
  const all: Record<string, readonly string[]> = {};
  for (const { name } of rows) {
    const read = sql`select t::text as row from ${sql.identifier(name)} t order by t::text collate "C"`;
    all[name] = Rows.parse(await db.execute(read)).rows.map(({ row }) => row);
  }
  return all;
}
