import type { Database } from "#adapters/database/database.ts";
import { monthlyCount } from "#adapters/monthly-counts/table.server.ts";
import type { Month } from "#core/months/month.ts";
import { blogPost } from "#features/blog/table.server.ts";
import { and, desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

export type ReadersQuery = {
  readonly month: Month;
  /** The post that the page comes after, and how often it was read. */
  readonly after: { readonly slug: string; readonly pages: number } | undefined;
};

/** Half of a usual list: it stands below four others. */
const postsPerPage = 25;

/** A page of the posts that were read in a month, the most read first, each with its title while it has one. */
export async function readReaders(db: Database, { month, after }: ReadersQuery) {
  const pages = monthlyCount;
  const texts = alias(monthlyCount, "texts");
  const isNext = after && sql`(${pages.count}, ${pages.key}) < (${after.pages}, ${after.slug})`;
  const isSamePost = and(
    eq(texts.subject, "post text"),
    eq(texts.month, pages.month),
    eq(texts.key, pages.key),
  );
  const found = await db
    .select({
      slug: pages.key,
      title: blogPost.title,
      pages: pages.count,
      inPlace: sql<number>`coalesce(${texts.count}, 0)`,
    })
    .from(pages)
    .leftJoin(texts, isSamePost)
    .leftJoin(blogPost, eq(blogPost.slug, pages.key))
    .where(and(eq(pages.subject, "post page"), eq(pages.month, `${month}-01`), isNext))
    .orderBy(desc(pages.count), desc(pages.key))
    .limit(postsPerPage + 1);
  const posts = found.slice(0, postsPerPage);
  return { posts, next: found.length > postsPerPage ? (posts.at(-1) ?? null) : null };
}
