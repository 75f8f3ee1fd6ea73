import type { Database } from "#adapters/database/database.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import { getViewer } from "#http/viewer.ts";
import { Hono } from "hono";
import { z } from "zod";
import type { ReadCounter } from "#features/blog/reading/read-counter.server.ts";
import { findPost, listPosts, listPostsOpenFirst, searchPosts } from "./posts.server.ts";

const Page = z.coerce.number().int().min(1).max(10_000);
const maxSearchLength = 200;

type BlogRouteDeps = { readonly db: Database; readonly reads: Pick<ReadCounter, "text"> };

/**
 * GET / is every post, `?page=n` twenty of them, `?page=n&first=open` twenty with one that everybody may read at the head of
 * the list, `?q=words` what holds these words; GET /:slug is one post.
 */
export function blogRoutes({ db, reads }: BlogRouteDeps) {
  return new Hono<AppContext>()
    .get("/", async (c) => {
      const words = c.req.query("q")?.trim() ?? "";
      if (words !== "")
        return c.json(await searchPosts(db, getViewer(c), requireSearchable(words)));
      const pageParam = c.req.query("page");
      if (pageParam === undefined) return c.json(await listPosts(db));
      const page = Page.safeParse(pageParam);
      if (!page.success) throw new AppError("bad_request", "Ask for a page by its number.");
      const list = isOpenFirst(c.req.query("first")) ? listPostsOpenFirst : listPosts;
      return c.json(await list(db, page.data));
    })
    .get("/:slug", async (c) => {
      const slug = c.req.param("slug");
      const post = /^[a-z0-9-]{1,80}$/.test(slug) ? await findPost(db, getViewer(c), slug) : null;
      if (!post) throw new AppError("not_found", "Post not found");
      // Our own pages ask inside the process, for somebody whose page is counted as a whole.
      if (c.env?.viewer === undefined) reads.text(slug, c.req.header("user-agent"));
      return c.json(post);
    });
}

function isOpenFirst(first: string | undefined): boolean {
  if (first === undefined || first === "open") return first === "open";
  throw new AppError("bad_request", "Ask for first=open, or leave it out.");
}

function requireSearchable(words: string): string {
  if (words.length > maxSearchLength || words.includes("\u0000"))
    throw new AppError("bad_request", `Search for ${maxSearchLength} characters at most.`);
  return words;
}
