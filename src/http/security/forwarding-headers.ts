import type { AppContext } from "#http/app-context.ts";
import type { Context } from "hono";

/** In these a proxy names the client that it speaks for. */
const clientHeaders = ["x-forwarded-for", "forwarded", "x-real-ip"];

/** What else proxies add to a request that they pass on. */
const otherForwardingHeader =
  /^(?:via|x-(?:forwarded|original)-.+|(?:x|x-cluster|true|fastly)-client-ip|cf-.+)$/;

/** The header in which a proxy names its client; undefined where none does. */
export function findClientHeader(c: Context<AppContext>): string | undefined {
  return clientHeaders.find((name) => c.req.header(name));
}

/** Did a proxy, known or not, pass this request on? */
export function isForwarded(c: Context<AppContext>): boolean {
  return Object.keys(c.req.header())
    .map((name) => name.toLowerCase())
    .some((name) => clientHeaders.includes(name) || otherForwardingHeader.test(name));
}
