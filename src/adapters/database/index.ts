import { resolve } from "node:path";
import type { OpenDatabase } from "./database.ts";
import { openEmbeddedDatabase } from "#adapters/database/embedded/embedded.ts";
import type { DatabaseEnv } from "./env.ts";
import { openPostgres } from "./postgres.ts";

/** Opens the database that the settings choose, its records brought up to date. */
export function openDatabase(settings: DatabaseEnv): Promise<OpenDatabase> {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, DATA_DIR } = settings;
  if (url === undefined) return openEmbeddedDatabase(resolve(DATA_DIR));
  return openPostgres({ url, directUrl: directUrl ?? url });
}
