import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

export const waitlistEntry = pgTable(
  "waitlist_entry",
  {
    id: text("id").primaryKey(),
    /** Case-folded, so that one address stands once. */
    email: text("email").notNull().unique(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    /** When the person agreed to be written to. */
    consentedAt: timestamp("consented_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("waitlist_entry_created_at").on(table.createdAt, table.email)],
);
