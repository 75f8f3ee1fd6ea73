import { AppError } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import { encodingFor } from "#http/encoding.ts";
import { etagOf, isUnchanged } from "#http/etag.ts";
import type { PageCache } from "#http/page-cache.ts";
import { pageKey } from "#http/page-key.ts";
import { memberResponse, preparePage, type SentPage, visitorResponse } from "#http/sent-page.ts";
import type { Context } from "hono";
import { Hono } from "hono";
import { type PageBaseParts, renderPage } from "./page-base.server.ts";

export type PageParts = PageBaseParts & {
  readonly cache: PageCache;
  readonly commonHeaders: Readonly<Record<string, string>>;
};

type Asked = { readonly url: URL; readonly route: string; readonly key: string | null };

/** Every page: kept for visitors, rendered anew for members and for any other query. */
export function pageRoutes(parts: PageParts) {
  const { pages } = parts;
  return new Hono<AppContext>()
    .get("*", async (c) => {
      const asked = askedPage(c.req.url, parts);
      c.set("route", asked.route);
      if (c.get("viewer").kind === "member")
        return memberResponse(await renderPage(c, asked.url, parts));
      return answerVisitor(c, asked, parts);
    })
    .all("*", (c) => {
      if (!pages.knownRoute(c.req.path))
        throw new AppError("not_found", "There is nothing at this address.");
      c.header("Allow", "GET, HEAD");
      throw new AppError("method_not_allowed", "This page can only be read.");
    });
}

/** The page that an address asks for, under our own origin whatever the Host header says. */
function askedPage(address: string, { pages, baseUrl }: PageParts): Asked {
  const { pathname, search } = new URL(address);
  const url = new URL(baseUrl);
  url.pathname = isReadable(pathname) ? pathname : "/404";
  url.search = search;
  const route = pages.knownRoute(url.pathname);
  return { url, route: route?.path ?? "not found", key: route && pageKey(url, route.query) };
}

function isReadable(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname) !== "";
  } catch {
    return false;
  }
}

async function answerVisitor(c: Context<AppContext>, asked: Asked, parts: PageParts) {
  const { cache, commonHeaders } = parts;
  const kept = asked.key === null ? undefined : cache.get(asked.key);
  if (kept) return send(c, kept);
  const version = cache.version();
  const page = await renderPage(c, asked.url, parts);
  // A query of no meaning, such as a campaign's, changes nothing: then the kept bytes do.
  const same = cache.get(asked.url.pathname);
  if (same?.etag === etagOf(page.html)) return send(c, same);
  if (asked.key === null || page.status !== 200)
    return visitorResponse(page, c.req.header("accept-encoding"));
  const prepared = await preparePage(page, asked.route, commonHeaders);
  cache.keep(asked.key, prepared, version);
  return send(c, prepared);
}

function send(c: Context<AppContext>, { status, etag, body, headers }: SentPage): Response {
  if (isUnchanged(c.req.header("if-none-match"), etag))
    return new Response(null, { status: 304, headers: headers.unchanged });
  const encoding = encodingFor(c.req.header("accept-encoding"));
  return new Response(body[encoding], { status, headers: headers[encoding] });
}
