import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Work that was promised together with a change, and is tried until it is done or given up. */
export const job = pgTable(
  "job",
  {
    id: text("id").primaryKey(),
    kind: text("kind").notNull(),
    data: jsonb("data").notNull(),
    /** A job with the same word is written once. */
    dedupe: text("dedupe").unique(),
    attempts: integer("attempts").notNull().default(0),
    /** When it is due; while somebody works on it, when that lease ends. */
    runAt: time("run_at").notNull().defaultNow(),
    createdAt: time("created_at").notNull().defaultNow(),
    doneAt: time("done_at"),
    failedAt: time("failed_at"),
    /** A name or code of the last failure, never its words. */
    error: text("error"),
  },
  (table) => [
    index("job_due")
      .on(table.runAt)
      .where(sql`${table.doneAt} is null and ${table.failedAt} is null`),
    index("job_created_at").on(table.createdAt),
    index("job_failed_at")
      .on(table.failedAt, table.id)
      .where(sql`${table.failedAt} is not null`),
  ],
);
