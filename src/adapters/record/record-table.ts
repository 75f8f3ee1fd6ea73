import { user } from "#adapters/identity/table.server.ts";
import { type PgColumn, type PgTable, date, integer, text, timestamp } from "drizzle-orm/pg-core";

const time = (name: string) => timestamp(name, { withTimezone: true });

/** What every kind of record has: whose it is, its day, and what two windows and Undo need. */
export function recordColumns() {
  return {
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** It may come from a browser, so it names a record only together with whose it is. */
    id: text("id").notNull(),
    date: date("date").notNull(),
    /** Goes up with each change, so that two windows notice each other. */
    version: integer("version").notNull().default(1),
    createdAt: time("created_at").notNull().defaultNow(),
    updatedAt: time("updated_at").notNull().defaultNow(),
    /** A deleted record waits some days for Undo. */
    deletedAt: time("deleted_at"),
  };
}

type RecordColumn = keyof ReturnType<typeof recordColumns>;

/** The columns that a record of any kind has beside its own fields. */
export const managedColumns: ReadonlySet<string> = new Set<RecordColumn>([
  "userId",
  "id",
  "version",
  "createdAt",
  "updatedAt",
  "deletedAt",
]);

export type RecordTable = PgTable & Readonly<Record<RecordColumn, PgColumn>>;
