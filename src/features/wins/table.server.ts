import { recordColumns } from "#adapters/record/record-table.ts";
import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** A win in the member’s own calendar. */
export const win = pgTable(
  "win",
  { ...recordColumns(), title: text("title").notNull(), description: text("description") },
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
