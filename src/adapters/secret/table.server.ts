import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** The one row that says, unreadably, which secret signs and seals for these records. */
export const appSecret = pgTable("app_secret", {
  id: text("id").primaryKey(),
  fingerprint: text("fingerprint").notNull(),
  changedAt: timestamp("changed_at", { withTimezone: true }).notNull().defaultNow(),
});
