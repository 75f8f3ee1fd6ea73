import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "#adapters/database/database.ts";
import { newId } from "#adapters/database/new-id.ts";
import { eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { parsePostFile, type PostFile, PostFileError } from "./post-file.ts";
import { estimateReadingMinutes } from "./reading-time.ts";
import { blogPost } from "#features/blog/table.server.ts";

/** What a sync did, by slug, and what is wrong with which file. */
export type SyncReport = {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  readonly problems: readonly string[];
};

/** A post with the name of its file. */
export type NamedPostFile = PostFile & { readonly name: string };

/** Reads every post of a folder; what is wrong with a file is told, and the others are read all the same. */
export async function readPostFiles(folder: string): Promise<{
  posts: readonly NamedPostFile[];
  problems: readonly string[];
  unread: readonly string[];
}> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".md")).toSorted();
  const posts: NamedPostFile[] = [];
  const problems: string[] = [];
  const unread: string[] = [];
  for (const name of names) {
    const file = `content/blog/${name}`;
    try {
      const post = { ...parsePostFile(file, await readFile(join(folder, name), "utf8")), name };
      const twin = posts.find(({ slug }) => slug === post.slug);
      if (twin) problems.push(`${file}: The slug ${post.slug} belongs to ${twin.name} already.`);
      else posts.push(post);
    } catch (error) {
      if (!(error instanceof PostFileError)) throw error;
      problems.push(...error.problems);
      unread.push(name.replace(/\.md$/, ""));
    }
  }
  return { posts, problems, unread };
}

/** Every column but those that the database makes for search. */
const { openWords: _open, allWords: _all, ...storedColumns } = getTableColumns(blogPost);

/** Any fixed number: who writes the posts holds this lock. */
const syncLockId = 2_026_112_108;

/** Writes changed files to the database, one process at a time. A post whose file cannot be read stays as it was. */
export async function syncPosts(db: Database, folder: string): Promise<SyncReport> {
  const { posts, problems, unread } = await readPostFiles(folder);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${syncLockId})`);
    const stored = new Map(
      (await tx.select(storedColumns).from(blogPost)).map((row) => [row.slug, row]),
    );
    const added: string[] = [];
    const changed: string[] = [];
    for (const post of posts) {
      const values = valuesOf(post);
      const row = stored.get(post.slug);
      if (!row) {
        await tx.insert(blogPost).values({ id: newId(), ...values });
        added.push(post.slug);
      } else if (!isSame(row, values)) {
        await tx
          .update(blogPost)
          .set({ ...values, updatedAt: new Date() })
          .where(eq(blogPost.id, row.id));
        changed.push(post.slug);
      }
    }
    const inFiles = new Set([...posts.map(({ slug }) => slug), ...unread]);
    const removed = [...stored.keys()].filter((slug) => !inFiles.has(slug));
    if (removed.length > 0) await tx.delete(blogPost).where(inArray(blogPost.slug, removed));
    return { added, changed, removed, problems };
  });
}

function valuesOf({ name: _name, ...post }: NamedPostFile) {
  return { ...post, readingMinutes: estimateReadingMinutes(post.content) };
}

function isSame(row: object, values: object): boolean {
  return Object.entries(values).every(
    ([name, value]) => JSON.stringify(Reflect.get(row, name)) === JSON.stringify(value),
  );
}
