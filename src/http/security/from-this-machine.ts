import { isLoopbackHost } from "#adapters/site/env.ts";
import type { AppContext } from "#http/app-context.ts";
import { toPlainAddress } from "#http/limits/client-address.ts";
import type { Context } from "hono";
import { isForwarded } from "./forwarding-headers.ts";

/**
 * True when this machine itself asks, under one of its own names: another site's name that was made to lead here is
 * refused, and so is whatever a proxy passes on, trusted or not, since who stands behind it cannot be known.
 */
export function isFromThisMachine(c: Context<AppContext>): boolean {
  const incoming = c.env?.incoming;
  if (!incoming || !isOwnAddress(incoming.socket.remoteAddress)) return false;
  if (!isLoopbackHost((c.req.header("host") ?? "").replace(/:\d+$/, ""))) return false;
  return !isForwarded(c);
}

function isOwnAddress(address = ""): boolean {
  const plain = toPlainAddress(address);
  return isLoopbackHost(plain.includes(":") ? `[${plain}]` : plain);
}
