import type { Database } from "#adapters/database/database.ts";
import { newId } from "#adapters/database/new-id.ts";
import { blogPost } from "#features/blog/table.server.ts";

export type PostRow = Partial<typeof blogPost.$inferInsert> & { readonly slug: string };

/** Inserts posts into the database as a sync would. */
export async function insertPosts(db: Database, posts: readonly PostRow[]): Promise<void> {
  await db.insert(blogPost).values(
    posts.map((post) => ({
      id: newId(),
      title: `About ${post.slug}`,
      category: "Presence",
      previewText: `A preview of ${post.slug}.`,
      content: `The open text of ${post.slug}.`,
      isProOnly: false,
      isDraft: false,
      readingMinutes: 1,
      publishedAt: new Date("2026-01-01T00:00:00Z"),
      ...post,
    })),
  );
}
