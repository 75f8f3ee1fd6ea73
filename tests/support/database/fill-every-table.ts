import type { Database } from "#adapters/database/database.ts";
import { sql } from "drizzle-orm";
import { z } from "zod";

const Columns = z.object({
  rows: z.array(
    z.object({
      table: z.string(),
      column: z.string(),
      type: z.string(),
      nullable: z.boolean(),
      /** What its rows point to, and where it stands in the key that they point by. */
      parent: z.string().nullable(),
      parent_column: z.string().nullable(),
    }),
  ),
});
type Column = z.infer<typeof Columns>["rows"][number];

/** What an engine, a file and a line can stumble over. */
const oddText =
  'Ada “Q” \\ \\n "x",[null] {"a":1} \t tab \r\n line \u2028 sep \u2029 ünï 李 🙋🏽‍♀️ \u0001 %s $1';

const oddJson =
  '{"z": 1.50, "a": ["\\u2028", null, true], "": "\\u00e9", "big": 12345678901234567890.123}';

const day = (row: number) => String(1 + row).padStart(2, "0");

/** The value of a column in a row, as text: odd in the first, null where it may be in the second, empty in the third. */
const values: Readonly<Record<string, (name: string, row: number) => string>> = {
  text: (name, row) => [`${name} ${oddText}`, `${name} 1`, ""][row] ?? "",
  integer: (_, row) => ["-2147483648", "0", "7"][row] ?? "",
  bigint: (_, row) => ["9223372036854775807", "-1", "0"][row] ?? "",
  boolean: (_, row) => `${row === 0}`,
  jsonb: (_, row) => [oddJson, "[]", '""'][row] ?? "",
  bytea: (_, row) => ["\\x00ff0a5c22", "\\x01", "\\x"][row] ?? "",
  date: (_, row) => `2024-02-${day(row + 26)}`,
  "double precision": (_, row) => ["0.1", "-1.7976931348623157e+308", "0"][row] ?? "",
  "timestamp(3) with time zone": (_, row) => `1969-12-${day(row)} 23:59:59.999+00`,
  "timestamp with time zone": (_, row) => `1969-12-${day(row)} 23:59:59.999999+00`,
};

/** Three rows in each table that the database has, whatever it is for; throws for a type that nobody thought of. */
export async function fillEveryTable(db: Database): Promise<void> {
  const { rows: columns } = Columns.parse(
    await db.execute(sql`
      select c.relname::text as table, a.attname::text as column,
        format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as nullable,
        p.relname::text as parent, pa.attname::text as parent_column
      from pg_class c join pg_attribute a on a.attrelid = c.oid
        left join pg_constraint f on f.conrelid = c.oid and f.contype = 'f' and a.attnum = any (f.conkey)
        left join pg_class p on p.oid = f.confrelid
        left join pg_attribute pa
          on pa.attrelid = p.oid and pa.attnum = f.confkey[array_position(f.conkey, a.attnum)]
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`),
  );
  const tables = Map.groupBy(columns, ({ table }) => table);
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const [table, all] of tables)
      for (const row of [0, 1, 2]) {
        const names = all.map(({ column }) => sql.identifier(column));
        const typed = all.map(
          (one) => sql`${valueOf(columns, one, row)}::text::${sql.raw(one.type)}`,
        );
        await tx.execute(
          sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)}) values (${sql.join(typed, sql`, `)})`,
        );
      }
  });
}

/** Who points to another row has what that row has. */
function valueOf(columns: readonly Column[], one: Column, row: number): string | null {
  if (one.nullable && row === 1) return null;
  if (one.parent !== null) {
    const parent = columns.find(
      ({ table, column }) => table === one.parent && column === one.parent_column,
    );
    if (parent) return valueOf(columns, parent, row);
  }
  const value = values[one.type];
  if (!value) throw new Error(`${one.table}.${one.column} is of a new type: ${one.type}.`);
  return value(`${one.table}.${one.column}`, row);
}
