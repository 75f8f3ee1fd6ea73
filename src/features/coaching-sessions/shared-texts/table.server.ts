import { user } from "#adapters/identity/table.server.ts";
import { sessionCredit } from "#features/coaching-sessions/table.server.ts";
import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const time = (name: string) => timestamp(name, { withTimezone: true });

/** A text that a member showed the strategist for one session: a copy, as it stood then. */
export const sharedText = pgTable(
  "shared_text",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    sessionId: text("session_id")
      .notNull()
      .references(() => sessionCredit.purchaseId, { onDelete: "cascade" }),
    /** The saved result that it was copied from, for the member's own list alone. */
    savedId: text("saved_id").notNull(),
    /** The name of its tool. */
    title: text("title").notNull(),
    text: text("text").notNull(),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("shared_text_user_id").on(table.userId),
    index("shared_text_session_id").on(table.sessionId),
  ],
);

/** What the strategist wrote beside a line of it. */
export const sharedTextComment = pgTable(
  "shared_text_comment",
  {
    id: text("id").primaryKey(),
    sharedTextId: text("shared_text_id")
      .notNull()
      .references(() => sharedText.id, { onDelete: "cascade" }),
    /** Whose text it is: the comment counts as stored by that member. Null where an older release wrote it. */
    userId: text("user_id"),
    /** Its place among the lines that are not empty, from 0. */
    line: integer("line").notNull(),
    text: text("text").notNull(),
    createdAt: time("created_at").notNull().defaultNow(),
    changedAt: time("changed_at"),
  },
  (table) => [index("shared_text_comment_text").on(table.sharedTextId)],
);
