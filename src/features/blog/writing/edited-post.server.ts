import type { Database } from "#adapters/database/database.ts";
import { AppError } from "#core/errors/app-error.ts";
import { lockPosts } from "#features/blog/content/stored-posts.server.ts";
import { blogPost, blogPostVersion } from "#features/blog/table.server.ts";
import { and, eq, getTableColumns, type SQL } from "drizzle-orm";
import { pickWords, type PostWords } from "./post-words.ts";

const { openWords: _open, allWords: _all, ...postColumns } = getTableColumns(blogPost);
const versionColumns = getTableColumns(blogPostVersion);

export type EditedPost = Awaited<ReturnType<typeof selectPost>>[number] & {
  /** The newest words; those of the row itself may be what readers still get. */
  readonly words: PostWords;
};

/** A post with its newest words, for an owner; throws 404. */
export async function readEditedPost(db: Database, id: string): Promise<EditedPost> {
  const found = await findEditedPost(db, eq(blogPost.id, id));
  if (!found) throw new AppError("not_found", "There is no post of this id.");
  return found;
}

/** The same, and nobody else changes any post until the transaction ends; throws 404. */
export async function lockEditedPost(tx: Database, id: string): Promise<EditedPost> {
  await lockPosts(tx);
  return readEditedPost(tx, id);
}

/** The same by its slug; null when there is none. */
export async function lockPostBySlug(tx: Database, slug: string): Promise<EditedPost | null> {
  await lockPosts(tx);
  return findEditedPost(tx, eq(blogPost.slug, slug));
}

async function findEditedPost(db: Database, isWanted: SQL): Promise<EditedPost | null> {
  const [found] = await selectPost(db).where(isWanted);
  return found ? withWords(found) : null;
}

function withWords(found: Awaited<ReturnType<typeof selectPost>>[number]): EditedPost {
  return { ...found, words: pickWords(found.newest ?? found.post) };
}

function selectPost(db: Database) {
  return db
    .select({ post: postColumns, newest: versionColumns })
    .from(blogPost)
    .leftJoin(
      blogPostVersion,
      and(eq(blogPostVersion.postId, blogPost.id), eq(blogPostVersion.revision, blogPost.revision)),
    );
}
