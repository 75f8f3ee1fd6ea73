import type { Database } from "#adapters/database/database.ts";
import { asc, desc, getTableColumns, sql } from "drizzle-orm";
import { blogPost } from "#features/blog/table.server.ts";

/** Every column but those that the database makes for search. */
const { openWords: _open, allWords: _all, ...columns } = getTableColumns(blogPost);
export const storedPostColumns = columns;

export type StoredPost = Omit<typeof blogPost.$inferSelect, "openWords" | "allWords">;

/** Any fixed number: who writes the posts holds this lock. */
const syncLockId = 2_026_112_108;

/** Whoever changes posts does it alone, until the transaction ends. */
export async function lockPosts(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${syncLockId})`);
}

/** Every post, drafts too, the newest first. */
export function listStoredPosts(db: Database): Promise<StoredPost[]> {
  return db
    .select(storedPostColumns)
    .from(blogPost)
    .orderBy(desc(blogPost.publishedAt), asc(blogPost.slug));
}
