import { AppError, statusOf } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import { encodingFor } from "#http/encoding.ts";
import { errorPage } from "#http/error-page.ts";
import { describeFailure } from "#http/errors.ts";
import { etagOf, isUnchanged } from "#http/etag.ts";
import type { Log } from "#http/log.ts";
import { otherLoopbackName } from "#http/other-loopback-name.ts";
import type { PageCache } from "#http/page-cache.ts";
import { pageKey } from "#http/page-key.ts";
import { memberResponse, preparePage, type SentPage, visitorResponse } from "#http/sent-page.ts";
import type { Viewers } from "#http/viewer.ts";
import type { Context } from "hono";
import { Hono } from "hono";
import type { PageResponse, Pages } from "./pages.ts";

export type PageParts = {
  readonly pages: Pages;
  readonly cache: PageCache;
  readonly viewers: Viewers;
  /** Our own interface, asked inside the process. */
  readonly api: Hono<AppContext>;
  readonly baseUrl: string;
  readonly commonHeaders: Readonly<Record<string, string>>;
  readonly log: Log;
};

type Asked = { readonly url: URL; readonly route: string; readonly key: string | null };

/** Every page: kept for visitors, rendered anew for members and for any other query. */
export function pageRoutes(parts: PageParts) {
  const { pages, baseUrl, viewers } = parts;
  const mustMove = otherLoopbackName(baseUrl);
  return new Hono<AppContext>()
    .onError((error, c) => {
      const { message, code } = describeFailure(error, c, parts.log);
      return c.html(errorPage(message), statusOf[code]);
    })
    .get("*", async (c) => {
      if (mustMove((name) => c.req.header(name))) return move(c, baseUrl);
      const asked = askedPage(c.req.url, parts);
      c.set("route", asked.route);
      c.set("viewer", await viewers(c.req.raw));
      if (c.get("viewer").kind === "member") return memberResponse(await render(c, asked, parts));
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

function move(c: Context<AppContext>, baseUrl: string): Response {
  const { pathname, search } = new URL(c.req.url);
  const target = new URL(baseUrl);
  target.pathname = pathname;
  target.search = search;
  c.header("Cache-Control", "no-store");
  return c.redirect(target.href, 302);
}

function render(c: Context<AppContext>, { url }: Asked, parts: PageParts): Promise<PageResponse> {
  const headers = new Headers();
  const cookie = c.req.header("cookie");
  if (cookie !== undefined) headers.set("Cookie", cookie);
  const api = async (path: string) => parts.api.request(path, { headers });
  return parts.pages.render({ url, viewer: c.get("viewer"), api });
}

async function answerVisitor(c: Context<AppContext>, asked: Asked, parts: PageParts) {
  const { cache, commonHeaders } = parts;
  const kept = asked.key === null ? undefined : cache.get(asked.key);
  if (kept) return send(c, kept);
  const version = cache.version();
  const page = await render(c, asked, parts);
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
