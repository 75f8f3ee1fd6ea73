import { isIP } from "node:net";
import { z } from "zod";

/** Whom to believe about the client's address: so many proxies before us, or every proxy of these networks. */
export type ProxyTrust = { readonly hops: number } | { readonly networks: readonly ProxyNetwork[] };

export type ProxyNetwork = {
  readonly address: string;
  readonly prefix: number;
  readonly family: "ipv4" | "ipv6";
};

const namedNetworks: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

const rule =
  "Give the number of proxies before the server (0 to 20), or their networks, such as 10.0.0.0/8, fd00::/8 or loopback.";

/** A number of proxies, or networks set apart by commas; unset is nobody, as is 0. `true` and `false` are 1 and 0. */
export const trustProxySetting = z
  .string()
  .transform((text, context): ProxyTrust => {
    const trust = parseProxyTrust(text.trim());
    if (trust) return trust;
    context.addIssue({ code: "custom", message: rule });
    return z.NEVER;
  })
  .optional();

function parseProxyTrust(text: string): ProxyTrust | null {
  if (text === "true" || text === "false") return { hops: text === "true" ? 1 : 0 };
  if (/^\d{1,2}$/.test(text)) return Number(text) <= 20 ? { hops: Number(text) } : null;
  const parts = text.split(",").map((part) => part.trim());
  const networks = parts.flatMap((part) => namedNetworks[part] ?? [part]).map(parseNetwork);
  const known = networks.filter((network) => network !== null);
  return known.length === networks.length ? { networks: known } : null;
}

function parseNetwork(text: string): ProxyNetwork | null {
  const [address = "", bits, ...more] = text.split("/");
  const version = isIP(address);
  if (version === 0 || more.length > 0 || !/^\d{1,3}$/.test(bits ?? "0")) return null;
  const widest = version === 4 ? 32 : 128;
  const prefix = bits === undefined ? widest : Number(bits);
  return prefix > widest ? null : { address, prefix, family: version === 4 ? "ipv4" : "ipv6" };
}
