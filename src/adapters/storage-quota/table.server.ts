import { user } from "#adapters/identity/table.server.ts";
import { bigint, pgTable, text } from "drizzle-orm/pg-core";

const bytes = (name: string) => bigint(name, { mode: "number" }).notNull().default(0);

/**
 * How much a member stores. Triggers of the database (`count_storage`, in the migrations) keep it true with every write to a
 * table that is counted, whoever writes, and refuse what no longer fits.
 */
export const storageUse = pgTable("storage_use", {
  userId: text("user_id")
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" }),
  bytes: bytes("bytes"),
  /** What was deleted and can still be restored. */
  deletedBytes: bytes("deleted_bytes"),
});
