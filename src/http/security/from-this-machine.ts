import { isLoopbackHost } from "#adapters/site/env.ts";
import type { AppContext } from "#http/app-context.ts";
import type { Context } from "hono";

/** What proxies add to a request that they pass on. */
const forwardingHeader =
  /^(?:forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-.+|fastly-client-ip|x-original-.+)$/;

/**
 * True when this machine itself asks, under one of its own names: another site's name that was made to lead here is
 * refused, and so is whatever a proxy passes on, trusted or not, since who stands behind it cannot be known.
 */
export function isFromThisMachine(c: Context<AppContext>): boolean {
  const incoming = c.env?.incoming;
  if (!incoming || !isOwnAddress(incoming.socket.remoteAddress)) return false;
  if (!isLoopbackHost((c.req.header("host") ?? "").replace(/:\d+$/, ""))) return false;
  return !Object.keys(c.req.header()).some((name) => forwardingHeader.test(name.toLowerCase()));
}

function isOwnAddress(address = ""): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  return isLoopbackHost(plain.includes(":") ? `[${plain}]` : plain);
}
