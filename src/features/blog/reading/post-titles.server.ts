import type { Database } from "#adapters/database/database.ts";
import { blogPost } from "#features/blog/table.server.ts";
import { inArray } from "drizzle-orm";

/** The titles of posts by their slugs; a post that is gone has none. */
export async function findPostTitles(
  db: Database,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .select({ slug: blogPost.slug, title: blogPost.title })
    .from(blogPost)
    .where(inArray(blogPost.slug, [...slugs]));
  return new Map(rows.map(({ slug, title }) => [slug, title]));
}
