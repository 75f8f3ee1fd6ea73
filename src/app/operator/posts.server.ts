import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { blogFolder } from "#app/blog.server.ts";
import { publishedOn } from "#features/blog/publish.ts";
import { readPosts, syncPosts, type WrittenPost } from "#features/blog/sync.server.ts";
import { type Command, type Input, OperatorProblem, type Tools } from "./command.server.ts";

const actions: Readonly<Record<string, Command["run"]>> = { list, preview, publish, sync };

export const posts: Command = {
  usage: [
    "posts [list | preview <slug> | publish <slug> | sync]",
    "the blog: what is written and who sees it; one post as it will read; a draft out today; files into the records",
  ],
  async run({ words: [name = "list", ...words], options }, tools) {
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!action)
      throw new OperatorProblem("Say posts list, preview <slug>, publish <slug> or sync.", 2);
    return action({ words, options }, tools);
  },
};

async function list(): Promise<string> {
  const { posts: all, problems } = await readPosts(blogFolder());
  const widest = Math.max(0, ...all.map(({ slug }) => slug.length));
  const lines = all
    .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
    .map((post) => {
      const day = post.publishedAt.toISOString().slice(0, 10);
      return `${day}  ${post.slug.padEnd(widest)}  ${post.isProOnly ? "Pro " : "open"}  ${stateOf(post)}`;
    });
  return [...lines, ...problems].join("\n");
}

function stateOf({ isDraft, publishedAt }: WrittenPost): string {
  if (isDraft) return "draft";
  return publishedAt.getTime() > Date.now() ? "scheduled" : "out";
}

async function preview(input: Input): Promise<string> {
  const { title, category, previewText, content } = await written(input);
  return [category, title, previewText, "", content].join("\n");
}

async function publish(input: Input, tools: Tools): Promise<string> {
  const post = await written(input);
  if (stateOf(post) === "out") return `${post.slug} is out already. Nothing was changed.`;
  const file = join(blogFolder(), post.name);
  const today = new Date().toISOString().slice(0, 10);
  await writeFile(file, publishedOn(await readFile(file, "utf8"), today));
  await syncPosts(tools.db, blogFolder());
  return `${post.slug} is out: its file says published: ${today}. Readers see it within a few seconds.`;
}

async function sync(_input: Input, { db }: Tools): Promise<string> {
  const { added, changed, removed, problems } = await syncPosts(db, blogFolder());
  if (problems.length > 0)
    throw new OperatorProblem(`${problems.join("\n")}\nThe other posts were brought in.`);
  const said = [
    ...added.map((slug) => `added    ${slug}`),
    ...changed.map((slug) => `changed  ${slug}`),
    ...removed.map((slug) => `removed  ${slug}`),
  ];
  return said.length === 0 ? "Nothing has changed." : said.join("\n");
}

async function written({ words: [slug, ...more] }: Input): Promise<WrittenPost> {
  if (slug === undefined || more.length > 0)
    throw new OperatorProblem("Name one post by its slug.", 2);
  const { posts: all, problems } = await readPosts(blogFolder());
  const found = all.find((post) => post.slug === slug);
  if (found) return found;
  const known = all.map((post) => post.slug).join(", ");
  throw new OperatorProblem(
    [`No post has the slug ${slug}. There are ${known}.`, ...problems].join("\n"),
  );
}
