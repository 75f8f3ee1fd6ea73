import { openPostgres } from "#adapters/database/postgres/postgres.ts";
import { Client } from "pg";
import { publishDatabaseSource } from "../database/database-source.ts";
import { ensureMigratedDatabase } from "../database/migrated-database.ts";
import { startPostgres } from "../database/postgres-server.ts";

const template = "migrated";

/** Makes one migrated database a run. TEST_DATABASE=postgres chooses a PostgreSQL server of our own. */
export default async function setup() {
  if (process.env["TEST_DATABASE"] !== "postgres") {
    publishDatabaseSource({ engine: "pglite", ...(await ensureMigratedDatabase()) });
    return () => {};
  }
  const server = await startPostgres();
  const url = server.url("postgres");
  const client = new Client(url);
  await client.connect();
  await client.query(`create database ${template}`);
  await client.end();
  const address = server.url(template);
  const migrated = await openPostgres({ url: address, directUrl: address });
  await migrated.close();
  publishDatabaseSource({ engine: "postgres", url, template });
  return server.stop;
}
