import type { IncomingMessage, ServerResponse } from "node:http";
import { encodingFor } from "./encoding.ts";
import { isUnchanged } from "./etag.ts";
import type { Log } from "./log.ts";
import { otherLoopbackName } from "./other-loopback-name.ts";
import type { PageCache } from "./page-cache.ts";
import { quickHeaders } from "./quick-headers.ts";
import { mayBeSignedIn } from "./viewer.ts";

export type FastPages = {
  readonly cache: PageCache;
  readonly baseUrl: string;
  readonly log: Log;
};

/** Answers a visitor's kept page straight from memory, before any routing; false when it is not one. */
export function fastPages({ cache, baseUrl, log }: FastPages) {
  const mustMove = otherLoopbackName(baseUrl);

  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const { method, url } = incoming;
    if (url === undefined || (method !== "GET" && method !== "HEAD")) return false;
    const page = cache.get(url);
    const headers = page && quickHeaders(incoming.rawHeaders);
    if (!headers || mayBeSignedIn(headers.cookie) || mustMove((name) => headers[name]))
      return false;
    if (isUnchanged(headers["if-none-match"], page.etag)) {
      outgoing.writeHead(304, page.headers.unchanged).end();
    } else {
      const encoding = encodingFor(headers["accept-encoding"]);
      outgoing.writeHead(page.status, page.headers[encoding]);
      outgoing.end(method === "HEAD" ? undefined : page.body[encoding]);
    }
    log.request(method, page.route, outgoing.statusCode);
    return true;
  };
}
