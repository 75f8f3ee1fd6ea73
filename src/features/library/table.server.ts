import { user } from "#adapters/identity/table.server.ts";
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import type { SavedVersion } from "./contract.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Language that a member saved, with the answers it came from. */
export const savedResult = pgTable(
  "saved_result",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** Made by the page that saved it, so that a retry finds it. */
    key: text("key").notNull(),
    toolId: text("tool_id").notNull(),
    name: text("name").notNull(),
    answers: jsonb("answers").$type<Record<string, string>>().notNull(),
    tone: text("tone").notNull(),
    shelf: jsonb("shelf").$type<{ key: string; question: string }[]>().notNull().default([]),
    versions: jsonb("versions").$type<SavedVersion[]>().notNull(),
    shown: integer("shown").notNull(),
    /** The language shown and its name, for the list and the search. */
    language: text("language").notNull(),
    /** Goes up with each change, so that two tabs notice each other. */
    revision: integer("revision").notNull().default(1),
    createdAt: time("created_at").notNull().defaultNow(),
    updatedAt: time("updated_at").notNull().defaultNow(),
    /** Deleted by the member; it can be restored for a day. */
    removedAt: time("removed_at"),
  },
  (table) => [
    index("saved_result_user").on(table.userId, table.updatedAt),
    uniqueIndex("saved_result_key").on(table.userId, table.key),
    index("saved_result_removed_at").on(table.removedAt),
  ],
);
