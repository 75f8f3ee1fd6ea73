import type { Database } from "#adapters/database/database.ts";
import type { Post } from "#adapters/mail/mail.ts";
import { keyedHash, keyFor } from "#adapters/secret/keyed-hash.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import { takeKeptOrRefuse } from "#http/rate-limit.ts";
import { viewerOf } from "#http/viewer.ts";
import type { Context } from "hono";
import type { NewContactMessage } from "./contract.ts";
import { supportMail } from "./mails.server.ts";
import { createStamp } from "./stamp.server.ts";

export type ContactParts = {
  readonly db: Database;
  readonly post: Post;
  readonly secret: string;
  readonly brand: string;
  readonly baseUrl: string;
  readonly supportEmail: string;
};

const leastMs = 2_000;
const mostMs = 24 * 60 * 60 * 1000;

const fromOneNetwork = [
  { limit: 5, windowSeconds: 600 },
  { limit: 40, windowSeconds: 86_400 },
];
const ofOneSender = [{ limit: 5, windowSeconds: 600 }];
const fromEverybody = [
  { limit: 300, windowSeconds: 3_600 },
  { limit: 2_000, windowSeconds: 86_400 },
];

const tooQuick = "That was quick. Read it once more, then press Send again. Your message is kept.";
const tooOld = "This page was open for long. Press Send again. Your message is kept.";

export type Contact = ReturnType<typeof createContact>;

/** Messages to us. The page and the interface send through the same guard. */
export function createContact({ db, post, secret, brand, baseUrl, supportEmail }: ContactParts) {
  const stamps = createStamp(keyFor(secret, "contact form"));
  const hashKey = keyFor(secret, "limits");

  function requireTime(stamp: string) {
    const age = stamps.ageOf(stamp);
    if (age === null || age > mostMs) throw new AppError("form_expired", tooOld);
    if (age < leastMs) throw new AppError("too_quick", tooQuick, (leastMs - age) / 1000);
  }

  /** Sends her message on. Whoever fills the hidden field hears the same and is not sent on. Throws AppError. */
  async function send(c: Context<AppContext>, message: NewContactMessage): Promise<void> {
    requireTime(message.stamp);
    const isTrapped = message.website !== "";
    await takeKeptOrRefuse(db, [
      { key: `contact from ${keyedHash(hashKey, c.get("address"))}`, windows: fromOneNetwork },
      { key: `contact of ${keyedHash(hashKey, message.email)}`, windows: ofOneSender },
      ...(isTrapped ? [] : [{ key: "contact", windows: fromEverybody }]),
    ]);
    if (isTrapped) return;
    const viewer = viewerOf(c);
    const letter = supportMail({ brand, baseUrl, message, viewer });
    await post.queue(db, { to: supportEmail, replyTo: message.email, ...letter });
  }

  return { send, stamp: () => stamps.give() };
}
