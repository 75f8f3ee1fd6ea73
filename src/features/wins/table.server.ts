import { user } from "#adapters/identity/table.server.ts";
import { sql } from "drizzle-orm";
import { date, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

const time = (name: string) => timestamp(name, { withTimezone: true });

/** A win in her own calendar. The id may come from her browser, so it names a win only together with whose it is. */
export const win = pgTable(
  "win",
  {
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    id: text("id").notNull(),
    title: text("title").notNull(),
    description: text("description"),
    date: date("date").notNull(),
    /** Goes up with each change, so that two windows notice each other. */
    version: integer("version").notNull().default(1),
    createdAt: time("created_at").notNull().defaultNow(),
    updatedAt: time("updated_at").notNull().defaultNow(),
    /** A deleted win waits some days for Undo. */
    deletedAt: time("deleted_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("win_newest")
      .on(table.userId, table.date.desc(), table.id.desc())
      .where(sql`${table.deletedAt} is null`),
    index("win_deleted_at")
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);
