import { describeHost } from "#adapters/database/describe-database.ts";
import { migrationsAfter } from "#adapters/database/migrations.ts";
import { StartupError } from "#adapters/startup-error.ts";
import { type Client, DatabaseError } from "pg";
import { z } from "zod";
import { currentRole } from "./current-role.ts";

const minVersion = 150_000;

const Server = z.tuple([
  z.object({ version: z.coerce.number(), name: z.string(), only_reads: z.boolean() }),
]);
const Rights = z.tuple([
  z.object({
    database: z.string(),
    schema: z.string().nullable(),
    makes_schemas: z.boolean(),
    makes_tables: z.boolean().nullable(),
  }),
]);
const Tables = z.array(z.object({ name: z.string() }));

/** No right, no schema that may be used, and so no table that can be seen. */
const refusalCodes = new Set(["42501", "3F000", "42P01"]);

/** What the server refused for want of rights, among an error and its causes. */
export function findRefusal(error: unknown): DatabaseError | null {
  for (let next = error; next instanceof Error; next = next.cause)
    if (next instanceof DatabaseError && refusalCodes.has(next.code ?? "")) return next;
  return null;
}

/** Throws StartupError when this server is too old or takes no changes. */
export async function checkServer(client: Client, url: string): Promise<void> {
  const { rows } = await client.query(
    `select current_setting('server_version_num') as version, current_setting('server_version') as name,
       current_setting('transaction_read_only') = 'on' as only_reads`,
  );
  const [{ version, name, only_reads: onlyReads }] = Server.parse(rows);
  const server = `PostgreSQL at ${describeHost(url)}`;
  if (version < minVersion)
    throw new StartupError(`${server} is of release ${name}, and M•Power needs 15 or newer.`);
  if (onlyReads)
    throw new StartupError(
      `${server} takes no changes: it is a standby, or default_transaction_read_only is on. Lead DATABASE_URL to the primary.`,
    );
}

/** What a role that may not make tables lacks, with what to type; `refusal` is what the server said. */
export async function describeMissingRights(
  client: Client,
  refusal: string,
): Promise<StartupError> {
  const { rows } = await client.query(
    `select quote_ident(current_database()) as database, quote_ident(current_schema()) as schema,
       has_database_privilege(current_database(), 'create') as makes_schemas,
       has_schema_privilege(current_schema(), 'create') as makes_tables`,
  );
  const [{ database, schema, makes_schemas, makes_tables }] = Rights.parse(rows);
  const role = await currentRole(client);
  const grants = [
    ...(makes_schemas ? [] : [` grant create on database ${database} to ${role};`]),
    ...(makes_tables === true
      ? []
      : [` grant usage, create on schema ${schema ?? "public"} to ${role};`]),
  ];
  return new StartupError(
    `The role ${role} may not bring the records up to date: ${refusal}. ` +
      (grants.length > 0 ? `As the database's owner:${grants.join("")} ` : "") +
      "Or name a role that may, the owner of the tables, in DATABASE_DIRECT_URL.",
  );
}

/** Throws StartupError when the role may not read and write each table. */
export async function checkTableRights(client: Client): Promise<void> {
  const { rows } = await client.query(
    `select name from unnest($1::text[]) as name
     where not (has_table_privilege(quote_ident(name), 'select') and has_table_privilege(quote_ident(name), 'insert')
       and has_table_privilege(quote_ident(name), 'update') and has_table_privilege(quote_ident(name), 'delete'))
     union all
     select sequence.relname::text from pg_class sequence join pg_depend on objid = sequence.oid
     where deptype = 'a'
       and case when sequence.relkind = 'S' then not has_sequence_privilege(sequence.oid, 'usage') else false end
       and refobjid in (select to_regclass(quote_ident(name)) from unnest($1::text[]) as name)`,
    [productTables()],
  );
  const tables = Tables.parse(rows);
  if (tables.length === 0) return;
  throw await tableRightsProblem(client, tables.map(({ name }) => name).join(", "));
}

/** The rights of a role that serves and does not own the tables. */
export async function tableRightsProblem(client: Client, lacking: string): Promise<StartupError> {
  const role = await currentRole(client);
  return new StartupError(
    `The role ${role} may not read and write all records (${lacking}). As the owner of the tables: ` +
      `grant usage on schema public, drizzle to ${role}; ` +
      `grant select, insert, update, delete on all tables in schema public to ${role}; ` +
      `grant usage on all sequences in schema public to ${role}; ` +
      `grant select on all tables in schema drizzle to ${role}; ` +
      `alter default privileges in schema public grant select, insert, update, delete on tables to ${role}; ` +
      `alter default privileges in schema public grant usage on sequences to ${role};`,
  );
}

/** The tables that the migrations make. */
function productTables(): string[] {
  const statements = migrationsAfter(null).flatMap(({ sql }) => sql);
  return statements.flatMap((text) =>
    [...text.matchAll(/^\s*CREATE TABLE "(\w+)"/gm)].map(([, name = ""]) => name),
  );
}
