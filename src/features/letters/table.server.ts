import { user } from "#adapters/identity/table.server.ts";
import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { copyStates, letterReaders, letterStates } from "./letter.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });
const count = (name: string) => integer(name).notNull().default(0);

/** A letter to many, with its figures: they are counted as its copies change, so that a page need not count those. */
export const letter = pgTable("letter", {
  id: text("id").primaryKey(),
  subject: text("subject").notNull(),
  words: text("words").notNull(),
  readers: text("readers", { enum: letterReaders }).notNull(),
  /** One more with each change; a change names the one it was made from. */
  revision: integer("revision").notNull(),
  state: text("state", { enum: letterStates }).notNull().default("draft"),
  /** The number of the job that goes on with it; a job of another number does nothing. */
  turn: count("turn"),
  copies: count("copies"),
  sent: count("sent"),
  givenUp: count("given_up"),
  /** Whoever left before it went. */
  left: count("left_before"),
  /** Whoever left since it began to go, however far it had come. */
  unsubscribed: count("unsubscribed"),
  createdAt: time("created_at").notNull().defaultNow(),
  changedAt: time("changed_at").notNull().defaultNow(),
  startedAt: time("started_at"),
  endedAt: time("ended_at"),
});

/** A letter to one reader. */
export const letterCopy = pgTable(
  "letter_copy",
  {
    id: text("id")
      .primaryKey()
      .default(sql`gen_random_uuid()::text`),
    letterId: text("letter_id")
      .notNull()
      .references(() => letter.id, { onDelete: "cascade" }),
    /** Case-folded. Null a week after it went, and once the reader has left. */
    email: text("email"),
    state: text("state", { enum: copyStates }).notNull().default("waiting"),
    /** Its message, from when it is queued. */
    mailId: text("mail_id"),
    settledAt: time("settled_at"),
    /** When the reader left, by this letter or otherwise. */
    leftAt: time("left_at"),
  },
  (table) => [
    uniqueIndex("letter_copy_reader").on(table.letterId, table.email),
    index("letter_copy_email").on(table.email),
    index("letter_copy_open")
      .on(table.letterId, table.state, table.id)
      .where(sql`${table.state} in ('waiting', 'queued')`),
    index("letter_copy_settled_at")
      .on(table.settledAt)
      .where(sql`${table.email} is not null`),
  ],
);

/** A member who agreed to letters; without a row none come. */
export const letterConsent = pgTable("letter_consent", {
  userId: text("user_id")
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" }),
  agreedAt: time("agreed_at").notNull().defaultNow(),
});
