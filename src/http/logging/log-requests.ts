import { statusByCode } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import { clientClosedRequest } from "#http/client-closed-request.ts";
import type { ClientAddressReader } from "#http/limits/client-address.ts";
import type { Context, MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { ClientHash } from "./client-hash.ts";
import type { Log } from "./log.ts";
import { requestIdHeader, requestIdOf } from "./request-id.ts";

export type RequestLogDeps = {
  readonly log: Log;
  readonly readAddress: ClientAddressReader;
  readonly hashClient: ClientHash;
  readonly shutdownSignal: AbortSignal;
};

/**
 * One line for each request, under the id that its answer bears. The route's pattern stands for the address, which may hold
 * a token. The line of a stream comes when it has ended, with the status of what it ended in: the one of its head was sent
 * before anything was done.
 */
export function logRequests(deps: RequestLogDeps): MiddlewareHandler<AppContext> {
  const { log, shutdownSignal } = deps;
  return async (c, next) => {
    const started = performance.now();
    const requestId = requestIdOf(c.req.header(requestIdHeader));
    await next();
    c.res.headers.set(requestIdHeader, requestId);
    const write = (status: number) => {
      const served = { method: c.req.method, route: routeOf(c), status, ms: msSince(started) };
      const client = deps.hashClient(deps.readAddress(c.env?.incoming));
      log.request(levelOf(served.route), served, { requestId, client, ...outcomeFields(c) });
    };
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

function routeOf(c: Context<AppContext>): string {
  return c.get("route") ?? routePath(c);
}

/** Somebody asks every few seconds whether we are well: that is news to nobody. */
function levelOf(route: string): "debug" | "info" {
  return route.startsWith("/health/") ? "debug" : "info";
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
