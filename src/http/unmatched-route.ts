import { AppError } from "#core/errors/app-error.ts";
import type { AppContext } from "./app-context.ts";
import type { Handler, Hono } from "hono";

/** Answers what no route took: 405 with Allow when the path exists under another method, else 404. */
export function unmatchedRouteHandler(app: Hono<AppContext>): Handler<AppContext> {
  return (c) => {
    const methods = app.routes
      .filter(({ method, path }) => method !== "ALL" && matches(path, c.req.path))
      .flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]));
    if (methods.length === 0) throw new AppError("not_found", "There is nothing at this address.");
    c.header("Allow", [...new Set(methods)].join(", "));
    throw new AppError("method_not_allowed", "This address does not take that kind of request.");
  };
}

/** Of the router's patterns we use plain pieces and :names. */
function matches(pattern: string, path: string): boolean {
  const patternSegments = pattern.split("/");
  const segments = path.split("/");
  return (
    patternSegments.length === segments.length &&
    patternSegments.every(
      (segment, at) => segment === segments[at] || (segment.startsWith(":") && segments[at] !== ""),
    )
  );
}
