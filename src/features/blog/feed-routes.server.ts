import type { AppContext } from "#http/app-context.ts";
import { Hono } from "hono";
import { type FeedParts, jsonFeed, rssFeed } from "./feed.server.ts";

const fresh = "public, max-age=300";

/** The feeds, the same for everybody. */
export function feedRoutes(parts: FeedParts) {
  return new Hono<AppContext>()
    .get("/feed.xml", async (c) =>
      c.body(await rssFeed(parts), 200, {
        "Content-Type": "application/rss+xml; charset=utf-8",
        "Cache-Control": fresh,
      }),
    )
    .get("/feed.json", async (c) =>
      c.body(JSON.stringify(await jsonFeed(parts)), 200, {
        "Content-Type": "application/feed+json; charset=utf-8",
        "Cache-Control": fresh,
      }),
    );
}
