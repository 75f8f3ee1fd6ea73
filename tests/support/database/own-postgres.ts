import { readDatabaseSource } from "./database-source.ts";
import { createDatabaseCopy } from "./test-database.ts";

/** The address of a new database without tables, on the PostgreSQL server of this run; throws on the other engine. */
export function createEmptyDatabase(): Promise<string> {
  const source = readDatabaseSource();
  if (source.engine !== "postgres") throw new Error("This test needs TEST_DATABASE=postgres.");
  return createDatabaseCopy({ ...source, template: "template0" });
}
