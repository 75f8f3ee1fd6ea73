import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** The database, through Drizzle. Inside a transaction use the given `tx` alone: one connection may be all there is. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open database and how to end it. */
export type OpenDatabase = {
  readonly db: Database;
  readonly close: () => Promise<void>;
  /** How its pool is used at the moment, where there is one. */
  readonly countConnections?: () => Readonly<Record<"used" | "idle" | "waiting", number>>;
};
