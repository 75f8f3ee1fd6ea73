import { index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** How often something was done under a key within a window of time, in all processes together. */
export const limitWindow = pgTable(
  "limit_window",
  {
    key: text("key").notNull(),
    seconds: integer("seconds").notNull(),
    used: integer("used").notNull(),
    endsAt: timestamp("ends_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.seconds] }),
    index("limit_window_ends_at").on(table.endsAt),
  ],
);
