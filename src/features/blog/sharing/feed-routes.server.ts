import type { AppContext } from "#http/app-context.ts";
import { Hono } from "hono";
import { type FeedDeps, createJsonFeed, renderRssFeed } from "./feed.server.ts";

const cacheControl = "public, max-age=300";

/** The feeds, the same for everybody. */
export function feedRoutes(deps: FeedDeps) {
  return new Hono<AppContext>()
    .get("/feed.xml", async (c) =>
      c.body(await renderRssFeed(deps), 200, {
        "Content-Type": "application/rss+xml; charset=utf-8",
        "Cache-Control": cacheControl,
      }),
    )
    .get("/feed.json", async (c) =>
      c.body(JSON.stringify(await createJsonFeed(deps)), 200, {
        "Content-Type": "application/feed+json; charset=utf-8",
        "Cache-Control": cacheControl,
      }),
    );
}
