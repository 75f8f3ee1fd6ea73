import { resolve } from "node:path";
import type { OpenDatabase } from "./database.ts";
import { openEmbeddedDatabase } from "#adapters/database/embedded/embedded.ts";
import type { DatabaseEnv } from "./env.ts";
import { openPostgres, openUnpreparedPostgres } from "#adapters/database/postgres/postgres.ts";

export type OpenDatabaseOptions = {
  /** Neither makes records nor changes their form; StartupError where that would be needed. */
  readonly onlyExisting?: boolean;
  /** With `onlyExisting`, takes records of an older release as they are. */
  readonly anyRelease?: boolean;
  /** How long a PostgreSQL that doesn't answer yet is waited for, in milliseconds. */
  readonly connectTimeoutMs?: number;
};

/** Opens the database that the settings choose, and runs its migrations. */
export function openDatabase(
  settings: DatabaseEnv,
  options: OpenDatabaseOptions = {},
): Promise<OpenDatabase> {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, DATA_DIR } = settings;
  if (url === undefined) return openEmbeddedDatabase(resolve(DATA_DIR), options);
  return openPostgres({ url, directUrl: directUrl ?? url, ...options });
}

/** Opens the database that the settings choose as it is, with the role that makes tables: for whoever fills it. */
export function openUnpreparedDatabase(settings: DatabaseEnv): Promise<OpenDatabase> {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, DATA_DIR } = settings;
  if (url === undefined) return openEmbeddedDatabase(resolve(DATA_DIR), { isUnprepared: true });
  return openUnpreparedPostgres(directUrl ?? url);
}
