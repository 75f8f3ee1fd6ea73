import type { IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv6 } from "node:net";
import type { ProxyTrust } from "#adapters/site/trust-proxy.ts";

type Incoming = Pick<IncomingMessage, "headers"> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};

/** The client's address: the socket's, or what the proxies that are trusted say of it. "unknown" inside the process. */
export type ClientAddressReader = (incoming: Incoming | undefined) => string;

/** Nobody's word is taken where `trust` is undefined. */
export function createClientAddressReader(trust: ProxyTrust | undefined): ClientAddressReader {
  const isTrusted = createTrustCheck(trust);
  return (incoming) => {
    if (!incoming) return "unknown";
    const socketAddress = toPlainAddress(incoming.socket.remoteAddress ?? "unknown");
    // From us outward: each one that is trusted vouches for the address before it.
    const path = [socketAddress, ...forwardedAddresses(incoming).toReversed()];
    const client = path.find((address, hop) => !isTrusted(address, hop));
    return client ?? path.at(-1) ?? socketAddress;
  };
}

function createTrustCheck(trust: ProxyTrust | undefined) {
  if (trust === undefined) return () => false;
  if ("hops" in trust) return (_address: string, hop: number) => hop < trust.hops;
  const trusted = new BlockList();
  for (const { address, prefix, family } of trust.networks)
    trusted.addSubnet(address, prefix, family);
  return (address: string) =>
    isIP(address) > 0 && trusted.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

function forwardedAddresses({ headers }: Incoming): string[] {
  const given = [headers["x-forwarded-for"] ?? []].flat().join(",").split(",");
  return given.map((entry) => toPlainAddress(withoutPort(entry.trim()))).filter(Boolean);
}

function withoutPort(entry: string): string {
  return entry.replace(/^(\d+(?:\.\d+){3}):\d+$/, "$1").replace(/^\[(.+)\](?::\d+)?$/, "$1");
}

/** An IPv4 address by its own form, also where the socket speaks IPv6. */
export function toPlainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}

/** The address that limits count: IPv6 customers hold a whole /64, so its last half is left out. */
export function toRateLimitKey(address: string): string {
  const plain = toPlainAddress(address);
  if (!isIPv6(plain)) return plain;
  const [head = "", tail] = plain.replace(/%.*$/, "").toLowerCase().split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: zeros }, () => "0"), ...right];
  const network = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${network.join(":")}::/64`;
}
