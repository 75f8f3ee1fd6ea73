import { AppError } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import { negotiateEncoding } from "#http/content/content-encoding.ts";
import { etagOf, isUnchanged } from "#http/content/etag.ts";
import type { OnRead } from "#http/pages/cached-page-handler.ts";
import type { PageCache } from "#http/pages/page-cache.ts";
import { pageCacheKey } from "#http/pages/page-cache-key.ts";
import {
  memberPageResponse,
  preparePage,
  type PreparedPage,
  visitorPageResponse,
} from "#http/pages/prepared-page.ts";
import type { Context } from "hono";
import { Hono } from "hono";
import { type PageDeps, renderPage } from "./page-router.server.ts";

export type PageRouteDeps = PageDeps & {
  readonly cache: PageCache;
  readonly commonHeaders: Readonly<Record<string, string>>;
  readonly onRead: OnRead;
};

type PageTarget = { readonly url: URL; readonly route: string; readonly key: string | null };

/** Every page: cached for visitors, rendered anew for members and for any other query. */
export function pageRoutes(deps: PageRouteDeps) {
  const { pages } = deps;
  return new Hono<AppContext>()
    .get("*", async (c) => {
      const target = parsePageTarget(c.req.url, deps);
      c.set("route", target.route);
      const response =
        c.get("viewer").kind === "member"
          ? memberPageResponse(await renderPage(c, target.url, deps))
          : await respondToVisitor(c, target, deps);
      const isRead = response.status === 200 || response.status === 304;
      if (isRead && c.req.method === "GET") deps.onRead(c.req.path, c.req.header("user-agent"));
      return response;
    })
    .all("*", (c) => {
      if (!pages.findRoute(c.req.path))
        throw new AppError("not_found", "There is nothing at this address.");
      c.header("Allow", "GET, HEAD");
      throw new AppError("method_not_allowed", "This page can only be read.");
    });
}

/** The page that an address asks for, under our own origin whatever the Host header says. */
function parsePageTarget(address: string, { pages, baseUrl }: PageRouteDeps): PageTarget {
  const { pathname, search } = new URL(address);
  const url = new URL(baseUrl);
  url.pathname = isDecodable(pathname) ? pathname : "/404";
  url.search = search;
  const route = pages.findRoute(url.pathname);
  return {
    url,
    route: route?.path ?? "not found",
    key: route && pageCacheKey(url, route.queryNames),
  };
}

function isDecodable(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname) !== "";
  } catch {
    return false;
  }
}

async function respondToVisitor(c: Context<AppContext>, target: PageTarget, deps: PageRouteDeps) {
  const { cache, commonHeaders } = deps;
  const cached = target.key === null ? undefined : cache.get(target.key);
  if (cached) return sendPrepared(c, cached);
  const version = cache.version();
  const page = await renderPage(c, target.url, deps);
  // A query of no meaning, such as a campaign's, changes nothing: then the cached bytes do.
  const same = cache.get(target.url.pathname);
  if (same?.etag === etagOf(page.html)) return sendPrepared(c, same);
  if (target.key === null || page.status !== 200)
    return visitorPageResponse(page, c.req.header("accept-encoding"));
  const prepared = await preparePage(page, target.route, commonHeaders);
  cache.store(target.key, prepared, version);
  return sendPrepared(c, prepared);
}

function sendPrepared(
  c: Context<AppContext>,
  { status, etag, body, headers }: PreparedPage,
): Response {
  if (isUnchanged(c.req.header("if-none-match"), etag))
    return new Response(null, { status: 304, headers: headers.unchanged });
  const encoding = negotiateEncoding(c.req.header("accept-encoding"));
  return new Response(body[encoding], { status, headers: headers[encoding] });
}
