import type { Database } from "#adapters/database/database.ts";
import type { Mailer } from "#adapters/mail/mailer.ts";
import { deriveKeys, type KeyRing } from "#adapters/secret/key-ring.ts";
import { keyedHash, deriveKey } from "#adapters/secret/keyed-hash.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import { enforceStoredLimits } from "#http/limits/rate-limit.ts";
import { getViewer } from "#http/viewer.ts";
import type { Context } from "hono";
import type { NewContactMessage } from "./requests.ts";
import { renderContactEmail } from "./contact-email.server.ts";
import { createFormStamp } from "./form-stamp.server.ts";

export type ContactDeps = {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly secrets: KeyRing;
  readonly brand: string;
  readonly baseUrl: string;
  readonly supportEmail: string;
};

const minAgeMs = 2_000;
const maxAgeMs = 24 * 60 * 60 * 1000;

const windowsPerNetwork = [
  { limit: 5, windowSeconds: 600 },
  { limit: 40, windowSeconds: 86_400 },
];
const windowsPerSender = [{ limit: 5, windowSeconds: 600 }];
const windowsForEverybody = [
  { limit: 300, windowSeconds: 3_600 },
  { limit: 2_000, windowSeconds: 86_400 },
];

const tooQuickMessage =
  "That was quick. Read it once more, then press Send again. Your message is kept.";
const tooOldMessage =
  "This page has been open for a while. Your message is still here: press Send again.";

export type ContactService = ReturnType<typeof createContactService>;

/** Messages to us. The page and the interface send through the same guard. */
export function createContactService({
  db,
  mailer,
  secrets,
  brand,
  baseUrl,
  supportEmail,
}: ContactDeps) {
  const stamps = createFormStamp(deriveKeys(secrets, "contact form"));
  const hashKey = deriveKey(secrets[0], "limits");

  function requireFormAge(stamp: string) {
    const age = stamps.ageOf(stamp);
    if (age === null || age > maxAgeMs) throw new AppError("form_expired", tooOldMessage);
    if (age < minAgeMs) throw new AppError("too_quick", tooQuickMessage, (minAgeMs - age) / 1000);
  }

  /** Forwards a visitor's message, unless the hidden field is filled: the response is the same. Throws AppError. */
  async function send(c: Context<AppContext>, message: NewContactMessage): Promise<void> {
    requireFormAge(message.stamp);
    const isTrapped = message.website !== "";
    await enforceStoredLimits(db, [
      { key: `contact from ${keyedHash(hashKey, c.get("address"))}`, windows: windowsPerNetwork },
      { key: `contact of ${keyedHash(hashKey, message.email)}`, windows: windowsPerSender },
      ...(isTrapped ? [] : [{ key: "contact", windows: windowsForEverybody }]),
    ]);
    if (isTrapped) return;
    const viewer = getViewer(c);
    const email = renderContactEmail({ brand, baseUrl, message, viewer });
    await mailer.enqueue(db, { to: supportEmail, replyTo: message.email, ...email });
  }

  return { send, stamp: () => stamps.issue() };
}
