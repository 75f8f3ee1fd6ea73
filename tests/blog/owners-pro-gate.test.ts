import { watchPosts } from "#features/blog/content/watch-posts.server.ts";
import { readBlogVersion } from "#features/blog/posts.server.ts";
import { blogPost } from "#features/blog/table.server.ts";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createRenderedPages } from "../support/app/rendered-pages.ts";
import { createTestApp, freeMember, proMember, type TestApp } from "../support/app/test-app.ts";
import { createOwnerDesk, type Words } from "../support/desk/owner-desk.ts";
import { crawl, findLeaks } from "../support/leak-scan.ts";

const pages = await createRenderedPages("http://localhost:3000");
const pro = { isProOnly: "true" };
const open = { isProOnly: "false" };
const later = { day: "2999-01-02", time: "03:04" };

/** A sentence that stands nowhere else. */
const sentence = (what: string) => `Nobody should ever find the ${what} sentence anywhere at all`;
const text = (what: string) => `${sentence(what)}.\n\nAnd a second paragraph.`;

/** Words of which every one is a secret. */
const hidden = (what: string): Words => ({
  title: sentence(`${what} title`),
  category: `Hidden ${what}`,
  previewText: `${sentence(`${what} preview`)}.`,
  content: text(what),
});
const wordsOf = (what: string) => [what, `${what} title`, `${what} preview`].map(sentence);

type OwnerDesk = Awaited<ReturnType<typeof createOwnerDesk>>;

/** A post in each state that the desk knows, on the way there read by everybody who may. */
async function writeEveryState({ app, call, save, write, publish }: OwnerDesk) {
  const visit = async () => {
    for (const path of ["/blog", "/blog/was-open", "/blog/was-out", "/feed.xml", "/sitemap.xml"])
      await app.request(path);
  };
  const draft = await write({ ...hidden("draft"), ...pro });
  const scheduled = await write({ ...hidden("scheduled"), ...pro });
  await call("schedule", { ...scheduled, ...later });
  await save(scheduled.id, scheduled.revision, { ...hidden("rescheduled"), ...pro });

  const out = await publish({ title: "Out for Pro", content: text("first version"), ...pro });
  const second = await save(out.id, out.revision, {
    title: "Out",
    content: text("published"),
    ...pro,
  });
  await call("publish", { id: out.id, revision: second });
  await save(out.id, second, { ...hidden("waiting"), ...open });

  // Of everybody first, then of Pro members alone.
  const wasOpen = await publish({ title: "Was open", content: text("once open"), ...open });
  const wasOut = await publish({ title: "Was out", content: text("taken back"), ...open });
  const wasPro = await publish({ title: "Was Pro", content: text("taken from Pro"), ...pro });
  await visit();
  const closed = await save(wasOpen.id, wasOpen.revision, {
    title: "Was open",
    content: text("now closed"),
    ...pro,
  });
  await call("publish", { id: wasOpen.id, revision: closed });
  await call("unpublish", { id: wasOut.id });
  await call("unpublish", { id: wasPro.id });
  const restored = await write({ ...hidden("restored"), ...pro });
  await save(restored.id, restored.revision, { title: "Emptied", content: "" });
  return [draft, scheduled, out, wasOpen, wasOut, wasPro, restored].map(({ id }) => id);
}

const forNobody = [
  ...["draft", "scheduled", "rescheduled", "waiting", "restored"].flatMap(wordsOf),
  ...["first version", "once open", "taken back", "taken from Pro"].map(sentence),
];
const forProAlone = ["published", "now closed"].map(sentence);

/** Addresses of the desk, and those by which somebody might try to be shown what is not out. */
function guessed(ids: readonly string[]): string[] {
  return ids.flatMap((id) => [
    `/desk/posts/${id}`,
    `/desk/posts/${id}/versions`,
    ...["", "?version=1", "?version=2", "?as=visitor"].map(
      (end) => `/desk/posts/${id}/preview${end}`,
    ),
    `/api/desk/posts/${id}`,
    `/api/blog/${id}`,
    `/blog/${id}`,
  ]);
}

async function slugsOf({ db }: TestApp): Promise<string[]> {
  return (await db.select({ slug: blogPost.slug }).from(blogPost)).map(({ slug }) => slug);
}

test("whatever is done at the desk, no word reaches a visitor, a free member or Pro before it is theirs, or after", async () => {
  const desk = await createOwnerDesk({ pages });
  const { app, owner } = desk;
  await using _ = app;
  const ids = await writeEveryState(desk);
  const slugs = await slugsOf(app);
  await using free = await createTestApp({ pages, db: app.db, viewer: freeMember });
  await using paying = await createTestApp({ pages, db: app.db, viewer: proMember });
  for (const [ask, secrets] of [
    [app.request, [...forNobody, ...forProAlone]],
    [free.request, [...forNobody, ...forProAlone]],
    [paying.request, forNobody],
  ] as const) {
    const seen = await crawl({ ask, slugs, secrets, more: ["/desk/posts", ...guessed(ids)] });
    expect(seen.size).toBeGreaterThan(150);
    expect(findLeaks(seen, secrets)).toEqual([]);
    for (const what of ["draft", "scheduled", "waiting", "taken back"])
      for (const path of ["/api/blog?q=", "/blog?q="])
        expect(await (await ask(`${path}${what}`)).text(), what).not.toContain(
          "Nobody should ever",
        );
  }
  const asPro = await Promise.all(
    ["out-for-pro", "was-open"].map(async (slug) => (await paying.request(`/blog/${slug}`)).text()),
  );
  for (const secret of forProAlone) expect(asPro.join()).toContain(secret);
  const atDesk = await Promise.all(
    ids.map(async (id) => (await owner.request(`/desk/posts/${id}`)).text()),
  );
  for (const what of ["draft", "rescheduled", "waiting"])
    expect(atDesk.join()).toContain(sentence(what));
  const journal = await (await owner.request("/api/desk/journal.csv")).text();
  expect(journal).toContain("post scheduled");
  for (const found of [journal, app.logged()]) expect(found).not.toMatch(/Nobody should|was-o/);
});

test("what is not out has no picture, no address in the sitemap, and is nobody’s next post", async () => {
  const desk = await createOwnerDesk({ pages });
  const { app, call, write, publish } = desk;
  await using _ = app;
  await publish({ title: "Out" });
  const soon = await write({ title: "Soon to come" });
  await call("schedule", { ...soon, ...later });
  const gone = await publish({ title: "Gone again" });
  await call("unpublish", { id: gone.id });
  expect((await app.request("/og/blog/out.png")).status).toBe(200);
  for (const slug of ["soon-to-come", "gone-again"]) {
    expect((await app.request(`/og/blog/${slug}.png`)).status).toBe(404);
    expect((await app.request(`/blog/${slug}`)).status).toBe(404);
    for (const path of ["/blog/out", "/api/blog/out", "/sitemap.xml", "/feed.json", "/blog"])
      expect(await (await app.request(path)).text(), path).not.toContain(slug);
  }
});

test("a page that was stored, and its ETag, end with the act", async () => {
  const { app, call, save, publish } = await createOwnerDesk({ pages });
  await using _ = app;
  const { id, revision } = await publish({ title: "Open", content: text("open") });
  const first = await app.request("/blog/open");
  const etag = first.headers.get("etag") ?? "";
  expect(await first.text()).toContain(sentence("open"));
  const again = () => app.request("/blog/open", { headers: { "If-None-Match": etag } });
  expect((await again()).status).toBe(304);
  // Typing alone changes nothing for readers.
  const next = await save(id, revision, { title: "Open", content: text("closed"), ...pro });
  expect((await again()).status).toBe(304);
  await call("publish", { id, revision: next });
  const closed = await again();
  expect(closed.status).toBe(200);
  expect(await closed.text()).not.toMatch(/Nobody should/);
  await call("unpublish", { id });
  expect((await again()).status).toBe(404);
});

test("every process shows a post from its moment on, and none once it is taken back, without a restart", async () => {
  const { app, call, publish, write } = await createOwnerDesk({ pages });
  await using _ = app;
  await using other = await createTestApp({ pages, db: app.db });
  const stop = watchPosts({
    db: app.db,
    onChange: other.cache.clear,
    report: () => {},
    intervalMs: 20,
  });
  try {
    const shown = async (path = "/blog") => (await other.request(path)).text();
    const soon = await write({ title: "Tomorrow" });
    await call("schedule", { ...soon, ...later });
    const old = await publish({ title: "Old" });
    await expect.poll(() => shown()).toContain("Old");
    expect(await shown()).not.toContain("Tomorrow");
    expect((await other.request("/blog/old")).status).toBe(200);
    // One comes out in the moment in which another is taken back: as many are out as before.
    await publish({ title: "The newest" });
    const version = await readBlogVersion(app.db);
    const due = { publishedAt: sql`now()` };
    await app.db.update(blogPost).set(due).where(eq(blogPost.id, soon.id));
    await call("unpublish", { id: old.id });
    expect(await readBlogVersion(app.db)).not.toBe(version);
    await expect.poll(() => shown()).toContain("Tomorrow");
    await expect.poll(() => shown()).not.toContain("Old");
    expect((await other.request("/blog/old")).status).toBe(404);
    expect((await other.request("/blog/tomorrow")).status).toBe(200);
  } finally {
    stop();
  }
});
