import { user } from "#adapters/identity/table.server.ts";
import { doublePrecision, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** A rehearsal that a member kept: figures alone. A device sends the moment with it, so a repeated call finds its row. */
export const practiceRun = pgTable(
  "practice_run",
  {
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    at: timestamp("at", { withTimezone: true, precision: 3 }).notNull(),
    kind: text("kind").notNull(),
    toolId: text("tool_id").notNull(),
    seconds: doublePrecision("seconds").notNull(),
    wordsPerMinute: doublePrecision("words_per_minute"),
    silenceSeconds: doublePrecision("silence_seconds"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.at, table.kind] })],
);
