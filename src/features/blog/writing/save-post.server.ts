import type { Database } from "#adapters/database/database.ts";
import { AppError } from "#core/errors/app-error.ts";
import { estimateReadingMinutes } from "#features/blog/content/reading-time.ts";
import { lockPosts } from "#features/blog/content/stored-posts.server.ts";
import { blogPost, blogPostVersion } from "#features/blog/table.server.ts";
import { and, eq, like, lt, ne, or, sql } from "drizzle-orm";
import { type EditedPost, lockEditedPost } from "./edited-post.server.ts";
import { isSameWords, normalizePostWords, type PostWords, slugOf } from "./post-words.ts";

/** How many versions of a post stay. */
export const maxVersions = 200;

/** Saves of one window that follow one another are one version for so long. */
const versionMs = 5 * 60_000;

/** Said to the window that comes second. */
const changedElsewhere = "This post was changed in another window. Nothing was overwritten.";

export type NewPost = { readonly id: string; readonly title: string; readonly at: Date };

/** Makes a draft of a headline alone; false when it is there already, because the form was sent twice. */
export async function createPost(
  tx: Database,
  { id, title: typed, at }: NewPost,
): Promise<boolean> {
  await lockPosts(tx);
  if ((await tx.$count(blogPost, eq(blogPost.id, id))) > 0) return false;
  const empty = { title: typed, category: "", previewText: "", content: "", isProOnly: false };
  const words = normalizePostWords(empty);
  await tx.insert(blogPost).values({
    id,
    ...words,
    slug: await findFreeSlug(tx, slugOf(words.title)),
    isDraft: true,
    readingMinutes: 1,
    publishedAt: at,
    origin: "owner",
    detachedAt: at,
    revision: 1,
    shownRevision: 1,
  });
  const saved = { begunAt: at, savedAt: at };
  await tx
    .insert(blogPostVersion)
    .values({ postId: id, revision: 1, kind: "made", ...words, ...saved });
  return true;
}

async function findFreeSlug(tx: Database, wanted: string): Promise<string> {
  const taken = await tx
    .select({ slug: blogPost.slug })
    .from(blogPost)
    .where(or(eq(blogPost.slug, wanted), like(blogPost.slug, `${wanted}-%`)));
  const slugs = new Set(taken.map(({ slug }) => slug));
  let free = wanted;
  for (let count = 2; slugs.has(free); count += 1) free = `${wanted}-${count}`;
  return free;
}

export type PostSave = {
  readonly id: string;
  /** The revision that these words were made from. */
  readonly revision: number;
  /** Whether that revision was this same window’s, by typing. */
  readonly continues: boolean;
  /** As normalizePostWords answers them. */
  readonly words: PostWords;
  readonly at: Date;
};

export type SavedPost = {
  readonly before: EditedPost;
  readonly revision: number;
  /** Whether it is a version of its own; null when nothing differed. */
  readonly isNewVersion: boolean | null;
};

/**
 * Saves what was typed, as a version. Readers get it once it is published; of a post that they do not have it is all there is.
 * Throws 404, and 409 when the words were made from an older revision and differ.
 */
export async function savePost(
  tx: Database,
  { id, revision, continues, words, at }: PostSave,
): Promise<SavedPost> {
  const post = await lockEditedPost(tx, id);
  // The same words once more: their answer was lost on the way.
  if (isSameWords(words, post.words))
    return { before: post, revision: post.post.revision, isNewVersion: null };
  requireRevision(post, revision);
  const isNewVersion = !(continues && isUnderWay(post, at));
  if (isNewVersion) await insertVersion(tx, post, { kind: "typed", words, at });
  else await extendVersion(tx, post, words, at);
  return { before: post, revision: revision + 1, isNewVersion };
}

/** Throws 409 when the newest revision is another. */
export function requireRevision({ post }: EditedPost, revision: number): void {
  if (post.revision !== revision) throw new AppError("changed_elsewhere", changedElsewhere);
}

function isUnderWay({ post, newest }: EditedPost, at: Date): boolean {
  const isShown = !post.isDraft && post.revision === post.shownRevision;
  if (newest === null || newest.kind !== "typed" || isShown) return false;
  return at.getTime() - newest.begunAt.getTime() < versionMs;
}

type NewVersion = {
  readonly kind: "typed" | "restored";
  readonly words: PostWords;
  readonly at: Date;
  readonly restoredFrom?: number;
};

/** Adds a version after the newest one; a post of a file leaves its file with it. */
export async function insertVersion(
  tx: Database,
  post: EditedPost,
  { words, at, ...version }: NewVersion,
): Promise<void> {
  await detachFromFile(tx, post, at);
  const postId = post.post.id;
  const revision = post.post.revision + 1;
  const saved = { begunAt: at, savedAt: at };
  await tx.insert(blogPostVersion).values({ postId, revision, ...version, ...words, ...saved });
  await tx.delete(blogPostVersion).where(
    and(
      eq(blogPostVersion.postId, postId),
      lt(
        blogPostVersion.revision,
        sql`(select min(revision) from (select revision from ${blogPostVersion}
            where post_id = ${postId} order by revision desc limit ${maxVersions}) newest)`,
      ),
    ),
  );
  await raiseRevision(tx, post, words);
}

async function extendVersion(tx: Database, post: EditedPost, words: PostWords, at: Date) {
  const { id, revision } = post.post;
  await tx
    .update(blogPostVersion)
    .set({ ...words, revision: revision + 1, savedAt: at })
    .where(and(eq(blogPostVersion.postId, id), eq(blogPostVersion.revision, revision)));
  await raiseRevision(tx, post, words);
}

/** What no reader has stands in the post itself at once; everybody else gets it when it is published. */
async function raiseRevision(tx: Database, { post }: EditedPost, words: PostWords): Promise<void> {
  const revision = post.revision + 1;
  const shown = post.isDraft
    ? {
        ...words,
        readingMinutes: estimateReadingMinutes(words.content),
        shownRevision: revision,
      }
    : {};
  await tx
    .update(blogPost)
    .set({ revision, ...shown })
    .where(eq(blogPost.id, post.id));
}

/** From now on the post is an owner’s: what its file said stays as its first version. */
export async function detachFromFile(tx: Database, post: EditedPost, at: Date): Promise<void> {
  const { id, detachedAt, version, revision, updatedAt } = post.post;
  if (detachedAt !== null) return;
  await tx
    .update(blogPost)
    .set({ detachedAt: at, detachedVersion: version, version: sql`${blogPost.version} + 1` })
    .where(eq(blogPost.id, id));
  const saved = { begunAt: updatedAt, savedAt: updatedAt };
  await tx
    .insert(blogPostVersion)
    .values({ postId: id, revision, kind: "file", ...post.words, ...saved })
    .onConflictDoNothing();
}

/** Gives a post another address; false when another post has it. The posts are locked. */
export async function renamePost(tx: Database, id: string, slug: string): Promise<boolean> {
  const isTaken = and(eq(blogPost.slug, slug), ne(blogPost.id, id));
  if ((await tx.$count(blogPost, isTaken)) > 0) return false;
  await tx.update(blogPost).set({ slug }).where(eq(blogPost.id, id));
  return true;
}
