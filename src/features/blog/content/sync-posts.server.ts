import type { Database } from "#adapters/database/database.ts";
import { newId } from "#adapters/database/new-id.ts";
import { eq } from "drizzle-orm";
import { lockPosts, type StoredPost, storedPostColumns } from "./stored-posts.server.ts";
import { type NamedPostFile, postFilePath, readPostFiles } from "./read-post-files.server.ts";
import { estimateReadingMinutes } from "./reading-time.ts";
import { blogPost } from "#features/blog/table.server.ts";
import { isSameWords } from "#features/blog/writing/post-words.ts";
import { databaseClock } from "#features/blog/writing/publish-post.server.ts";

/** What a sync did, by slug, and what is wrong with which file. */
export type SyncReport = {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly problems: readonly string[];
  /** Files that were not taken because their post is an owner’s now, in sentences; absent where there are none. */
  readonly notTaken?: readonly string[];
};

/**
 * Writes new and newer files to the database, one process at a time. Another release may have brought in others: a post
 * whose file is older, missing or unreadable here stays as it is, and so does one that an owner has changed.
 */
export async function syncPosts(db: Database, folder: string): Promise<SyncReport> {
  const { posts, problems } = await readPostFiles(folder);
  return db.transaction(async (tx) => {
    await lockPosts(tx);
    const rows = await tx.select(storedPostColumns).from(blogPost);
    const stored = new Map(rows.map((row) => [row.slug, row]));
    const added: string[] = [];
    const changed: string[] = [];
    const unversioned: string[] = [];
    const notTaken: string[] = [];
    for (const post of posts) {
      const row = stored.get(post.slug);
      if (!row) {
        await tx.insert(blogPost).values({ id: newId(), ...valuesOf(post) });
        added.push(post.slug);
      } else if (row.detachedAt !== null) {
        if (isNewsTo(row, post)) notTaken.push(describeNotTaken(post, row));
      } else if (post.version > row.version) {
        const revision = row.revision + 1;
        const change = { revision, shownRevision: revision, updatedAt: databaseClock };
        await tx
          .update(blogPost)
          .set({ ...valuesOf(post), ...publicationOf(post, row), ...change })
          .where(eq(blogPost.id, row.id));
        changed.push(post.slug);
      } else if (post.version === row.version && !isSame(row, valuesOf(post))) {
        unversioned.push(versionProblem(post));
      }
    }
    return {
      added,
      changed,
      problems: [...problems, ...unversioned],
      ...(notTaken.length > 0 && { notTaken }),
    };
  });
}

function valuesOf({ name: _name, ...post }: NamedPostFile) {
  return { ...post, readingMinutes: estimateReadingMinutes(post.content) };
}

/** What the operator put out stays out, also where its file is still the draft that it was. */
function publicationOf(post: NamedPostFile, { publishedByHandAt }: StoredPost) {
  const isUnseen = post.isDraft || post.publishedAt > new Date();
  if (publishedByHandAt === null || !isUnseen) return {};
  return { isDraft: false, publishedAt: publishedByHandAt };
}

/** Whether it is out is for the operator to say too; everything else comes from the file alone. */
function isSame(row: StoredPost, values: ReturnType<typeof valuesOf>): boolean {
  return Object.entries(values).every(
    ([name, value]) =>
      name === "isDraft" ||
      name === "publishedAt" ||
      JSON.stringify(Reflect.get(row, name)) === JSON.stringify(value),
  );
}

/** Whether a file says something that its post, which is an owner’s, never took from it. */
function isNewsTo(row: StoredPost, post: NamedPostFile): boolean {
  return post.version > (row.detachedVersion ?? 0) && !isSameWords(row, post);
}

function describeNotTaken({ name }: NamedPostFile, { origin }: StoredPost): string {
  const why =
    origin === "owner"
      ? "A post made at the desk has this slug"
      : "This post was changed at the desk";
  return `${postFilePath(name)}: ${why}, so the file was not taken. “posts export <folder>” writes what readers get.`;
}

function versionProblem({ name, version }: NamedPostFile): string {
  return `${postFilePath(name)}: It changed and its version did not, so readers see what it was. Write version: ${version + 1}.`;
}
