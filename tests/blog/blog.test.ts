import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { operatorToolsOf } from "../support/app/operator-command.ts";
import { z } from "zod";
import { syncPosts } from "#features/blog/content/sync-posts.server.ts";
import { watchPosts } from "#features/blog/content/watch-posts.server.ts";
import { runCommand } from "#app/operator/run-command.server.ts";
import { insertPosts } from "../support/blog-posts.ts";
import { createTestApp, freeMember, proMember } from "../support/app/test-app.ts";

const secret = "Whatever stands here is for members who pay, aardvark included.";
const gated = { slug: "gated", isProOnly: true, content: secret };
const Posts = z.array(z.object({ slug: z.string(), content: z.undefined().optional() }));
const slugs = (list: unknown) => Posts.parse(list).map(({ slug }) => slug);

test("the list has six fields of the specification and two more, newest first", async () => {
  await using app = await createTestApp();
  await insertPosts(app.db, [
    { slug: "old" },
    { slug: "new", publishedAt: new Date("2026-02-01T00:00:00Z"), isProOnly: true },
  ]);
  const list = z.array(z.record(z.string(), z.unknown())).parse(await app.get("/api/blog"));
  expect(list.map((post) => post["slug"])).toEqual(["new", "old"]);
  expect(Object.keys(list[0] ?? {}).toSorted()).toEqual([
    "category",
    "id",
    "isProOnly",
    "previewText",
    "publishedAt",
    "readingMinutes",
    "slug",
    "title",
  ]);
});

test("the text of a Pro post is there for Pro and for nobody else", async () => {
  for (const viewer of [undefined, freeMember]) {
    await using app = await createTestApp(viewer && { viewer });
    await insertPosts(app.db, [gated]);
    const post = await app.get("/api/blog/gated");
    expect(post).toMatchObject({ title: "About gated", previewText: "A preview of gated." });
    expect(post).not.toHaveProperty("content");
  }
  await using app = await createTestApp({ viewer: proMember });
  await insertPosts(app.db, [gated]);
  expect(await app.get("/api/blog/gated")).toMatchObject({ content: secret });
});

test("search finds words of a Pro post for Pro only", async () => {
  for (const [viewer, found] of [
    [freeMember, []],
    [proMember, ["gated"]],
  ] as const) {
    await using app = await createTestApp({ viewer });
    await insertPosts(app.db, [gated, { slug: "open" }]);
    expect(slugs(await app.get("/api/blog?q=aardvark"))).toEqual(found);
    expect(slugs(await app.get("/api/blog?q=preview"))).toHaveLength(2);
    expect(slugs(await app.get("/api/blog?q=open+text"))).toEqual(["open"]);
  }
});

test("odd searches and pages are answered in words", async () => {
  await using app = await createTestApp();
  await insertPosts(app.db, [{ slug: "open" }]);
  for (const words of ["'", '"', "a & | !", "%", "\\", ":*", "<script>", "💛"])
    expect((await app.request(`/api/blog?q=${encodeURIComponent(words)}`)).status).toBe(200);
  for (const query of [
    `q=${"a".repeat(201)}`,
    "q=%00",
    "page=0",
    "page=x",
    "page=-1",
    "page=99999",
  ])
    expect((await app.request(`/api/blog?${query}`)).status).toBe(400);
  for (const slug of ["none-such", "OPEN", "a%00", "../open", "a".repeat(200)]) {
    const response = await app.request(`/api/blog/${slug}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ message: expect.any(String) });
  }
});

test("drafts and scheduled posts stay unseen everywhere", async () => {
  await using app = await createTestApp({ viewer: proMember });
  await insertPosts(app.db, [
    { slug: "draft", isDraft: true },
    { slug: "tomorrow", publishedAt: new Date(Date.now() + 86_400_000) },
    { slug: "out" },
  ]);
  expect(slugs(await app.get("/api/blog"))).toEqual(["out"]);
  expect(slugs(await app.get("/api/blog?q=preview"))).toEqual(["out"]);
  for (const path of ["/api/blog/draft", "/api/blog/tomorrow"])
    expect((await app.request(path)).status).toBe(404);
  for (const path of ["/feed.xml", "/feed.json", "/sitemap.xml"])
    expect(await (await app.request(path)).text()).not.toMatch(/draft|tomorrow/);
});

test("pages of twenty hold every post once", async () => {
  await using app = await createTestApp();
  const all = Array.from({ length: 45 }, (_, at) => ({
    slug: `post-${String(at).padStart(2, "0")}`,
    publishedAt: new Date(Date.UTC(2026, 0, 1 + (at % 7))),
  }));
  await insertPosts(app.db, all);
  const pages = await Promise.all([1, 2, 3, 4].map((page) => app.get(`/api/blog?page=${page}`)));
  expect(pages.map((page) => slugs(page).length)).toEqual([20, 20, 5, 0]);
  expect(pages.flatMap(slugs)).toEqual(slugs(await app.get("/api/blog")));
});

test("next and previous go through all posts, those of one day too", async () => {
  await using app = await createTestApp();
  await insertPosts(
    app.db,
    ["a", "b", "c", "d"].map((slug) => ({ slug })),
  );
  const Post = z.object({
    older: z.object({ slug: z.string() }).nullable(),
    newer: z.object({ slug: z.string() }).nullable(),
  });
  const walked = ["a"];
  for (let at = "a"; ;) {
    const { older } = Post.parse(await app.get(`/api/blog/${at}`));
    if (!older) break;
    const back = Post.parse(await app.get(`/api/blog/${older.slug}`)).newer;
    expect(back?.slug).toBe(at);
    at = older.slug;
    walked.push(at);
  }
  expect(walked).toEqual(["a", "b", "c", "d"]);
});

const post = (slug: string, body: string, more = "") =>
  `---\ntitle: ${slug}\nslug: ${slug}\ncategory: Pay\npreview: Read it.\npro: false\npublished: 2026-01-01\n${more}---\n${body}\n`;

/** What one release has for files. */
async function createRelease(files: Readonly<Record<string, string>>) {
  const path = await mkdtemp(join(tmpdir(), "posts-"));
  await Promise.all(
    Object.entries(files).map(([name, text]) => writeFile(join(path, `${name}.md`), text)),
  );
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) };
}

test("files become posts, a newer file changes its post, a bad one leaves it", async () => {
  await using app = await createTestApp();
  await using folder = await createRelease({
    one: post("one", "First."),
    two: post("two", "Second."),
  });
  const sync = () => syncPosts(app.db, folder.path);
  expect(await sync()).toEqual({ added: ["one", "two"], changed: [], problems: [] });
  expect(await sync()).toEqual({ added: [], changed: [], problems: [] });
  await writeFile(join(folder.path, "one.md"), post("one", "Changed.", "version: 2\n"));
  await writeFile(join(folder.path, "two.md"), "no heading");
  expect(await sync()).toEqual({
    added: [],
    changed: ["one"],
    problems: [expect.stringContaining("two.md, line 1")],
  });
  expect(await app.get("/api/blog/one")).toMatchObject({ content: "Changed." });
  expect(await app.get("/api/blog/two")).toMatchObject({ content: "Second." });
});

test("a changed file of the same version is named, and not taken", async () => {
  await using app = await createTestApp();
  await using one = await createRelease({ one: post("one", "First.") });
  await using other = await createRelease({ one: post("one", "Another.") });
  await syncPosts(app.db, one.path);
  expect((await syncPosts(app.db, other.path)).problems).toEqual([
    "content/blog/one.md: It changed and its version did not, so readers see what it was. Write version: 2.",
  ]);
  expect(await app.get("/api/blog/one")).toMatchObject({ content: "First." });
});

test("of two releases side by side the newer posts stay, whichever starts last", async () => {
  await using app = await createTestApp();
  await using older = await createRelease({
    one: post("one", "First."),
    gone: post("gone", "It was a mistake."),
  });
  await using newer = await createRelease({
    one: post("one", "Changed.", "version: 2\n"),
    gone: post("gone", "It was a mistake.", "version: 2\ndraft: true\n"),
    two: post("two", "Second."),
  });
  for (const release of [older, newer, older, newer, older]) await syncPosts(app.db, release.path);
  expect(slugs(await app.get("/api/blog")).toSorted()).toEqual(["one", "two"]);
  expect(await app.get("/api/blog/one")).toMatchObject({ content: "Changed." });
  expect(await syncPosts(app.db, older.path)).toEqual({ added: [], changed: [], problems: [] });
});

test("what the operator puts out or takes back is said by the records, for every release", async () => {
  await using app = await createTestApp();
  await using older = await createRelease({ plan: post("plan", "Soon.", "draft: true\n") });
  await using newer = await createRelease({
    plan: post("plan", "Soon, and better.", "draft: true\nversion: 2\n"),
  });
  await syncPosts(app.db, older.path);
  const run = (...typed: string[]) => runCommand(typed, operatorToolsOf(app));
  const today = new Date().toISOString().slice(0, 10);
  expect((await run("posts", "publish", "plan")).text).toBe(
    `plan is out from ${today} on, whatever its file says. Readers see it within a few seconds.`,
  );
  expect((await run("posts")).text).toContain(`${today}  plan`);
  for (const release of [newer, older, newer]) await syncPosts(app.db, release.path);
  expect(await app.get("/api/blog/plan")).toMatchObject({
    content: "Soon, and better.",
    publishedAt: `${today}T00:00:00.000Z`,
  });
  expect((await run("posts", "publish", "plan")).text).toContain("out already");
  expect((await run("posts", "withdraw", "plan")).code).toBe(0);
  for (const release of [older, newer]) await syncPosts(app.db, release.path);
  expect((await app.request("/api/blog/plan")).status).toBe(404);
});

test("four syncs at once write each post once", async () => {
  await using app = await createTestApp();
  const folder = await mkdtemp(join(tmpdir(), "posts-"));
  try {
    await cp("content/blog", folder, { recursive: true });
    const reports = await Promise.all([1, 2, 3, 4].map(() => syncPosts(app.db, folder)));
    const written = slugs(await app.get("/api/blog"));
    expect(reports.flatMap(({ added }) => added).toSorted()).toEqual(written.toSorted());
    expect(reports.flatMap(({ problems }) => problems)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("a change in the records is noticed, and nothing else is", async () => {
  await using app = await createTestApp();
  await insertPosts(app.db, [{ slug: "one" }]);
  let seen = 0;
  const stop = watchPosts({
    db: app.db,
    onChange: () => (seen += 1),
    report: () => {},
    intervalMs: 20,
  });
  try {
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(seen).toBe(0);
    await insertPosts(app.db, [{ slug: "two" }]);
    await expect.poll(() => seen).toBe(1);
  } finally {
    stop();
  }
});

test("each post has a picture for shared links that says what everybody may see", async () => {
  await using app = await createTestApp();
  await insertPosts(app.db, [gated]);
  const response = await app.request("/og/blog/gated.png");
  expect(response.headers.get("content-type")).toBe("image/png");
  const picture = Buffer.from(await response.arrayBuffer());
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  expect((await app.request("/og/blog/none.png")).status).toBe(404);
});

test("feeds carry open posts whole and Pro posts by their preview", async () => {
  await using app = await createTestApp({ viewer: proMember });
  await insertPosts(app.db, [gated, { slug: "open", content: "Say <it>.\nThen & there." }]);
  const rss = await (await app.request("/feed.xml")).text();
  expect(rss).toContain("A preview of gated.");
  expect(rss).toContain("Say &amp;lt;it&amp;gt;.&lt;br&gt;Then &amp;amp; there.");
  const json = await (await app.request("/feed.json")).text();
  expect(json).toContain("Say <it>.");
  for (const feed of [rss, json]) expect(feed).not.toContain("aardvark");
});

test("the operator lists, previews and brings in posts", async () => {
  await using app = await createTestApp();
  const run = (...typed: string[]) => runCommand(typed, operatorToolsOf(app));
  expect((await run("posts")).text).toMatch(
    /2026-06-09 {2}the-raise-you-were-told-to-wait-for +Pro +out/,
  );
  expect((await run("posts", "preview", "a-boundary-is-a-statement")).text).toContain(
    "Read these two sentences.",
  );
  expect((await run("posts", "sync")).text).toContain("added    a-boundary-is-a-statement");
  expect((await run("posts", "sync")).text).toBe("Nothing has changed.");
  expect(slugs(await app.get("/api/blog"))).toHaveLength(10);
  expect(await run("posts", "publish", "a-boundary-is-a-statement")).toMatchObject({
    code: 0,
    text: expect.stringContaining("out already"),
  });
  expect(await run("posts", "preview", "none")).toMatchObject({
    code: 1,
    text: expect.stringContaining("No post has the slug none."),
  });
  expect(await run("posts", "sing")).toMatchObject({ code: 2 });
});
