import type { AppContext } from "#http/app-context.ts";
import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { Log } from "./log.ts";

/** One line for each request. The route's pattern stands for the address, which may hold a token. */
export function logRequests(log: Log): MiddlewareHandler<AppContext> {
  return async (c, next) => {
    const started = performance.now();
    await next();
    const viewer = c.get("viewer");
    log.info("request", {
      method: c.req.method,
      route: c.get("route") ?? routePath(c),
      status: c.res.status,
      ms: Math.round((performance.now() - started) * 10) / 10,
      who: viewer?.kind === "member" ? viewer.id : undefined,
      code: c.get("code"),
      reference: c.get("reference"),
    });
  };
}
