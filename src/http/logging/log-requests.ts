import { statusByCode } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import { clientClosedRequest } from "#http/client-closed-request.ts";
import type { Context, MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { Log } from "./log.ts";

/**
 * One line for each request. The route's pattern stands for the address, which may hold a token. The line of a stream comes
 * when it has ended, with the status of what it ended in: the one of its head was sent before anything was done.
 */
export function logRequests(log: Log, shutdownSignal: AbortSignal): MiddlewareHandler<AppContext> {
  return async (c, next) => {
    const started = performance.now();
    await next();
    const write = (status: number) =>
      log.info("request", { ...logFields(c), status, ms: msSince(started), ...outcomeFields(c) });
    const outgoing = c.get("isStreamed") ? c.env?.outgoing : undefined;
    if (!outgoing) return write(c.res.status);
    outgoing.once("close", () => write(streamStatus(c, outgoing, shutdownSignal)));
  };
}

function streamStatus(
  c: Context<AppContext>,
  outgoing: { readonly writableFinished: boolean },
  shutdownSignal: AbortSignal,
): number {
  const code = c.get("code");
  if (code !== undefined) return statusByCode[code];
  if (outgoing.writableFinished) return c.res.status;
  return shutdownSignal.aborted ? statusByCode.unavailable : clientClosedRequest;
}

function logFields(c: Context<AppContext>) {
  return { method: c.req.method, route: c.get("route") ?? routePath(c) };
}

function outcomeFields(c: Context<AppContext>) {
  const viewer = c.get("viewer");
  return {
    who: viewer?.kind === "member" ? viewer.id : undefined,
    code: c.get("code"),
    reference: c.get("reference"),
  };
}

function msSince(started: number): number {
  return Math.round((performance.now() - started) * 10) / 10;
}
