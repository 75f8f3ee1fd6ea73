import { describeFileProblem } from "#adapters/file-problem.ts";
import { blogFolder } from "#app/wiring/blog-content.server.ts";
import type { PostFile } from "#features/blog/content/post-file.ts";
import { resolve } from "node:path";
import { exportPosts } from "#features/blog/content/export-posts.server.ts";
import { readPostFiles } from "#features/blog/content/read-post-files.server.ts";
import { listStoredPosts } from "#features/blog/content/stored-posts.server.ts";
import { syncPosts } from "#features/blog/content/sync-posts.server.ts";
import { lockPostBySlug } from "#features/blog/writing/edited-post.server.ts";
import { postStateAt } from "#features/blog/writing/post-state.ts";
import { describeMissingWords } from "#features/blog/writing/post-words.ts";
import { publishPost, unpublishPost } from "#features/blog/writing/publish-post.server.ts";
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
  export: exportAll,
};

export const postsCommand: OperatorCommand = {
  usage: [
    "posts [list | preview <slug> | publish <slug> | withdraw <slug> | sync | export <folder>]",
    "the blog: what there is and who sees it; one post as it will read; a draft out today; a post gone; newer files into the records; all posts as files",
  ],
  async run({ args: [name = "list", ...args], options }, deps) {
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!action)
      throw new OperatorError(
        "Say posts list, preview <slug>, publish <slug>, withdraw <slug>, sync or export <folder>.",
        2,
      );
    return action({ args, options }, deps);
  },
};

async function list(_input: CommandInput, deps: CommandDeps): Promise<string> {
  const { stored, files, problems } = await readPosts(deps);
  const inRecords = new Set(stored.map(({ slug }) => slug));
  const atDesk = new Set(stored.flatMap((post) => (isOwners(post) ? [post.slug] : [])));
  const waiting = files.filter(({ slug }) => !inRecords.has(slug));
  const all: readonly PostFile[] = [...stored, ...waiting];
  const widest = Math.max(0, ...all.map(({ slug }) => slug.length));
  const lines = all
    .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
    .map((post) => {
      const day = post.publishedAt.toISOString().slice(0, 10);
      const brought = inRecords.has(post.slug) ? "" : ", not brought in yet";
      const note = atDesk.has(post.slug) ? ", from the desk" : brought;
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
  const { slug } = await getPost(input, deps);
  const today = new Date().toISOString().slice(0, 10);
  return deps.db.transaction(async (tx) => {
    const found = await lockPostBySlug(tx, slug);
    if (!found) throw new OperatorError(`${slug} could not be brought in: see posts sync.`);
    if (stateOf(found.post) === "out") return `${slug} is out already. Nothing was changed.`;
    const missing = describeMissingWords(found.words);
    if (missing !== null)
      throw new OperatorError(`${slug} still needs ${missing}. It is written at the desk.`);
    await publishPost(tx, found, new Date(`${today}T00:00:00Z`));
    const whatever = isOwners(found.post)
      ? "as it was written at the desk; its file was not taken"
      : "whatever its file says";
    return `${slug} is out from ${today} on, ${whatever}. Readers see it within a few seconds.`;
  });
}

async function withdraw(input: CommandInput, deps: CommandDeps): Promise<string> {
  const { slug } = await getPost(input, deps);
  return deps.db.transaction(async (tx) => {
    const found = await lockPostBySlug(tx, slug);
    if (!found) return `${slug} was not brought in yet. Nothing was changed.`;
    const now = new Date();
    await unpublishPost(tx, found, postStateAt(found.post, now) === "published" ? now : null);
    return isOwners(found.post)
      ? `${slug} is a draft now, until it is published. No file brings it back.`
      : `${slug} is a draft now, until a newer version of its file brings it back.`;
  });
}

async function sync(_input: CommandInput, { db }: CommandDeps): Promise<string> {
  const { added, changed, problems, notTaken = [] } = await syncPosts(db, blogFolder());
  if (problems.length > 0)
    throw new OperatorError(`${problems.join("\n")}\nThe other posts were brought in.`);
  const lines = [
    ...added.map((slug) => `added    ${slug}`),
    ...changed.map((slug) => `changed  ${slug}`),
    ...notTaken,
  ];
  return lines.length === 0 ? "Nothing has changed." : lines.join("\n");
}

/** In the server where that has the records to itself, so a folder’s path is best a whole one. */
async function exportAll({ args: [named, ...more] }: CommandInput, { db }: CommandDeps) {
  if (named === undefined || more.length > 0)
    throw new OperatorError("Name one folder: posts export <folder>.", 2);
  const folder = resolve(named);
  const { written, problems } = await exportPosts(db, folder).catch((error: unknown) => {
    const problem = describeFileProblem(error, folder);
    throw problem === null ? error : new OperatorError(problem);
  });
  const count = written.length === 1 ? "1 post" : `${written.length} posts`;
  return [
    `${count} written to ${folder}.`,
    ...problems.map((problem) => `Not written: ${problem}`),
  ].join("\n");
}

/** Written or changed at the desk: no file changes it. */
function isOwners({ detachedAt }: { readonly detachedAt: Date | null }): boolean {
  return detachedAt !== null;
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
  const held = stored.find((post) => post.slug === slug && isOwners(post));
  if (held) return held;
  const [found] = all
    .filter((post) => post.slug === slug)
    .toSorted((a, b) => b.version - a.version);
  if (found) return found;
  const known = [...new Set(all.map((post) => post.slug))].join(", ");
  throw new OperatorError(
    [`No post has the slug ${slug}. There are ${known}.`, ...problems].join("\n"),
  );
}
