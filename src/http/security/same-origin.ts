import { isLocalUrl, isLoopbackHost } from "#adapters/site/env.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import type { Context, MiddlewareHandler } from "hono";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses a change that another site may have sent: it needs our own Origin or Sec-Fetch-Site, and neither may
 * contradict. A change at an exempt path brings a proof of its own.
 */
export function requireSameOrigin(
  baseUrl: string,
  exemptPaths: readonly string[] = [],
): MiddlewareHandler<AppContext> {
  return async (c, next) => {
    const mayComeFromAnywhere = safeMethods.has(c.req.method) || exemptPaths.includes(c.req.path);
    if (!mayComeFromAnywhere && !isSameOrigin(c, baseUrl))
      throw new AppError("cross_site", "This request did not come from our own pages.");
    await next();
  };
}

function isSameOrigin(c: Context<AppContext>, baseUrl: string): boolean {
  const origin = c.req.header("origin");
  const site = c.req.header("sec-fetch-site");
  if (origin === undefined) return site === "same-origin";
  if (site !== undefined && site !== "same-origin") return false;
  return origin === baseUrl || isLocalName(origin, c.req.header("host"), baseUrl);
}

/** On one's own machine the product may be open as 127.0.0.1 instead of localhost: the same server, another name. */
function isLocalName(origin: string, host: string | undefined, baseUrl: string): boolean {
  if (host === undefined || !isLocalUrl(baseUrl) || !isLoopbackHost(host.replace(/:\d+$/, "")))
    return false;
  return origin === `${new URL(baseUrl).protocol}//${host}`;
}
