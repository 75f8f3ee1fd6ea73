import { checkoutQuery } from "#features/billing/queries.ts";
import type { AppContext } from "#http/app-context.ts";
import { memberPageResponse } from "#http/pages/prepared-page.ts";
import { type Context, Hono } from "hono";
import { ApiError } from "#ui/api/api-error.ts";
import { type ApiFetch, fetchQueryData } from "#ui/api/query-client.ts";
import type { PageQuery } from "#app/routing/page.ts";
import { type PageDeps, renderPage } from "./page-router.server.ts";
import type { QuerySeed } from "#app/ssr/page-renderer.ts";

/** What was bought, rendered anew for whoever bought it, with or without an account, and cached nowhere. */
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
      const query = checkoutQuery(c.req.query("session_id") ?? "");
      const headers = { Cookie: c.req.header("cookie") ?? "" };
      const viewer = c.get("viewer");
      const seeds = await readSeeds(query, async (path) =>
        api.request(path, { headers }, { viewer }),
      );
      // Fetching the checkout may have granted Pro: this page reads the viewer again.
      c.set("viewer", await readViewer(c.req.raw));
      const isMissing = seeds.some(({ data }) => data === null);
      return show(c, seeds, isMissing ? 404 : 200);
    });
}

/** What a query answers, for the page; nothing where it was refused, so that the browser asks again. */
async function readSeeds({ queryKey, meta }: PageQuery, api: ApiFetch): Promise<QuerySeed[]> {
  try {
    return [{ queryKey, data: await fetchQueryData(api, queryKey.join("/"), meta) }];
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}
