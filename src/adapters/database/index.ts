import { resolve } from "node:path";
import type { OpenDatabase } from "./database.ts";
import { openEmbeddedDatabase } from "#adapters/database/embedded/embedded.ts";
import type { DatabaseEnv } from "./env.ts";
import { openPostgres } from "#adapters/database/postgres/postgres.ts";

export type OpenDatabaseOptions = {
  /** Neither makes records nor changes their form; StartupError where that would be needed. */
  readonly onlyExisting?: boolean;
};

/** Opens the database that the settings choose, and runs its migrations. */
export function openDatabase(
  settings: DatabaseEnv,
  { onlyExisting = false }: OpenDatabaseOptions = {},
): Promise<OpenDatabase> {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, DATA_DIR } = settings;
  if (url === undefined) return openEmbeddedDatabase(resolve(DATA_DIR), { onlyExisting });
  return openPostgres({ url, directUrl: directUrl ?? url, onlyExisting });
}
