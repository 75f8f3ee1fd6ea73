import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "#adapters/database/database.ts";
import { makeFolder } from "#adapters/make-folder.ts";
import { listStoredPosts, type StoredPost } from "./stored-posts.server.ts";
import { formatPostFile, parsePostFile, type PostFile, PostFileError } from "./post-file.ts";
import { readPostFiles } from "./read-post-files.server.ts";

/** What was written, by the name of the file, and what could not be, in sentences. */
export type PostExport = {
  readonly written: readonly string[];
  readonly problems: readonly string[];
};

const maxVersion = 9999;

/**
 * Writes every post as the file that it is read from again, under the name that it has in this folder already. What waits
 * to be published is not in it, and a draft that a file cannot hold yet is named. Rejects when the folder cannot be written.
 */
export async function exportPosts(db: Database, folder: string): Promise<PostExport> {
  makeFolder(folder);
  const { posts: present } = await readPostFiles(folder);
  const names = new Map(present.map(({ slug, name }) => [slug, name]));
  const written: string[] = [];
  const problems: string[] = [];
  for (const post of await listStoredPosts(db)) {
    const name = names.get(post.slug) ?? `${post.slug}.md`;
    const text = formatPostFile(toPostFile(post));
    const problem = problemOf(name, text);
    if (problem === null) {
      await writeWhole(join(folder, name), text);
      written.push(name);
    } else {
      problems.push(...problem);
    }
  }
  return { written, problems };
}

function toPostFile(post: StoredPost): PostFile {
  return { ...post, version: Math.min(post.version, maxVersion) };
}

function problemOf(name: string, text: string): readonly string[] | null {
  try {
    parsePostFile(name, text);
    return null;
  } catch (error) {
    if (error instanceof PostFileError) return error.problems;
    throw error;
  }
}

/** A reader of the folder finds the file as it was or as it is now, never half of it. */
async function writeWhole(path: string, text: string): Promise<void> {
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}
