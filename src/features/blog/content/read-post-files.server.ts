import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parsePostFile, type PostFile, PostFileError } from "./post-file.ts";

/** A post with the name of its file. */
export type NamedPostFile = PostFile & { readonly name: string };

/** Where a post is written, as people call it. */
export function postFilePath(name: string): string {
  return `content/blog/${name}`;
}

/** Reads every post of a folder; what is wrong with a file is told, and the others are read all the same. */
export async function readPostFiles(
  folder: string,
): Promise<{ posts: readonly NamedPostFile[]; problems: readonly string[] }> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".md")).toSorted();
  const posts: NamedPostFile[] = [];
  const problems: string[] = [];
  for (const name of names) {
    const file = postFilePath(name);
    try {
      const post = { ...parsePostFile(file, await readFile(join(folder, name), "utf8")), name };
      const twin = posts.find(({ slug }) => slug === post.slug);
      if (twin) problems.push(`${file}: The slug ${post.slug} belongs to ${twin.name} already.`);
      else posts.push(post);
    } catch (error) {
      if (!(error instanceof PostFileError)) throw error;
      problems.push(...error.problems);
    }
  }
  return { posts, problems };
}
