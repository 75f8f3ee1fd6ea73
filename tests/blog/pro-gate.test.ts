import { expect, test } from "vitest";
import { proGrant } from "#adapters/identity/table.server.ts";
import { readPostFiles } from "#features/blog/content/read-post-files.server.ts";
import { syncPosts } from "#features/blog/content/sync-posts.server.ts";
import { createRenderedPages } from "../support/app/rendered-pages.ts";
import { signInPro } from "../support/account/sign-in.ts";
import { createTestApp, freeMember, proMember, type TestApp } from "../support/app/test-app.ts";

const baseUrl = "http://localhost:3000";
const pages = await createRenderedPages(baseUrl);
const { posts } = await readPostFiles("content/blog");
const gated = posts.filter((post) => post.isProOnly);

/** Sentences of Pro posts that stand in no preview, without what escaping changes. */
const secrets = gated.flatMap(({ content, previewText }) =>
  content
    .split(/[\n.?“”’"&<>]+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= 30 && !previewText.includes(sentence)),
);

/** Ways of asking that have opened gates elsewhere. */
const ways: readonly RequestInit[] = [
  {},
  { method: "HEAD" },
  { headers: { Range: "bytes=0-20000" } },
  { headers: { Accept: "application/json" } },
  { headers: { Accept: "text/event-stream", "X-Forwarded-For": "127.0.0.1" } },
  {
    headers: {
      "X-Original-URL": "/api/blog",
      "X-Rewrite-URL": "/api/blog",
      "X-Http-Method-Override": "GET",
    },
  },
  { headers: { "If-None-Match": "*", "Cache-Control": "only-if-cached" } },
  { headers: { Cookie: "session=forged; __Host-session=forged; isPro=true" } },
  { headers: { "User-Agent": "Googlebot/2.1", Referer: "https://www.google.com/" } },
];

function startsOf(slug: string): string[] {
  const own = [`/blog/${slug}`, `/api/blog/${slug}`];
  const odd = [
    "/",
    "//",
    "?x=1",
    "?isPro=true",
    "?page=2",
    "?q=negotiate",
    "%20",
    ".json",
    "#text",
  ];
  return own.flatMap((path) => [path, ...odd.map((end) => path + end), path.toUpperCase()]);
}

/** Everything that links lead to from here, and each Pro post by every address that might be its own. */
async function crawl(app: TestApp): Promise<Map<string, string>> {
  const words = secrets.slice(0, 3).map((secret) => secret.split(" ").slice(0, 4).join(" "));
  const queue = [
    "/",
    "/sitemap.xml",
    "/feed.xml",
    "/feed.json",
    "/robots.txt",
    "/blog",
    "/blog?page=2",
    "/blog/none-such",
    "/api/blog",
    "/api/blog?page=1",
    "/api/tools",
    "/api/kits",
    ...words.flatMap((said) => [
      `/api/blog?q=${encodeURIComponent(said)}`,
      `/blog?q=${encodeURIComponent(said)}`,
    ]),
    ...gated.flatMap(({ slug }) => startsOf(slug)),
  ];
  const seen = new Map<string, string>();
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (seen.has(path)) continue;
    const isPost = gated.some(
      ({ slug }) => path === `/blog/${slug}` || path === `/api/blog/${slug}`,
    );
    const bodies: string[] = [];
    for (const init of isPost ? ways : ways.slice(0, 1)) {
      const response = await app.request(path, init);
      bodies.push([...response.headers.values()].join("\n"), await response.text());
    }
    const text = bodies.join("\n");
    seen.set(path, text);
    for (const [, link = ""] of text.matchAll(/(?:href="|<loc>|"url":")([^"<]+)/g)) {
      const url = new URL(link, baseUrl);
      const next = url.pathname + url.search;
      const leaves = url.origin !== baseUrl || /^\/(?:api\/log|assets|dev|og)/.test(url.pathname);
      if (!leaves && !seen.has(next)) queue.push(next);
    }
  }
  return seen;
}

function isOpen(text: string): boolean {
  return secrets.some((secret) => text.includes(secret));
}

function leaks(seen: ReadonlyMap<string, string>): string[] {
  return [...seen].flatMap(([path, text]) => {
    const found = secrets.find((secret) => text.includes(secret));
    return found === undefined ? [] : [`${path}: ${found}`];
  });
}

test("there is something to leak", () => {
  expect(gated.length).toBeGreaterThanOrEqual(4);
  expect(secrets.length).toBeGreaterThan(150);
});

test.for([
  ["a visitor", undefined],
  ["a free member", freeMember],
] as const)("no sentence of a Pro post reaches %s anywhere", async ([, viewer]) => {
  await using app = await createTestApp({ pages, ...(viewer && { viewer }) });
  await syncPosts(app.db, "content/blog");
  const seen = await crawl(app);
  expect(seen.size).toBeGreaterThan(100);
  expect(leaks(seen)).toEqual([]);
});

test("every sentence reaches Pro, and nobody may keep the page", async () => {
  await using app = await createTestApp({ pages, viewer: proMember });
  await syncPosts(app.db, "content/blog");
  const texts = await Promise.all(
    gated.map(async ({ slug }) => {
      const page = await app.request(`/blog/${slug}`);
      expect(page.headers.get("cache-control")).toBe("private, no-store");
      const call = await app.request(`/api/blog/${slug}`);
      expect(call.headers.get("cache-control")).toBe("no-store");
      return page.text();
    }),
  );
  for (const secret of secrets) expect(texts.some((text) => text.includes(secret))).toBe(true);
});

test("a visitor after a Pro member gets the gate, and Pro that ended ends at the next request", async () => {
  await using app = await createTestApp({ pages });
  await syncPosts(app.db, "content/blog");
  const [{ slug } = { slug: "" }] = gated;
  const her = await signInPro(app);
  const read = async (cookie?: string) =>
    (
      await app.request(
        `/blog/${slug}`,
        cookie === undefined ? {} : { headers: { Cookie: cookie } },
      )
    ).text();
  expect(isOpen(await read())).toBe(false);
  expect(isOpen(await read(her.cookie))).toBe(true);
  expect(isOpen(await read())).toBe(false);
  await app.db.update(proGrant).set({ endedAt: new Date() });
  expect(isOpen(await read(her.cookie))).toBe(false);
  const call = await app.request(`/api/blog/${slug}`, { headers: { Cookie: her.cookie } });
  expect(await call.json()).not.toHaveProperty("content");
});
