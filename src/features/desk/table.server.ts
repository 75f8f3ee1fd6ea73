import { user } from "#adapters/identity/table.server.ts";
import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** A member to whom the operator gave the desk. Those of OWNER_EMAILS stand in the settings alone. */
export const owner = pgTable("owner", {
  userId: text("user_id")
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" }),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});
