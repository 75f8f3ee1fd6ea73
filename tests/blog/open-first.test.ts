import { expect, test } from "vitest";
import { z } from "zod";
import { visitor } from "#core/access/access.ts";
import { PostListResponse } from "#features/blog/contract.ts";
import { takeShownPosts } from "#features/blog/queries.ts";
import { insertPosts } from "../support/blog-posts.ts";
import { createRenderedPages } from "../support/app/rendered-pages.ts";
import { createTestApp, freeMember, proMember, type TestApp } from "../support/app/test-app.ts";

const pages = await createRenderedPages("http://localhost:3000");
const secret = "A sentence that only members who pay may read.";

const dayOf = (at: number) => new Date(Date.UTC(2026, 0, 60 - at));

/** 45 posts, the newest first; the newest open one is at this place, and every other one behind it is open too. */
function postsWithOpenAt(place: number) {
  return Array.from({ length: 45 }, (_, at) => {
    const isProOnly = at < place || (at - place) % 2 === 1;
    const slug = `post-${String(at).padStart(2, "0")}`;
    return { slug, publishedAt: dayOf(at), isProOnly, ...(isProOnly && { content: secret }) };
  });
}

const Listed = z.array(z.object({ slug: z.string() }));
const slugsOf = (list: unknown) => Listed.parse(list).map(({ slug }) => slug);

/** The posts of a page in its order, and the page that “Older insights” leads to. */
async function readPage(app: TestApp, path: string) {
  const html = await (await app.request(path)).text();
  expect(html).not.toContain(secret);
  const [, list = ""] = /<ul class="post-list">(.*?)<\/ul>/s.exec(html) ?? [];
  const slugs = [...list.matchAll(/href="\/blog\/([\w-]+)"/g)].map(([, slug = ""]) => slug);
  return { list, slugs, older: /href="([^"]+)">Older insights</.exec(html)?.[1] };
}

async function readAllPages(app: TestApp): Promise<string[][]> {
  const all: string[][] = [];
  for (let path: string | undefined = "/blog"; path !== undefined;) {
    const { slugs, older } = await readPage(app, path);
    all.push(slugs);
    path = older;
  }
  return all;
}

test.for([
  ["a visitor", 0, undefined],
  ["a visitor", 3, undefined],
  ["a visitor", 19, undefined],
  ["a visitor", 20, undefined],
  ["a visitor", 44, undefined],
  ["a free member", 25, freeMember],
] as const)(
  "%s reads the newest open post first, which is at place %s, and every post once",
  async ([, place, viewer]) => {
    await using app = await createTestApp({ pages, ...(viewer && { viewer }) });
    const posts = postsWithOpenAt(place);
    await insertPosts(app.db, posts);
    const listed = posts.map(({ slug }) => slug);
    const open = listed[place] ?? "";
    const expected = [open, ...listed.filter((slug) => slug !== open)];
    const read = await readAllPages(app);
    expect(read.map((page) => page.length)).toEqual([20, 20, 5]);
    expect(read.flat()).toEqual(expected);
    const { list } = await readPage(app, "/blog");
    for (const slug of expected.slice(0, 20)) expect(list).toContain(`A preview of ${slug}.`);
    // The calls stay as they are, and a browser that has the whole list shows the same page of it.
    expect(slugsOf(await app.get("/api/blog"))).toEqual(listed);
    expect(slugsOf(await app.get("/api/blog?page=1"))).toEqual(listed.slice(0, 20));
    const whole = PostListResponse.parse(await app.get("/api/blog"));
    expect(slugsOf(takeShownPosts(whole, new URLSearchParams(), visitor))).toEqual(read[0]);
  },
);

test("with Pro the newest comes first, locked or not", async () => {
  await using app = await createTestApp({ pages, viewer: proMember });
  const posts = postsWithOpenAt(25);
  await insertPosts(app.db, posts);
  expect((await readAllPages(app)).flat()).toEqual(posts.map(({ slug }) => slug));
});

test("an open post that isn't out yet comes first for nobody, and without one the newest does", async () => {
  await using app = await createTestApp({ pages });
  await insertPosts(app.db, [
    { slug: "soon", publishedAt: new Date(Date.now() + 86_400_000) },
    { slug: "draft", isDraft: true, publishedAt: dayOf(0) },
    { slug: "newer", isProOnly: true, content: secret, publishedAt: dayOf(1) },
    { slug: "older", isProOnly: true, content: secret, publishedAt: dayOf(2) },
  ]);
  expect((await readPage(app, "/blog")).slugs).toEqual(["newer", "older"]);
});

test("another first than open is refused in words", async () => {
  await using app = await createTestApp();
  const refused = await app.request("/api/blog?page=1&first=pro");
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ message: "Ask for first=open, or leave it out." });
});
