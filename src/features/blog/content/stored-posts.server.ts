import type { Database } from "#adapters/database/database.ts";
import { asc, desc, eq, getTableColumns, sql } from "drizzle-orm";
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

/** Puts a post out from this day on, for every release; false when there is none. */
export function publishPost(db: Database, slug: string, day: Date): Promise<boolean> {
  return change(db, slug, { isDraft: false, publishedAt: day, publishedByHandAt: day });
}

/** Takes a post from its readers until a newer file brings it back; false when there is none. */
export function withdrawPost(db: Database, slug: string): Promise<boolean> {
  return change(db, slug, { isDraft: true, publishedByHandAt: null });
}

function change(db: Database, slug: string, values: Partial<StoredPost>): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockPosts(tx);
    const changed = await tx
      .update(blogPost)
      .set({ ...values, updatedAt: new Date() })
      .where(eq(blogPost.slug, slug))
      .returning({ id: blogPost.id });
    return changed.length > 0;
  });
}
