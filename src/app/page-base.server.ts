import { statusOf } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import { clientAddress } from "#http/client-address.ts";
import { errorPage } from "#http/error-page.ts";
import { describeFailure } from "#http/errors.ts";
import type { Log } from "#http/log.ts";
import { otherLoopbackName } from "#http/other-loopback-name.ts";
import { requireSameOrigin } from "#http/same-origin.ts";
import type { Viewers } from "#http/viewer.ts";
import { type Context, Hono } from "hono";
import type { PageResponse, Pages, Seed } from "./pages.ts";

export type PageBaseParts = {
  readonly pages: Pages;
  readonly viewers: Viewers;
  /** Our own interface, asked inside the process. */
  readonly api: Hono<AppContext>;
  readonly baseUrl: string;
  readonly trustProxy: boolean;
  readonly log: Log;
};

/** Mail programs post here by themselves. */
const provenByToken = ["/unsubscribe"];

/** What holds for every page, before any of them: under which name it was opened, where a form came from, who asks. */
export function pageBase({ viewers, baseUrl, trustProxy, log }: PageBaseParts) {
  const mustMove = otherLoopbackName(baseUrl);
  return new Hono<AppContext>()
    .onError((error, c) => {
      const { message, code } = describeFailure(error, c, log);
      return c.html(errorPage(message), statusOf[code]);
    })
    .use(async (c, next) => {
      if (c.req.method === "GET" && mustMove((name) => c.req.header(name))) return move(c, baseUrl);
      c.set("address", clientAddress(c.env?.incoming, trustProxy));
      return next();
    })
    .use(requireSameOrigin(baseUrl, provenByToken))
    .use(async (c, next) => {
      c.set("viewer", await viewers(c.req.raw));
      await next();
    });
}

function move(c: Context<AppContext>, baseUrl: string): Response {
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
  { pages, api }: Pick<PageBaseParts, "pages" | "api">,
  seeds: readonly Seed[] = [],
): Promise<PageResponse> {
  const headers = new Headers();
  const cookie = c.req.header("cookie");
  if (cookie !== undefined) headers.set("Cookie", cookie);
  const viewer = c.get("viewer");
  const ask = async (path: string) => api.request(path, { headers }, { viewer });
  return pages.render({ url, viewer, api: ask, seeds });
}
