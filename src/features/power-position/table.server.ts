import { user } from "#adapters/identity/table.server.ts";
import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** The one statement of who the member is at work. */
export const powerPosition = pgTable("power_position", {
  userId: text("user_id")
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" }),
  statement: text("statement").notNull(),
  /** Goes up with each change, so that two windows notice each other. */
  version: integer("version").notNull().default(1),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});
