import type { RateLimitRule } from "#adapters/rate-limits/rate-limits.ts";
import {
  emailWindowsForEverybody,
  emailWindowsPerNetwork,
} from "#adapters/rate-limits/email-windows.ts";
import { keyedHash } from "#adapters/secret/keyed-hash.ts";

const minute = 60;
const quarterHour = 15 * minute;
const hour = 60 * minute;
const day = 24 * hour;

const emailWindowsPerUser = [
  { limit: 10, windowSeconds: quarterHour },
  { limit: 20, windowSeconds: hour },
  { limit: 40, windowSeconds: day },
];

/** A box gets so much, whoever asks. */
const emailWindowsPerMailbox = [
  { limit: 3, windowSeconds: quarterHour },
  { limit: 8, windowSeconds: hour },
  { limit: 20, windowSeconds: day },
];

/** Less from one network, so that it cannot use up what the mailbox's owner needs in another. */
const emailWindowsPerMailboxAndNetwork = [
  { limit: 5, windowSeconds: hour },
  { limit: 8, windowSeconds: day },
];

const attemptWindowsPerNetwork = [
  { limit: 120, windowSeconds: minute },
  { limit: 300, windowSeconds: hour },
  { limit: 1_000, windowSeconds: day },
];

const attemptWindowsPerUser = [
  { limit: 60, windowSeconds: minute },
  { limit: 100, windowSeconds: hour },
];

export type AccountRateLimits = ReturnType<typeof createAccountRateLimits>;

/** How often codes may be sent and tried. The records hold networks, boxes and people as keyed hashes alone. */
export function createAccountRateLimits(hashKey: string) {
  const hash = (text: string) => keyedHash(hashKey, text);
  return {
    /** Messages that a network asks for. */
    emailsFromNetwork: (network: string): readonly RateLimitRule[] => [
      { key: `code mails from ${hash(network)}`, windows: emailWindowsPerNetwork },
      { key: "code mails", windows: emailWindowsForEverybody },
    ],
    /** Messages to prove a new address, by the member who asks for them. */
    emailsByUser: (userId: string): readonly RateLimitRule[] => [
      { key: `code mails of ${hash(userId)}`, windows: emailWindowsPerUser },
    ],
    /** Messages to one address. */
    emailsToAddress: (email: string, network: string): readonly RateLimitRule[] => [
      { key: `code mails to ${hash(email)}`, windows: emailWindowsPerMailbox },
      {
        key: `code mails to ${hash(email)} from ${hash(network)}`,
        windows: emailWindowsPerMailboxAndNetwork,
      },
    ],
    /** Codes and links that a network tries. */
    attemptsFromNetwork: (network: string): readonly RateLimitRule[] => [
      { key: `code tries from ${hash(network)}`, windows: attemptWindowsPerNetwork },
    ],
    /** Codes and links that a member tries for a new address. */
    attemptsByUser: (userId: string): readonly RateLimitRule[] => [
      { key: `code tries of ${hash(userId)}`, windows: attemptWindowsPerUser },
    ],
  };
}
