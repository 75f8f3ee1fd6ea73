import { isLoopbackHost } from "#adapters/site/env.ts";
import type { ClientAddressReader } from "#http/limits/client-address.ts";
import type { AppContext } from "#http/app-context.ts";
import type { Context } from "hono";

/**
 * True when this machine itself asks, under one of its own names: another site's name that was made to lead here is
 * refused, and so is whoever comes through a trusted proxy from elsewhere.
 */
export function isFromThisMachine(
  c: Context<AppContext>,
  readAddress: ClientAddressReader,
): boolean {
  const incoming = c.env?.incoming;
  if (!incoming || !isOwnAddress(incoming.socket.remoteAddress)) return false;
  if (!isLoopbackHost((c.req.header("host") ?? "").replace(/:\d+$/, ""))) return false;
  return isOwnAddress(readAddress(incoming));
}

function isOwnAddress(address = ""): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  return isLoopbackHost(plain.includes(":") ? `[${plain}]` : plain);
}
