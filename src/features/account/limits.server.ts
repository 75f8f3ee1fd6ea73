import type { Budget } from "#adapters/limits/limits.ts";
import { mailsFromEverybody, mailsFromOneNetwork } from "#adapters/limits/mail-windows.ts";
import { keyedHash } from "#adapters/secret/keyed-hash.ts";

const minute = 60;
const quarter = 15 * minute;
const hour = 60 * minute;
const day = 24 * hour;

const mailsOfOnePerson = [
  { limit: 10, windowSeconds: quarter },
  { limit: 20, windowSeconds: hour },
  { limit: 40, windowSeconds: day },
];

/** A box gets so much, whoever asks. */
const mailsToOneBox = [
  { limit: 3, windowSeconds: quarter },
  { limit: 8, windowSeconds: hour },
  { limit: 20, windowSeconds: day },
];

/** Less from one network, so that it cannot use up what she needs in another. */
const mailsToOneBoxFromOneNetwork = [
  { limit: 5, windowSeconds: hour },
  { limit: 8, windowSeconds: day },
];

const triesFromOneNetwork = [
  { limit: 120, windowSeconds: minute },
  { limit: 300, windowSeconds: hour },
  { limit: 1_000, windowSeconds: day },
];

const triesOfOnePerson = [
  { limit: 60, windowSeconds: minute },
  { limit: 100, windowSeconds: hour },
];

export type AccountLimits = ReturnType<typeof createAccountLimits>;

/** How often codes may be sent and tried. The records hold networks, boxes and people as keyed hashes alone. */
export function createAccountLimits(hashKey: string) {
  const hash = (text: string) => keyedHash(hashKey, text);
  return {
    /** Messages that a network asks for. */
    mails: (network: string): readonly Budget[] => [
      { key: `code mails from ${hash(network)}`, windows: mailsFromOneNetwork },
      { key: "code mails", windows: mailsFromEverybody },
    ],
    /** Messages to prove a new address, by the member who asks for them. */
    mailsOf: (userId: string): readonly Budget[] => [
      { key: `code mails of ${hash(userId)}`, windows: mailsOfOnePerson },
    ],
    /** Messages to one address. */
    mailsTo: (email: string, network: string): readonly Budget[] => [
      { key: `code mails to ${hash(email)}`, windows: mailsToOneBox },
      {
        key: `code mails to ${hash(email)} from ${hash(network)}`,
        windows: mailsToOneBoxFromOneNetwork,
      },
    ],
    /** Codes and links that a network tries. */
    tries: (network: string): readonly Budget[] => [
      { key: `code tries from ${hash(network)}`, windows: triesFromOneNetwork },
    ],
    /** Codes and links that a member tries for her new address. */
    triesOf: (userId: string): readonly Budget[] => [
      { key: `code tries of ${hash(userId)}`, windows: triesOfOnePerson },
    ],
  };
}
