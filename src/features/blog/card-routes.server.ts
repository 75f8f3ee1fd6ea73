import type { Database } from "#adapters/database/database.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import { Hono } from "hono";
import { cardBySlug } from "./posts.server.ts";

/** Pictures kept in memory, of about 60 KB each. */
const most = 60;

export type CardParts = { readonly db: Database; readonly brand: string };

/** GET /:slug.png: the picture of a post that is out. It says what everybody may see. */
export function cardRoutes({ db, brand }: CardParts) {
  const kept = new Map<string, Promise<Uint8Array>>();

  function cardOf(title: string, category: string): Promise<Uint8Array> {
    const key = `${category}\n${title}`;
    const card = kept.get(key) ?? draw({ title, category, brand });
    kept.delete(key);
    kept.set(key, card);
    card.catch(() => kept.delete(key));
    for (const [oldest] of kept) if (kept.size > most) kept.delete(oldest);
    return card;
  }

  return new Hono<AppContext>().get("/:file{[a-z0-9-]+\\.png}", async (c) => {
    const post = await cardBySlug(db, c.req.param("file").slice(0, -4));
    if (!post) throw new AppError("not_found", "There is nothing at this address.");
    const card = await cardOf(post.title, post.category);
    return c.body(new Uint8Array(card), 200, {
      "Content-Type": "image/png",
      "Cache-Control": "public, max-age=3600",
    });
  });
}

async function draw(text: { title: string; category: string; brand: string }) {
  const { drawCard } = await import("./card.server.tsx");
  return drawCard(text);
}
