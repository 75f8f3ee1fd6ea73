import { visitor } from "#core/access/access.ts";
import { AppError, statusOf } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import { encodingFor } from "#http/encoding.ts";
import { errorPage } from "#http/error-page.ts";
import { describeFailure } from "#http/errors.ts";
import { isUnchanged } from "#http/etag.ts";
import type { Log } from "#http/log.ts";
import { otherLoopbackName } from "#http/other-loopback-name.ts";
import type { PageCache } from "#http/page-cache.ts";
import { pageKey } from "#http/page-key.ts";
import { preparePage, type SentPage } from "#http/sent-page.ts";
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
      if (c.get("viewer").kind === "member") return answerMember(c, await render(c, asked, parts));
      return answerVisitor(c, await visitorPage(c, asked, parts));
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
  return parts.pages.render({ url, viewer: c.get("viewer") ?? visitor, api });
}

async function visitorPage(
  c: Context<AppContext>,
  asked: Asked,
  parts: PageParts,
): Promise<SentPage> {
  const kept = asked.key === null ? undefined : parts.cache.get(asked.key);
  if (kept) return kept;
  const version = parts.cache.version();
  const page = { ...(await render(c, asked, parts)), route: asked.route };
  const isKept = asked.key !== null && page.status === 200;
  const sent = await preparePage(page, isKept ? 9 : 4, parts.commonHeaders);
  if (isKept && asked.key !== null) parts.cache.keep(asked.key, sent, version);
  return sent;
}

function answerVisitor(c: Context<AppContext>, page: SentPage): Response {
  if (page.status === 200 && isUnchanged(c.req.header("if-none-match"), page.etag))
    return new Response(null, { status: 304, headers: page.headers.unchanged });
  const encoding = encodingFor(c.req.header("accept-encoding"));
  return new Response(page.body[encoding], {
    status: page.status,
    headers: page.headers[encoding],
  });
}

function answerMember(c: Context<AppContext>, page: PageResponse): Response {
  const headers = {
    ...page.headers,
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "private, no-store",
    Vary: "Cookie",
  };
  return new Response(page.html, { status: page.status, headers });
}
