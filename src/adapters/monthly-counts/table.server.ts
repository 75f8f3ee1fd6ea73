import { date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** What is counted: pages of a post that were sent, its text sent to an open page, texts that a tool wrote. */
export const countedSubjects = ["post page", "post text", "tool text"] as const;
export type CountedSubject = (typeof countedSubjects)[number];

/** How often something happened in a month (UTC). No person, no address, no moment. */
export const monthlyCount = pgTable(
  "monthly_count",
  {
    subject: text("subject", { enum: countedSubjects }).notNull(),
    /** Its first day. */
    month: date("month").notNull(),
    /** The post’s slug, or the tool’s id. */
    key: text("key").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subject, table.month, table.key] }),
    index("monthly_count_most").on(table.subject, table.month, table.count, table.key),
  ],
);
