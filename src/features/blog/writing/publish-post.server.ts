import type { Database } from "#adapters/database/database.ts";
import { estimateReadingMinutes } from "#features/blog/content/reading-time.ts";
import { blogPost } from "#features/blog/table.server.ts";
import { eq, sql } from "drizzle-orm";
import type { EditedPost } from "./edited-post.server.ts";

/** A later transaction has a later one, whichever process it runs in. */
export const databaseClock = sql`clock_timestamp()`;

/** Readers get the newest words of a post from this moment on, in every process. It is locked. */
export function publishPost(tx: Database, post: EditedPost, from: Date): Promise<void> {
  return change(tx, post, {
    ...post.words,
    readingMinutes: estimateReadingMinutes(post.words.content),
    isDraft: false,
    publishedAt: from,
    publishedByHandAt: from,
    unpublishedAt: null,
  });
}

/** Takes a post from its readers, or back from its moment to come. It is locked; `at` says when, where they had it. */
export function unpublishPost(tx: Database, post: EditedPost, at: Date | null): Promise<void> {
  return change(tx, post, {
    ...post.words,
    readingMinutes: estimateReadingMinutes(post.words.content),
    isDraft: true,
    publishedByHandAt: null,
    ...(at !== null && { unpublishedAt: at }),
  });
}

async function change(
  tx: Database,
  { post }: EditedPost,
  values: Partial<typeof blogPost.$inferInsert>,
): Promise<void> {
  // An owner’s post has no file that counts its versions.
  const version = post.detachedAt === null ? blogPost.version : sql`${blogPost.version} + 1`;
  await tx
    .update(blogPost)
    .set({
      ...values,
      shownRevision: post.revision,
      version,
      updatedAt: databaseClock,
    })
    .where(eq(blogPost.id, post.id));
}
