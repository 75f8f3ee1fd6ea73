import { createHmac } from "node:crypto";

/** The header that identifies clients for the identity library's limits; we write it ourselves. */
export const clientAddressHeader = "x-client-ip";

/**
 * The client's address as the library stores it: the same for the same client, in the form of an IPv6 network, and
 * without the key it leads back to nobody.
 */
export function pseudonymousAddress(key: string, address: string): string {
  const network = createHmac("sha256", key).update(address).digest("hex").slice(0, 16);
  return `${(network.match(/.{4}/g) ?? []).join(":")}::`;
}
