import { expect, test } from "vitest";
import { proGrant } from "#adapters/identity/table.server.ts";
import { readPostFiles } from "#features/blog/content/read-post-files.server.ts";
import { syncPosts } from "#features/blog/content/sync-posts.server.ts";
import { crawl, findLeaks } from "../support/leak-scan.ts";
import { createRenderedPages } from "../support/app/rendered-pages.ts";
import { signInPro } from "../support/account/sign-in.ts";
import { createTestApp, freeMember, proMember } from "../support/app/test-app.ts";

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

function isOpen(text: string): boolean {
  return secrets.some((secret) => text.includes(secret));
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
  const slugs = gated.map(({ slug }) => slug);
  const seen = await crawl({ ask: app.request, slugs, secrets });
  expect(seen.size).toBeGreaterThan(100);
  expect(findLeaks(seen, secrets)).toEqual([]);
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
