import { user } from "#adapters/identity/table.server.ts";
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";

/** AI generations used on a day (UTC) by one person, or under `service` by everybody together. */
export const aiUse = pgTable(
  "ai_use",
  {
    day: date("day").notNull(),
    key: text("key").notNull(),
    used: integer("used").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.key] })],
);

/** The texts being written for a person in all processes together; a process that died holds none for long. */
export const aiSlot = pgTable(
  "ai_slot",
  {
    key: text("key").notNull(),
    place: integer("place").notNull(),
    /** The process that writes. */
    holder: text("holder").notNull(),
    until: timestamp("until", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.place] })],
);

/** Where the release before counted what `limit_window` counts now. It goes when no process of that release can run. */
export const writingMinute = pgTable(
  "writing_minute",
  {
    key: text("key").primaryKey(),
    used: integer("used").notNull(),
    endsAt: timestamp("ends_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("writing_minute_ends_at").on(table.endsAt)],
);

/** Answers that a member chose to store with the account. */
export const draft = pgTable(
  "draft",
  {
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    toolId: text("tool_id").notNull(),
    answers: jsonb("answers").$type<Record<string, string>>().notNull(),
    tone: text("tone").notNull(),
    /** Goes up with each change, so that two devices notice each other. */
    version: integer("version").notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.toolId] })],
);
