import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Each time a file was handed out: what limits it, and the proof that it was delivered. No network address. */
export const download = pgTable(
  "download",
  {
    id: text("id").primaryKey(),
    /** The purchase it came with; for the free pack, the member. */
    holder: text("holder").notNull(),
    /** Whose it is; null for a guest. */
    userId: text("user_id"),
    kit: text("kit").notNull(),
    at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("download_holder_at").on(table.holder, table.at),
    index("download_user").on(table.userId),
  ],
);
