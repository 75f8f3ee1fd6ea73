import { blogFolder } from "#app/wiring/blog-content.server.ts";
import type { PostFile } from "#features/blog/content/post-file.ts";
import { readPostFiles } from "#features/blog/content/read-post-files.server.ts";
import {
  listStoredPosts,
  publishPost,
  withdrawPost,
} from "#features/blog/content/stored-posts.server.ts";
import { syncPosts } from "#features/blog/content/sync-posts.server.ts";
import {
  type OperatorCommand,
  type CommandInput,
  OperatorError,
  type CommandDeps,
} from "./operator-command.server.ts";

const actions: Readonly<Record<string, OperatorCommand["run"]>> = {
  list,
  preview,
  publish,
  withdraw,
  sync,
};

export const postsCommand: OperatorCommand = {
  usage: [
    "posts [list | preview <slug> | publish <slug> | withdraw <slug> | sync]",
    "the blog: what there is and who sees it; one post as it will read; a draft out today; a post gone; newer files into the records",
  ],
  async run({ args: [name = "list", ...args], options }, deps) {
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!action)
      throw new OperatorError(
        "Say posts list, preview <slug>, publish <slug>, withdraw <slug> or sync.",
        2,
      );
    return action({ args, options }, deps);
  },
};

async function list(_input: CommandInput, deps: CommandDeps): Promise<string> {
  const { stored, files, problems } = await readPosts(deps);
  const inRecords = new Set(stored.map(({ slug }) => slug));
  const waiting = files.filter(({ slug }) => !inRecords.has(slug));
  const all: readonly PostFile[] = [...stored, ...waiting];
  const widest = Math.max(0, ...all.map(({ slug }) => slug.length));
  const lines = all
    .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
    .map((post) => {
      const day = post.publishedAt.toISOString().slice(0, 10);
      const note = inRecords.has(post.slug) ? "" : ", not brought in yet";
      const who = post.isProOnly ? "Pro " : "open";
      return `${day}  ${post.slug.padEnd(widest)}  ${who}  ${stateOf(post)}${note}`;
    });
  return [...lines, ...problems].join("\n");
}

function stateOf({ isDraft, publishedAt }: Pick<PostFile, "isDraft" | "publishedAt">): string {
  if (isDraft) return "draft";
  return publishedAt.getTime() > Date.now() ? "scheduled" : "out";
}

async function preview(input: CommandInput, deps: CommandDeps): Promise<string> {
  const { title, category, previewText, content } = await getPost(input, deps);
  return [category, title, previewText, "", content].join("\n");
}

async function publish(input: CommandInput, deps: CommandDeps): Promise<string> {
  await syncPosts(deps.db, blogFolder());
  const post = await getPost(input, deps);
  if (stateOf(post) === "out") return `${post.slug} is out already. Nothing was changed.`;
  const today = new Date().toISOString().slice(0, 10);
  await publishPost(deps.db, post.slug, new Date(`${today}T00:00:00Z`));
  return `${post.slug} is out from ${today} on, whatever its file says. Readers see it within a few seconds.`;
}

async function withdraw(input: CommandInput, deps: CommandDeps): Promise<string> {
  const { slug } = await getPost(input, deps);
  if (!(await withdrawPost(deps.db, slug)))
    return `${slug} was not brought in yet. Nothing was changed.`;
  return `${slug} is a draft now, until a newer version of its file brings it back.`;
}

async function sync(_input: CommandInput, { db }: CommandDeps): Promise<string> {
  const { added, changed, problems } = await syncPosts(db, blogFolder());
  if (problems.length > 0)
    throw new OperatorError(`${problems.join("\n")}\nThe other posts were brought in.`);
  const lines = [
    ...added.map((slug) => `added    ${slug}`),
    ...changed.map((slug) => `changed  ${slug}`),
  ];
  return lines.length === 0 ? "Nothing has changed." : lines.join("\n");
}

async function readPosts({ db }: CommandDeps) {
  const [stored, { posts: files, problems }] = await Promise.all([
    listStoredPosts(db),
    readPostFiles(blogFolder()),
  ]);
  return { stored, files, problems };
}

/** The newer of file and record: a record may come from another release, and a file may be about to come in. */
async function getPost(
  { args: [slug, ...more] }: CommandInput,
  deps: CommandDeps,
): Promise<PostFile> {
  if (slug === undefined || more.length > 0)
    throw new OperatorError("Name one post by its slug.", 2);
  const { stored, files, problems } = await readPosts(deps);
  const all: readonly PostFile[] = [...stored, ...files];
  const [found] = all
    .filter((post) => post.slug === slug)
    .toSorted((a, b) => b.version - a.version);
  if (found) return found;
  const known = [...new Set(all.map((post) => post.slug))].join(", ");
  throw new OperatorError(
    [`No post has the slug ${slug}. There are ${known}.`, ...problems].join("\n"),
  );
}
