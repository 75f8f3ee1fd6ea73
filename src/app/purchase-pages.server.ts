import { checkoutQuery } from "#features/billing/queries.ts";
import type { AppContext } from "#http/app-context.ts";
import { memberResponse } from "#http/sent-page.ts";
import { type Context, Hono } from "hono";
import { type PageBaseParts, renderPage } from "./page-base.server.ts";
import type { Seed } from "./pages.ts";

/** What was bought, rendered anew for whoever bought it, with or without an account, and kept nowhere. */
export function purchasePages(parts: PageBaseParts) {
  const { api, viewers, baseUrl } = parts;

  async function show(c: Context<AppContext>, seeds: readonly Seed[] = [], status = 200) {
    const { pathname, search } = new URL(c.req.url);
    const url = new URL(baseUrl);
    url.pathname = pathname;
    url.search = search;
    return memberResponse({ ...(await renderPage(c, url, parts, seeds)), status });
  }

  return new Hono<AppContext>()
    .get("/my-kits", (c) => show(c))
    .get("/checkout/return", async (c) => {
      const { queryKey } = checkoutQuery(c.req.query("session_id") ?? "");
      const headers = { Cookie: c.req.header("cookie") ?? "" };
      const answer = await api.request(
        queryKey.join("/"),
        { headers },
        { viewer: c.get("viewer") },
      );
      // Looking at the checkout may have made her Pro: this page knows it already.
      c.set("viewer", await viewers(c.req.raw));
      if (answer.status === 404) return show(c, [{ queryKey, data: null }], 404);
      return show(c, answer.ok ? [{ queryKey, data: await answer.json() }] : []);
    });
}
