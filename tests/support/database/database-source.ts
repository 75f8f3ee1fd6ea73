import { z } from "zod";

/** What each test file's own database is copied from. */
export const DatabaseSource = z.discriminatedUnion("engine", [
  z.object({ engine: z.literal("pglite"), dump: z.string(), folder: z.string() }),
  z.object({ engine: z.literal("postgres"), url: z.string(), template: z.string() }),
]);
export type DatabaseSource = z.infer<typeof DatabaseSource>;

const variable = "TEST_DATABASE_SOURCE";

/** Tells the test processes, which are started later and inherit our environment. */
export function publishDatabaseSource(source: DatabaseSource) {
  process.env[variable] = JSON.stringify(source);
}

export function readDatabaseSource(): DatabaseSource {
  return DatabaseSource.parse(JSON.parse(process.env[variable] ?? "null"));
}
