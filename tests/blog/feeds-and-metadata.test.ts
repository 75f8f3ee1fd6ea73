import { parseFeed } from "feedsmith";
import ogs from "open-graph-scraper";
import { expect, test } from "vitest";
import { syncPosts } from "#features/blog/content/sync-posts.server.ts";
import { createRenderedPages } from "../support/app/rendered-pages.ts";
import { createTestApp } from "../support/app/test-app.ts";

const baseUrl = "http://localhost:3000";

test("a feed reader of others reads both feeds and finds the same posts", async () => {
  await using app = await createTestApp();
  await syncPosts(app.db, "content/blog");
  const rss = parseFeed(await (await app.request("/feed.xml")).text());
  const json = parseFeed(await (await app.request("/feed.json")).text());
  if (rss.format !== "rss" || json.format !== "json") throw new Error("Not the feeds they are.");
  const links = rss.feed.items?.map(({ link }) => link);
  expect(links).toHaveLength(10);
  expect(json.feed.items?.map(({ url }) => url)).toEqual(links);
  expect(rss.feed).toMatchObject({
    title: "Leadership Insights · M•Power",
    link: `${baseUrl}/blog`,
  });
  for (const item of rss.feed.items ?? [])
    expect(item).toMatchObject({
      title: expect.any(String),
      description: expect.any(String),
      pubDate: expect.anything(),
      categories: [expect.anything()],
    });
});

test("a reader of metadata finds title, description, picture and article of a post", async () => {
  await using app = await createTestApp({ pages: await createRenderedPages(baseUrl) });
  await syncPosts(app.db, "content/blog");
  const html = await (await app.request("/blog/a-boundary-is-a-statement")).text();
  const { result, error } = await ogs({ html });
  expect(error).toBe(false);
  expect(result).toMatchObject({
    ogTitle: "A boundary is a statement, not a request · M•Power",
    ogDescription: expect.stringContaining("question mark"),
    ogType: "article",
    ogUrl: `${baseUrl}/blog/a-boundary-is-a-statement`,
    ogImage: [
      { url: `${baseUrl}/og/blog/a-boundary-is-a-statement.png`, width: "1200", height: "630" },
    ],
    twitterCard: "summary_large_image",
    articlePublishedTime: "2026-04-07T00:00:00.000Z",
    jsonLD: [{ "@type": "BlogPosting", headline: "A boundary is a statement, not a request" }],
  });
  expect(html).toContain(`<link rel="canonical" href="${baseUrl}/blog/a-boundary-is-a-statement">`);
  expect(html).not.toContain("noindex");
});

test("a page that is not there is not offered to machines", async () => {
  await using app = await createTestApp({ pages: await createRenderedPages(baseUrl) });
  const response = await app.request("/blog/none-such");
  expect(response.status).toBe(404);
  const html = await response.text();
  expect(html).toContain("noindex");
  expect(html).toContain("Post not found");
  expect(html).not.toContain("ld+json");
});
