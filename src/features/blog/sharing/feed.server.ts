import type { Database } from "#adapters/database/database.ts";
import { visitor } from "#core/access/access.ts";
import { escapeXml } from "#http/content/escape-xml.ts";
import type { ReadablePost } from "#features/blog/contract.ts";
import { latestPosts } from "#features/blog/posts.server.ts";

export type FeedDeps = {
  readonly db: Database;
  readonly brand: string;
  /** Without a slash at its end. */
  readonly baseUrl: string;
};

/** Posts that a feed carries. */
const maxFeedItems = 20;

type FeedItem = ReadablePost & { readonly url: string };

/** The latest posts as a visitor may read them: a post for Pro members by its preview only. */
async function listFeedItems({ db, baseUrl }: FeedDeps): Promise<FeedItem[]> {
  const posts = await latestPosts(db, visitor, maxFeedItems);
  return posts.map((post) => ({ ...post, url: `${baseUrl}/blog/${post.slug}` }));
}

/** RSS 2.0. */
export async function renderRssFeed(deps: FeedDeps): Promise<string> {
  const { brand, baseUrl } = deps;
  const posts = await listFeedItems(deps);
  const latest = posts[0]?.publishedAt;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>',
    `<title>${escapeXml(feedTitle(brand))}</title>`,
    `<link>${escapeXml(`${baseUrl}/blog`)}</link>`,
    `<description>${description}</description><language>en</language>`,
    `<atom:link href="${escapeXml(`${baseUrl}/feed.xml`)}" rel="self" type="application/rss+xml"/>`,
    latest ? `<lastBuildDate>${new Date(latest).toUTCString()}</lastBuildDate>` : "",
    ...posts.map(rssItem),
    "</channel></rss>",
    "",
  ].join("\n");
}

function rssItem({ title, url, category, previewText, publishedAt, content }: FeedItem): string {
  return [
    `<item><title>${escapeXml(title)}</title>`,
    `<link>${escapeXml(url)}</link><guid isPermaLink="true">${escapeXml(url)}</guid>`,
    `<category>${escapeXml(category)}</category>`,
    `<pubDate>${new Date(publishedAt).toUTCString()}</pubDate>`,
    `<description>${escapeXml(previewText)}</description>`,
    content === undefined
      ? ""
      : `<content:encoded>${escapeXml(renderHtml(content))}</content:encoded>`,
    "</item>",
  ].join("");
}

/** Plain text as HTML: nothing in it is markup. */
function renderHtml(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeXml(paragraph).replaceAll("\n", "<br>")}</p>`)
    .join("");
}

/** JSON Feed 1.1. */
export async function createJsonFeed(deps: FeedDeps): Promise<unknown> {
  const { brand, baseUrl } = deps;
  return {
    version: "https://jsonfeed.org/version/1.1",
    title: feedTitle(brand),
    description,
    language: "en",
    home_page_url: `${baseUrl}/blog`,
    feed_url: `${baseUrl}/feed.json`,
    items: (await listFeedItems(deps)).map((post) => ({
      id: post.url,
      url: post.url,
      title: post.title,
      summary: post.previewText,
      content_text: post.content ?? post.previewText,
      date_published: post.publishedAt,
      tags: [post.category],
    })),
  };
}

const description = "Notes on language, pay, boundaries and standing, for women who lead.";

function feedTitle(brand: string): string {
  return `Leadership Insights · ${brand}`;
}
