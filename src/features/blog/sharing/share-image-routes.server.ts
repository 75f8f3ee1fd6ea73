import type { Database } from "#adapters/database/database.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import { Hono } from "hono";
import { findPostSummary } from "#features/blog/posts.server.ts";

/** Pictures cached in memory, of about 60 KB each. */
const maxCachedImages = 60;

export type ShareImageDeps = { readonly db: Database; readonly brand: string };

/** GET /:slug.png: the picture of a post that is out. It says what everybody may see. */
export function shareImageRoutes({ db, brand }: ShareImageDeps) {
  const cache = new Map<string, Promise<Uint8Array>>();

  function getImage(title: string, category: string): Promise<Uint8Array> {
    const key = `${category}\n${title}`;
    const card = cache.get(key) ?? renderImage({ title, category, brand });
    cache.delete(key);
    cache.set(key, card);
    card.catch(() => cache.delete(key));
    for (const [oldest] of cache) if (cache.size > maxCachedImages) cache.delete(oldest);
    return card;
  }

  return new Hono<AppContext>().get("/:file{[a-z0-9-]+\\.png}", async (c) => {
    const post = await findPostSummary(db, c.req.param("file").slice(0, -4));
    if (!post) throw new AppError("not_found", "There is nothing at this address.");
    const card = await getImage(post.title, post.category);
    return c.body(new Uint8Array(card), 200, {
      "Content-Type": "image/png",
      "Cache-Control": "public, max-age=3600",
    });
  });
}

async function renderImage(text: { title: string; category: string; brand: string }) {
  const { renderShareImage } = await import("./share-image.server.tsx");
  return renderShareImage(text);
}
