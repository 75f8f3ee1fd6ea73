import type { Database } from "#adapters/database/database.ts";
import { newId } from "#adapters/database/new-id.ts";
import { emailWindowsPerNetwork } from "#adapters/rate-limits/email-windows.ts";
import type { Mailer } from "#adapters/mail/mailer.ts";
import type { KeyRing } from "#adapters/secret/key-ring.ts";
import { keyedHash, deriveKey } from "#adapters/secret/keyed-hash.ts";
import { createEncryptor } from "#adapters/secret/encryptor.ts";
import { enforceStoredLimits } from "#http/limits/rate-limit.ts";
import { asc, desc, eq, gte } from "drizzle-orm";
import { renderWelcomeEmail } from "./welcome-email.server.ts";
import { waitlistEntry } from "./table.server.ts";

export type WaitlistDeps = {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly secrets: KeyRing;
  readonly brand: string;
  readonly baseUrl: string;
};

/** An address is welcomed once, so only a very long list of them is refused as a whole. */
const dailyEmailWindows = [{ limit: 20_000, windowSeconds: 86_400 }];

const maxShown = 100;

/** Thrown to undo the message to an address that is on the list. */
class AlreadyListed extends Error {}

export type WaitlistService = ReturnType<typeof createWaitlistService>;

/** The list of addresses that asked to hear from us. A token in each message leads off it; nothing is stored for that. */
export function createWaitlistService({ db, mailer, secrets, brand, baseUrl }: WaitlistDeps) {
  const encryptor = createEncryptor(secrets, "leaving the waitlist");
  const key = deriveKey(secrets[0], "waitlist messages");
  const limitKey = deriveKey(secrets[0], "limits");

  /** Counts one more join from a network; throws 429 with when to try again. */
  function checkRateLimit(network: string): Promise<void> {
    return enforceStoredLimits(db, [
      { key: `waitlist from ${keyedHash(limitKey, network)}`, windows: emailWindowsPerNetwork },
      { key: "waitlist", windows: dailyEmailWindows },
    ]);
  }

  /** Puts an address on the list and welcomes it once. The same work is done for one that is there. */
  async function join(email: string): Promise<void> {
    const id = newId();
    const link = `${baseUrl}/unsubscribe?token=${encryptor.encrypt(email)}`;
    const message = { to: email, ...renderWelcomeEmail({ brand, baseUrl, unsubscribeUrl: link }) };

    async function welcome(tx: Database, isNew: boolean) {
      await mailer.enqueue(tx, message, `waitlist ${keyedHash(key, email)}`);
      if (!isNew) throw new AlreadyListed();
    }

    await db.transaction(async (tx) => {
      const [entry] = await tx
        .insert(waitlistEntry)
        .values({ id, email })
        .onConflictDoUpdate({ target: waitlistEntry.email, set: { email } })
        .returning({ id: waitlistEntry.id });
      try {
        await tx.transaction((inner) => welcome(inner, entry?.id === id));
      } catch (error) {
        if (!(error instanceof AlreadyListed)) throw error;
      }
    });
  }

  /** Whose token it is, and whether that address is on the list; null when it is none of ours. Changes nothing. */
  async function findByToken(token: string) {
    const email = encryptor.decrypt(token);
    if (email === null) return null;
    const [entry] = await db
      .select({ id: waitlistEntry.id })
      .from(waitlistEntry)
      .where(eq(waitlistEntry.email, email));
    return { email, isOn: entry !== undefined };
  }

  /** Takes the address of this token off the list; null when it is none of ours. */
  async function leave(token: string) {
    const email = encryptor.decrypt(token);
    if (email === null) return null;
    await db.delete(waitlistEntry).where(eq(waitlistEntry.email, email));
    return { email, isOn: false };
  }

  return { checkRateLimit, join, findByToken, leave };
}

/** Who joined from this moment on, the newest first; a page shows no more than these. */
export function listWaitlistSince(db: Database, since: Date) {
  const { email, createdAt } = waitlistEntry;
  return db
    .select({ email, createdAt })
    .from(waitlistEntry)
    .where(gte(createdAt, since))
    .orderBy(desc(createdAt), desc(email))
    .limit(maxShown);
}

/** Everybody on the list, in the order of joining. */
export function listWaitlist(db: Database) {
  const { email, createdAt, consentedAt } = waitlistEntry;
  return db
    .select({ email, createdAt, consentedAt })
    .from(waitlistEntry)
    .orderBy(asc(createdAt), asc(email));
}
