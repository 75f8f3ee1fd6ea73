import { deriveKeys, type KeyRing, signText } from "#adapters/secret/key-ring.ts";
import { toRateLimitKey } from "#http/limits/client-address.ts";

/** Stands in a log for a client's network; undefined for calls made inside the process. */
export type ClientHash = (address: string) => string | undefined;

const maxRemembered = 1_000;
const hashLength = 12;

/**
 * Tells lines of one network from those of another, and says nothing of the address to whoever has not got the secret.
 * IPv6 clients count by their /64, as for limits.
 */
export function createClientHash(secrets: KeyRing): ClientHash {
  const keys = deriveKeys(secrets, "client address in the log");
  const remembered = new Map<string, string>();
  return (address) => {
    if (address === "unknown") return undefined;
    const known = remembered.get(address);
    if (known !== undefined) return known;
    const hash = signText(keys, toRateLimitKey(address)).slice(0, hashLength);
    if (remembered.size >= maxRemembered) remembered.clear();
    remembered.set(address, hash);
    return hash;
  };
}
