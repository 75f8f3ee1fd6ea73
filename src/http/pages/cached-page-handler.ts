import type { IncomingMessage, ServerResponse } from "node:http";
import { negotiateEncoding } from "#http/content/content-encoding.ts";
import { isUnchanged } from "#http/content/etag.ts";
import type { ClientAddressReader } from "#http/limits/client-address.ts";
import type { ClientHash } from "#http/logging/client-hash.ts";
import type { Log } from "#http/logging/log.ts";
import { readRequestId, requestIdHeader } from "#http/logging/request-id.ts";
import { createLoopbackRedirectCheck } from "#http/security/loopback-redirect.ts";
import type { PageCache } from "./page-cache.ts";
import { readPageRequestHeaders } from "./page-request-headers.ts";
import { hasSessionCookie } from "#http/viewer.ts";

/** Hears of the address of a page that was read, and of what the reader’s program calls itself. */
export type OnRead = (path: string, userAgent: string | undefined) => void;

export type CachedPageDeps = {
  readonly cache: PageCache;
  readonly baseUrl: string;
  readonly log: Log;
  readonly readAddress: ClientAddressReader;
  readonly hashClient: ClientHash;
  /** Told of each page that was sent or confirmed, by its address. */
  readonly onRead?: OnRead;
};

/**
 * Answers a visitor's cached page straight from memory, before any routing; false when it is not one. Such an answer bears
 * the request's id where a proxy gave one: making one costs more than the answer.
 */
export function createCachedPageHandler(deps: CachedPageDeps) {
  const { cache, baseUrl, log } = deps;
  const needsRedirect = createLoopbackRedirectCheck(baseUrl);

  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const { method, url } = incoming;
    if (url === undefined || (method !== "GET" && method !== "HEAD")) return false;
    const page = cache.get(url);
    const headers = page && readPageRequestHeaders(incoming.rawHeaders);
    if (!headers || hasSessionCookie(headers.cookie) || needsRedirect((name) => headers[name]))
      return false;
    const requestId = readRequestId(headers["x-request-id"]);
    if (requestId !== undefined) outgoing.setHeader(requestIdHeader, requestId);
    if (isUnchanged(headers["if-none-match"], page.etag)) {
      outgoing.writeHead(304, page.headers.unchanged).end();
    } else {
      const encoding = negotiateEncoding(headers["accept-encoding"]);
      outgoing.writeHead(page.status, page.headers[encoding]);
      outgoing.end(method === "HEAD" ? undefined : page.body[encoding]);
    }
    const client = deps.hashClient(deps.readAddress(incoming));
    if (method === "GET") deps.onRead?.(url, headers["user-agent"]);
    log.cachedRequest(method, page.route, outgoing.statusCode, { requestId, client });
    return true;
  };
}
