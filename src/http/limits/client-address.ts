import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

/** The client's address: the socket's, or the last entry of X-Forwarded-For when the proxy before us is trusted. */
export function getClientAddress(
  incoming: IncomingMessage | undefined,
  trustProxy: boolean,
): string {
  if (!incoming) return "unknown";
  const forwarded = trustProxy ? incoming.headers["x-forwarded-for"] : undefined;
  const last = [forwarded].flat().join(",").split(",").at(-1)?.trim();
  return toRateLimitKey(last || (incoming.socket.remoteAddress ?? "unknown"));
}

/** The address that limits count: IPv6 customers hold a whole /64, so its last half is left out. */
export function toRateLimitKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(plain)) return plain;
  const [head = "", tail] = plain.replace(/%.*$/, "").toLowerCase().split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: zeros }, () => "0"), ...right];
  const network = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${network.join(":")}::/64`;
}
