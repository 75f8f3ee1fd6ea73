import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** The records, asked through Drizzle. Inside a transaction only the given `tx` may be used: one connection may be all there is. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open database and how to end it. */
export type OpenDatabase = { readonly db: Database; readonly close: () => Promise<void> };
