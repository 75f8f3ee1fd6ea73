import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Database } from "#adapters/database/database.ts";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle as drizzleNode } from "drizzle-orm/node-postgres";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { Client, Pool } from "pg";
import { z } from "zod";
import { type DatabaseSource, toldSource } from "./database-source.ts";

type PostgresSource = Extract<DatabaseSource, { engine: "postgres" }>;

let ours: Promise<Database> | undefined;

/** The test file's own database on the engine under test, emptied. */
export async function emptyDatabase(): Promise<Database> {
  ours ??= open();
  const db = await ours;
  await empty(db);
  return db;
}

async function open(): Promise<Database> {
  const source = toldSource();
  if (source.engine === "postgres") {
    const pool = new Pool({ connectionString: await copyOf(source), allowExitOnIdle: true });
    pool.on("error", () => {});
    return drizzleNode(pool);
  }
  const dump = new Blob([readFileSync(source.dump)]);
  return drizzleEmbedded(await PGlite.create({ loadDataDir: dump }));
}

/** The address of a new database; the server and all its databases go when the run ends. */
export async function copyOf({ url, template }: PostgresSource): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const client = new Client(url);
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  const address = new URL(url);
  address.pathname = name;
  return address.href;
}

async function empty(db: Database) {
  const answer = z
    .object({ rows: z.array(z.object({ tablename: z.string() })) })
    .parse(await db.execute(sql`select tablename from pg_tables where schemaname = 'public'`));
  const names = answer.rows.map(({ tablename }) => sql.identifier(tablename));
  if (names.length === 0) throw new Error("The test database has no tables.");
  await db.execute(sql`truncate table ${sql.join(names, sql`, `)} cascade`);
}
