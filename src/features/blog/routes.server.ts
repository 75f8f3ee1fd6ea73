import type { Database } from "#adapters/database/database.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import { viewerOf } from "#http/viewer.ts";
import { Hono } from "hono";
import { z } from "zod";
import { listPosts, postBySlug, searchPosts } from "./posts.server.ts";

const Page = z.coerce.number().int().min(1).max(10_000);
const longestSearch = 200;

/** GET / is every post, `?page=n` twenty of them, `?q=words` what holds these words; GET /:slug is one post. */
export function blogRoutes({ db }: { readonly db: Database }) {
  return new Hono<AppContext>()
    .get("/", async (c) => {
      const words = c.req.query("q")?.trim() ?? "";
      if (words !== "") return c.json(await searchPosts(db, viewerOf(c), searchable(words)));
      const asked = c.req.query("page");
      if (asked === undefined) return c.json(await listPosts(db));
      const page = Page.safeParse(asked);
      if (!page.success) throw new AppError("bad_request", "Ask for a page by its number.");
      return c.json(await listPosts(db, page.data));
    })
    .get("/:slug", async (c) => {
      const slug = c.req.param("slug");
      const post = /^[a-z0-9-]{1,80}$/.test(slug) ? await postBySlug(db, viewerOf(c), slug) : null;
      if (!post) throw new AppError("not_found", "Post not found");
      return c.json(post);
    });
}

function searchable(words: string): string {
  if (words.length > longestSearch || words.includes("\u0000"))
    throw new AppError("bad_request", `Search for ${longestSearch} characters at most.`);
  return words;
}
