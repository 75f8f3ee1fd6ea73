import { resolve } from "node:path";
import { listStoredTables } from "#adapters/backup/stored-tables.ts";
import { appliedMigrations, migrationsAfter } from "#adapters/database/migrations.ts";
import { readRelease } from "#adapters/release.ts";
import type { Database } from "#adapters/database/database.ts";
import { compareWithDatabase } from "#app/operator/check/check-clock.server.ts";
import type { RecordsCommand } from "#app/operator/operator-command.server.ts";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { formatAge, formatBytes, formatCount } from "./format-amounts.ts";
import { readLastBackup } from "./last-backup.server.ts";

export const statusCommandName = "status";

/** What is counted, in the operator's words; a table of a later release than the records is left out. */
const counted = {
  user: "people",
  pro_grant: "grants of Pro",
  subscription: "subscriptions",
  purchase: "purchases",
  win: "wins",
  negotiation: "negotiations",
  saved_result: "saved results",
  draft: "drafts",
  waitlist_entry: "on the waitlist",
  mail: "messages",
} as const;

const oneRow = <Row extends z.ZodRawShape>(row: Row) =>
  z.object({ rows: z.tuple([z.object(row)]) }).transform(({ rows: [only] }) => only);

const number = z.coerce.number();
const Server = oneRow({ version: z.string(), bytes: number });
const Count = oneRow({ count: number });
const Queue = oneRow({ waiting: number, due: number, failing: number, given_up: number });
const Posts = oneRow({ count: number, out: number });

/** One thing that is known of the records. */
export type StatusLine = { readonly what: string; readonly found: string };

export const statusCommand: RecordsCommand = {
  usage: [
    statusCommandName,
    "release, database, clock, migrations, rows, the queue, the last backup, kept releases and posts",
  ],
  async run(_, deps) {
    const lines = await readStatus(deps);
    return lines.map(({ what, found }) => `${what}: ${found}`).join("\n");
  },
};

/** What runs, and how the records stand; what a table of a later release would tell is left out. */
export async function readStatus({
  db,
  settings,
}: Parameters<RecordsCommand["run"]>[1]): Promise<readonly StatusLine[]> {
  const tables = new Set((await listStoredTables(db)).map(({ name }) => name));
  const hasTable = (name: string) => tables.has(name);
  const isEmbedded = settings.DATABASE_URL === undefined;
  return [
    { what: "Release", found: readRelease() },
    await describeServer(db, isEmbedded),
    // The embedded database goes by this machine's clock.
    ...(isEmbedded ? [] : [await compareWithDatabase(db)]),
    await describeMigrations(db),
    await describeRows(db, hasTable),
    ...(hasTable("job") ? [await describeQueue(db)] : []),
    describeLastBackup(resolve(settings.DATA_DIR)),
    ...(hasTable("release_asset") ? [await describeReleases(db)] : []),
    ...(hasTable("blog_post") ? [await describePosts(db)] : []),
  ];
}

async function describeServer(db: Database, isEmbedded: boolean): Promise<StatusLine> {
  const server = sql`select current_setting('server_version') as version, pg_database_size(current_database()) as bytes`;
  const { version, bytes } = Server.parse(await db.execute(server));
  const kind = isEmbedded ? "embedded, " : "";
  return { what: "Database", found: `${kind}PostgreSQL ${version}, ${formatBytes(bytes)}` };
}

async function describeMigrations(db: Database): Promise<StatusLine> {
  const applied = await appliedMigrations(db);
  const pending = migrationsAfter(applied.at(-1) ?? null).length;
  const next = pending === 0 ? "none to come" : `${pending} to come: npm run operator -- migrate`;
  return { what: "Migrations", found: `${applied.length} applied, ${next}` };
}

async function describeRows(
  db: Database,
  hasTable: (name: string) => boolean,
): Promise<StatusLine> {
  const counts: string[] = [];
  for (const [table, words] of Object.entries(counted)) {
    if (!hasTable(table)) continue;
    const count = sql`select count(*) as count from ${sql.identifier(table)}`;
    counts.push(`${Count.parse(await db.execute(count)).count} ${words}`);
  }
  return { what: "Rows", found: counts.join(", ") };
}

async function describeQueue(db: Database): Promise<StatusLine> {
  const isOpen = sql`done_at is null and failed_at is null`;
  const queue = sql`
    select count(*) filter (where ${isOpen}) as waiting,
      count(*) filter (where ${isOpen} and run_at <= now()) as due,
      count(*) filter (where ${isOpen} and error is not null) as failing,
      count(*) filter (where failed_at is not null) as given_up
    from job`;
  const { waiting, due, failing, given_up: givenUp } = Queue.parse(await db.execute(queue));
  const found = `${waiting} waiting, ${due} of them due and ${failing} failing; ${givenUp} given up in the last month`;
  return { what: "Queue", found };
}

function describeLastBackup(folder: string): StatusLine {
  const what = "Last backup";
  const last = readLastBackup(folder);
  if (last === null)
    return {
      what,
      found: "none known in DATA_DIR. Make one: npm run operator -- backup --to <file>",
    };
  const size = last.bytes === undefined ? "" : `, ${formatBytes(last.bytes)}`;
  return { what, found: `${formatAge(new Date(last.at))}, ${last.file}${size}` };
}

async function describeReleases(db: Database): Promise<StatusLine> {
  const releases = sql`select count(distinct release_started_at) as count from release_asset`;
  const { count } = Count.parse(await db.execute(releases));
  return { what: "Kept for browsers", found: `the files of ${formatCount(count, "release")}` };
}

async function describePosts(db: Database): Promise<StatusLine> {
  const posts = sql`
    select count(*) as count, count(*) filter (where not is_draft and published_at <= now()) as out
    from blog_post`;
  const { count, out } = Posts.parse(await db.execute(posts));
  return { what: "Posts", found: `${count}, ${out} of them out` };
}
