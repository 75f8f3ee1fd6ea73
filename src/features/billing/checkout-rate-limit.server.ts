import type { Database } from "#adapters/database/database.ts";
import { keyedHash } from "#adapters/secret/keyed-hash.ts";
import { enforceStoredLimits } from "#http/limits/rate-limit.ts";

const windows = [{ limit: 60, windowSeconds: 60 }];

/** Takes one of a network's checkouts; throws AppError 429 with when the next one is there. */
export type CheckoutRateLimit = (network: string) => Promise<void>;

/** Each checkout is a call to the payment provider in our name, so all processes count as one. `hashKey` hides networks. */
export function createCheckoutRateLimit(db: Database, hashKey: string): CheckoutRateLimit {
  return (network) =>
    enforceStoredLimits(db, [{ key: `checkouts from ${keyedHash(hashKey, network)}`, windows }]);
}
