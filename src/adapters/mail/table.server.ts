import { sql } from "drizzle-orm";
import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const time = (name: string) => timestamp(name, { withTimezone: true });

/** A message that was written. Its words are sealed, and gone once it is sent. */
export const mail = pgTable(
  "mail",
  {
    id: text("id").primaryKey(),
    /** The person it is to or from, so that it can be removed with the account. */
    about: text("about").notNull(),
    body: text("body"),
    /** A message with the same word is written once. */
    dedupe: text("dedupe").unique(),
    /** A message that waits is sent neither after this time nor once there is a newer one with the same word. */
    expiresAt: time("expires_at"),
    replaces: text("replaces"),
    /** What it was written for together with many others; such a message waits until every other one has gone. */
    batch: text("batch"),
    createdAt: time("created_at").notNull().defaultNow(),
    sentAt: time("sent_at"),
  },
  (table) => [
    index("mail_about").on(table.about),
    index("mail_created_at").on(table.createdAt),
    index("mail_replaces")
      .on(table.replaces, table.id)
      .where(sql`${table.replaces} is not null`),
  ],
);
