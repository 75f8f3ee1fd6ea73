import { date, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

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
