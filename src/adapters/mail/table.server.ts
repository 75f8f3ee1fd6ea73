import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const time = (name: string) => timestamp(name, { withTimezone: true });

/** A message that was written. Its words are sealed, and gone once it is sent. */
export const mail = pgTable(
  "mail",
  {
    id: text("id").primaryKey(),
    /** The person it is to or from, so that it can be removed with her account. */
    about: text("about").notNull(),
    body: text("body"),
    /** A message with the same word is written once. */
    dedupe: text("dedupe").unique(),
    createdAt: time("created_at").notNull().defaultNow(),
    sentAt: time("sent_at"),
  },
  (table) => [index("mail_about").on(table.about), index("mail_created_at").on(table.createdAt)],
);
