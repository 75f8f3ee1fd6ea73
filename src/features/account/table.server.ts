import { user } from "#adapters/identity/table.server.ts";
import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const time = (name: string) => timestamp(name, { withTimezone: true });

/**
 * One message with a code and a link, of which either use ends both. With `userId` it proves a new address for that
 * account, without it signs in. Wrong codes end the code alone.
 */
export const pendingSignIn = pgTable(
  "pending_sign_in",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull(),
    userId: text("user_id").references(() => user.id, { onDelete: "cascade" }),
    codeHash: text("code_hash").notNull(),
    linkHash: text("link_hash").notNull().unique(),
    /** A path of our own, to go to afterwards. */
    next: text("next").notNull(),
    /** What the browser that asked knows, hashed; empty once the same browser asked again. */
    requesterHash: text("asker_hash"),
    /** Wrong codes of anybody else, and those of the browser that asked. */
    wrongTries: integer("wrong_tries").notNull().default(0),
    requesterTries: integer("asker_tries").notNull().default(0),
    createdAt: time("created_at").notNull().defaultNow(),
    expiresAt: time("expires_at").notNull(),
    /** When a newer message took its place: from then on its code counts in the browser that asked for it alone. */
    supersededAt: time("superseded_at"),
    endedAt: time("ended_at"),
  },
  (table) => [
    index("pending_sign_in_email").on(table.email, table.createdAt),
    index("pending_sign_in_created_at").on(table.createdAt),
  ],
);
