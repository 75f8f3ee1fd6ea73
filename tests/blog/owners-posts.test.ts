import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "#app/operator/run-command.server.ts";
import { exportPosts } from "#features/blog/content/export-posts.server.ts";
import { readPostFiles } from "#features/blog/content/read-post-files.server.ts";
import { listStoredPosts } from "#features/blog/content/stored-posts.server.ts";
import { syncPosts } from "#features/blog/content/sync-posts.server.ts";
import { blogPost } from "#features/blog/table.server.ts";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { operatorToolsOf } from "../support/app/operator-command.ts";
import type { TestApp } from "../support/app/test-app.ts";
import { openEmptyDatabase } from "../support/database/test-database.ts";
import { createOwnerDesk } from "../support/desk/owner-desk.ts";

const post = (slug: string, body: string, more = "") =>
  `---\ntitle: ${slug}\nslug: ${slug}\ncategory: Pay\npreview: Read it.\npro: false\npublished: 2026-01-01\n${more}---\n${body}\n`;

async function createFolder(files: Readonly<Record<string, string>> = {}) {
  const path = await mkdtemp(join(tmpdir(), "posts-"));
  for (const [name, text] of Object.entries(files)) await writeFile(join(path, `${name}.md`), text);
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) };
}

async function findId({ db }: TestApp, slug: string): Promise<string> {
  const [found] = await db.select().from(blogPost).where(eq(blogPost.slug, slug));
  return found?.id ?? "";
}

const run = (app: TestApp, ...typed: string[]) => runCommand(typed, operatorToolsOf(app));
const changed = {
  title: "one",
  category: "Pay",
  previewText: "Read it.",
  content: "Changed here.",
};

test("a file’s post follows its file until it is changed here, and says so; then no newer file changes it", async () => {
  const { app, save, call, read } = await createOwnerDesk();
  await using _ = app;
  await using folder = await createFolder({ one: post("one", "First.") });
  const write = (body: string, version: number) =>
    writeFile(join(folder.path, "one.md"), post("one", body, `version: ${version}\n`));
  await syncPosts(app.db, folder.path);
  const id = await findId(app, "one");
  expect(await read(`/desk/posts/${id}`)).toContain("follows its file, now version 1");

  // The file changes while the editor is open: the save of the older text comes second.
  await write("Second.", 2);
  expect((await syncPosts(app.db, folder.path)).changed).toEqual(["one"]);
  expect((await call("save", { id, revision: 0, ...changed, isProOnly: "false" })).status).toBe(
    409,
  );

  const revision = await save(id, 1, changed);
  expect(await read(`/desk/posts/${id}`)).toContain("It follows its file no more.");
  expect(await read("/desk/posts")).toContain("From a file, changed here");
  expect(await app.get("/api/blog/one")).toMatchObject({ content: "Second." });
  expect(await syncPosts(app.db, folder.path)).toEqual({ added: [], changed: [], problems: [] });

  await write("Third.", 9);
  const { notTaken, ...rest } = await syncPosts(app.db, folder.path);
  expect(rest).toEqual({ added: [], changed: [], problems: [] });
  expect(notTaken).toEqual([
    expect.stringContaining(
      "one.md: This post was changed at the desk, so the file was not taken.",
    ),
  ]);
  expect((await call("publish", { id, revision })).status).toBe(200);
  await syncPosts(app.db, folder.path);
  expect(await app.get("/api/blog/one")).toMatchObject({ content: "Changed here." });
  // What the file said is the first of its versions.
  await call("restore", { id, revision, version: 1 });
  expect(await read(`/desk/posts/${id}`)).toContain(">Second.</textarea>");
});

test("a post that was put out or taken back here is no file’s any more", async () => {
  const { app, call } = await createOwnerDesk();
  await using _ = app;
  await using folder = await createFolder({ one: post("one", "First."), two: post("two", "Two.") });
  await syncPosts(app.db, folder.path);
  await call("unpublish", { id: await findId(app, "one") });
  await writeFile(join(folder.path, "one.md"), post("one", "Newer.", "version: 2\n"));
  expect((await syncPosts(app.db, folder.path)).notTaken).toHaveLength(1);
  expect((await app.request("/api/blog/one")).status).toBe(404);
  expect((await app.request("/api/blog/two")).status).toBe(200);
});

test("a file never takes the slug of a post that was made here", async () => {
  const { app, publish } = await createOwnerDesk();
  await using _ = app;
  await publish({ title: "one", content: "Made here." });
  await using folder = await createFolder({ one: post("one", "From a file.", "version: 50\n") });
  expect((await syncPosts(app.db, folder.path)).notTaken).toEqual([
    expect.stringContaining("A post made at the desk has this slug"),
  ]);
  expect(await app.get("/api/blog/one")).toMatchObject({ content: "Made here." });
});

test("the operator’s commands leave what was written here, and say so", async () => {
  const { app, save, call } = await createOwnerDesk();
  await using _ = app;
  const slug = "a-boundary-is-a-statement";
  await run(app, "posts", "sync");
  const id = await findId(app, slug);
  const revision = await save(id, 0, { content: "Rewritten here." });
  await call("unpublish", { id });
  expect((await run(app, "posts", "preview", slug)).text).toContain("Rewritten here.");
  expect((await run(app, "posts")).text).toMatch(new RegExp(`${slug} .*draft, from the desk`));
  expect((await run(app, "posts", "publish", slug)).text).toContain(
    "as it was written at the desk; its file was not taken",
  );
  expect(await app.get(`/api/blog/${slug}`)).toMatchObject({ content: "Rewritten here." });
  expect((await run(app, "posts", "withdraw", slug)).text).toContain("No file brings it back.");
  expect((await call("publish", { id, revision })).status).toBe(200);
  expect(await run(app, "posts", "export")).toMatchObject({ code: 2 });
});

test("every post becomes a file that is read again as the same post, in an empty house too", async () => {
  const { app, owner, publish, write, call, save } = await createOwnerDesk();
  await using _ = app;
  await syncPosts(app.db, "content/blog");
  const odd = "  --- \n\n---\ntitle: none\r\n\r\nAnd “quotes”,\ttabs: 🙋🏽‍♀️\u00a0\n\n\n ";
  await publish({ title: " A title: with: colons\u2028and a line ", content: odd });
  const soon = await write({ title: "Soon", isProOnly: "true" });
  await call("schedule", { ...soon, day: "2999-01-02", time: "03:04" });
  await save(soon.id, soon.revision, { title: "Waits", content: "It waits." });
  await write({ title: "A draft" });
  await write({ title: "Half a draft", content: "" });
  const gone = await publish({ title: "Gone" });
  await call("unpublish", { id: gone.id });
  const changedId = await findId(app, "a-boundary-is-a-statement");
  await call("publish", { id: changedId, revision: await save(changedId, 0, { title: "New" }) });
  expect((await owner.request("/desk/posts")).status).toBe(200);

  await using folder = await createFolder();
  const printed = await run(app, "posts", "export", folder.path);
  expect(printed.text).toContain("14 posts written to");
  expect(printed.text).toContain("Not written: half-a-draft.md, line");
  const before = (await listStoredPosts(app.db)).filter(({ slug }) => slug !== "half-a-draft");
  const read = await readPostFiles(folder.path);
  expect(read.problems).toEqual([]);
  expect(read.posts.map(comparable).toSorted(bySlug)).toEqual(
    before.map(comparable).toSorted(bySlug),
  );

  // What a file said is the same file again, to the byte.
  const unchanged = (await readdir("content/blog")).filter(
    (name) => !name.startsWith("a-boundary"),
  );
  for (const name of unchanged)
    expect(await readFile(join(folder.path, name), "utf8")).toBe(
      await readFile(join("content/blog", name), "utf8"),
    );
  expect(await syncPosts(app.db, folder.path)).toEqual({ added: [], changed: [], problems: [] });

  const db = await openEmptyDatabase();
  await syncPosts(db, folder.path);
  expect((await listStoredPosts(db)).map(comparable).toSorted(bySlug)).toEqual(
    before.map(comparable).toSorted(bySlug),
  );
});

test("a post stays in the file that has it, whatever that is called", async () => {
  const { app, save } = await createOwnerDesk();
  await using _ = app;
  await using folder = await createFolder({ another: post("one", "First.") });
  await syncPosts(app.db, folder.path);
  const id = await findId(app, "one");
  await save(id, 0, changed);
  expect(await exportPosts(app.db, folder.path)).toEqual({ written: ["another.md"], problems: [] });
  expect(await readdir(folder.path)).toEqual(["another.md"]);
});

type Comparable = Awaited<ReturnType<typeof listStoredPosts>>[number];
type Wanted = Pick<
  Comparable,
  "slug" | "version" | "title" | "category" | "previewText" | "content" | "isProOnly" | "isDraft"
> & { readonly publishedAt: Date };

/** All that a file says. */
function comparable(one: Wanted): Wanted {
  const { slug, version, title, category, previewText, content, isProOnly, isDraft, publishedAt } =
    one;
  return { slug, version, title, category, previewText, content, isProOnly, isDraft, publishedAt };
}

function bySlug(one: Wanted, other: Wanted): number {
  return one.slug < other.slug ? -1 : 1;
}
