import { checkoutQuery } from "#features/billing/queries.ts";
import type { AppContext } from "#http/app-context.ts";
import { memberPageResponse } from "#http/pages/prepared-page.ts";
import { type Context, Hono } from "hono";
import { type PageDeps, renderPage } from "./page-router.server.ts";
import type { QuerySeed } from "#app/ssr/page-renderer.ts";

/** What was bought, rendered anew for whoever bought it, with or without an account, and kept nowhere. */
export function purchasePages(deps: PageDeps) {
  const { api, readViewer, baseUrl } = deps;

  async function show(c: Context<AppContext>, seeds: readonly QuerySeed[] = [], status = 200) {
    const { pathname, search } = new URL(c.req.url);
    const url = new URL(baseUrl);
    url.pathname = pathname;
    url.search = search;
    return memberPageResponse({ ...(await renderPage(c, url, deps, seeds)), status });
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
      c.set("viewer", await readViewer(c.req.raw));
      if (answer.status === 404) return show(c, [{ queryKey, data: null }], 404);
      return show(c, answer.ok ? [{ queryKey, data: await answer.json() }] : []);
    });
}
