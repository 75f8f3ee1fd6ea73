import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { blogFolder } from "#app/wiring/blog-content.server.ts";
import { withPublishDate } from "#features/blog/content/publish-date.ts";
import {
  readPostFiles,
  syncPosts,
  type NamedPostFile,
} from "#features/blog/content/sync-posts.server.ts";
import {
  type OperatorCommand,
  type CommandInput,
  OperatorError,
  type CommandDeps,
} from "./operator-command.server.ts";

const actions: Readonly<Record<string, OperatorCommand["run"]>> = { list, preview, publish, sync };

export const postsCommand: OperatorCommand = {
  usage: [
    "posts [list | preview <slug> | publish <slug> | sync]",
    "the blog: what is written and who sees it; one post as it will read; a draft out today; files into the records",
  ],
  async run({ args: [name = "list", ...args], options }, deps) {
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!action)
      throw new OperatorError("Say posts list, preview <slug>, publish <slug> or sync.", 2);
    return action({ args, options }, deps);
  },
};

async function list(): Promise<string> {
  const { posts: all, problems } = await readPostFiles(blogFolder());
  const widest = Math.max(0, ...all.map(({ slug }) => slug.length));
  const lines = all
    .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
    .map((post) => {
      const day = post.publishedAt.toISOString().slice(0, 10);
      return `${day}  ${post.slug.padEnd(widest)}  ${post.isProOnly ? "Pro " : "open"}  ${stateOf(post)}`;
    });
  return [...lines, ...problems].join("\n");
}

function stateOf({ isDraft, publishedAt }: NamedPostFile): string {
  if (isDraft) return "draft";
  return publishedAt.getTime() > Date.now() ? "scheduled" : "out";
}

async function preview(input: CommandInput): Promise<string> {
  const { title, category, previewText, content } = await getPost(input);
  return [category, title, previewText, "", content].join("\n");
}

async function publish(input: CommandInput, deps: CommandDeps): Promise<string> {
  const post = await getPost(input);
  if (stateOf(post) === "out") return `${post.slug} is out already. Nothing was changed.`;
  const file = join(blogFolder(), post.name);
  const today = new Date().toISOString().slice(0, 10);
  await writeFile(file, withPublishDate(await readFile(file, "utf8"), today));
  await syncPosts(deps.db, blogFolder());
  return `${post.slug} is out: its file says published: ${today}. Readers see it within a few seconds.`;
}

async function sync(_input: CommandInput, { db }: CommandDeps): Promise<string> {
  const { added, changed, removed, problems } = await syncPosts(db, blogFolder());
  if (problems.length > 0)
    throw new OperatorError(`${problems.join("\n")}\nThe other posts were brought in.`);
  const lines = [
    ...added.map((slug) => `added    ${slug}`),
    ...changed.map((slug) => `changed  ${slug}`),
    ...removed.map((slug) => `removed  ${slug}`),
  ];
  return lines.length === 0 ? "Nothing has changed." : lines.join("\n");
}

async function getPost({ args: [slug, ...more] }: CommandInput): Promise<NamedPostFile> {
  if (slug === undefined || more.length > 0)
    throw new OperatorError("Name one post by its slug.", 2);
  const { posts: all, problems } = await readPostFiles(blogFolder());
  const found = all.find((post) => post.slug === slug);
  if (found) return found;
  const known = all.map((post) => post.slug).join(", ");
  throw new OperatorError(
    [`No post has the slug ${slug}. There are ${known}.`, ...problems].join("\n"),
  );
}
