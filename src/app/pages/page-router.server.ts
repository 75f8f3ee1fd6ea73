import { statusByCode } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import { type ClientAddressReader, toRateLimitKey } from "#http/limits/client-address.ts";
import { renderErrorPage } from "#http/errors/error-page.ts";
import { prepareErrorBody } from "#http/errors/error-response.ts";
import type { Log } from "#http/logging/log.ts";
import { refuseNulPath } from "#http/request/refuse-nul-path.ts";
import { createLoopbackRedirectCheck } from "#http/security/loopback-redirect.ts";
import { requireSameOrigin } from "#http/security/same-origin.ts";
import type { ViewerReader } from "#http/viewer.ts";
import { type Context, Hono } from "hono";
import type { PageResponse, PageRenderer, QuerySeed } from "#app/ssr/page-renderer.ts";

export type PageDeps = {
  readonly pages: PageRenderer;
  readonly readViewer: ViewerReader;
  /** Our own interface, asked inside the process. */
  readonly api: Hono<AppContext>;
  readonly baseUrl: string;
  readonly readAddress: ClientAddressReader;
  readonly log: Log;
};

/** Mail programs post here by themselves. */
const sameOriginExemptPaths = ["/unsubscribe", "/letters/unsubscribe"];

/** What holds for every page, before any of them: under which name it was opened, where a form came from, who asks. */
export function createPageRouter({ readViewer, baseUrl, readAddress, log }: PageDeps) {
  const mustMove = createLoopbackRedirectCheck(baseUrl);
  return new Hono<AppContext>()
    .onError((error, c) => {
      const { message, code } = prepareErrorBody(error, c, log);
      return c.html(renderErrorPage(message), statusByCode[code]);
    })
    .use(async (c, next) => {
      if (c.req.method === "GET" && mustMove((name) => c.req.header(name)))
        return redirectToBaseUrl(c, baseUrl);
      c.set("address", toRateLimitKey(readAddress(c.env?.incoming)));
      return next();
    })
    .use(refuseNulPath)
    .use(requireSameOrigin(baseUrl, sameOriginExemptPaths))
    .use(async (c, next) => {
      c.set("viewer", await readViewer(c.req.raw));
      await next();
    });
}

function redirectToBaseUrl(c: Context<AppContext>, baseUrl: string): Response {
  const { pathname, search } = new URL(c.req.url);
  const target = new URL(baseUrl);
  target.pathname = pathname;
  target.search = search;
  c.header("Cache-Control", "no-store");
  return c.redirect(target.href, 302);
}

/** Renders a page of ours for the viewer of this request. */
export function renderPage(
  c: Context<AppContext>,
  url: URL,
  { pages, api }: Pick<PageDeps, "pages" | "api">,
  seeds: readonly QuerySeed[] = [],
): Promise<PageResponse> {
  const headers = new Headers();
  const cookie = c.req.header("cookie");
  if (cookie !== undefined) headers.set("Cookie", cookie);
  const viewer = c.get("viewer");
  const ask = async (path: string) => api.request(path, { headers }, { viewer });
  return pages.render({ url, viewer, api: ask, seeds });
}
