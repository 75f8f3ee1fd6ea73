import type { Database } from "#adapters/database/database.ts";
import { newId } from "#adapters/database/new-id.ts";
import { user } from "#adapters/identity/table.server.ts";
import { agreeToLetters, endConsentOf } from "#features/letters/consent.server.ts";
import { forgetReader, rememberReader } from "#features/letters/forget-reader.server.ts";
import { letterConsent } from "#features/letters/table.server.ts";
import type { UnsubscribeTokens } from "#features/letters/unsubscribe-token.server.ts";
import { waitlistEntry } from "#features/waitlist/table.server.ts";
import { eq } from "drizzle-orm";

export type LeaveLettersDeps = { readonly db: Database; readonly tokens: UnsubscribeTokens };

export type LeaveLetters = ReturnType<typeof createLeaveLetters>;

/** The way off all letters and back. It holds for the address, on the waitlist and in an account. */
export function createLeaveLetters({ db, tokens }: LeaveLettersDeps) {
  /** Whose token it is, and whether letters come to that address; null when it is none of ours. Changes nothing. */
  async function findByToken(token: string) {
    const reader = tokens.read(token);
    if (!reader) return null;
    const isOn = (await isOnWaitlist(db, reader.email)) || (await isAgreed(db, reader.email));
    return { email: reader.email, isOn };
  }

  /** No letter comes to the address of this token any more; null when it is none of ours. */
  async function leave(token: string) {
    const reader = tokens.read(token);
    if (!reader) return null;
    const { email, copyId } = reader;
    await db.transaction(async (tx) => {
      await tx.delete(waitlistEntry).where(eq(waitlistEntry.email, email));
      await endConsentOf(tx, email);
      await forgetReader(tx, { email, copyId, isLeaving: true });
    });
    return { email, isOn: false };
  }

  /** Letters come again: by the account where there is one, else by the waitlist. Null when the token is none of ours. */
  async function comeBack(token: string) {
    const reader = tokens.read(token);
    if (!reader) return null;
    const { email, copyId } = reader;
    await db.transaction(async (tx) => {
      const [member] = await tx.select({ id: user.id }).from(user).where(eq(user.email, email));
      if (member) await agreeToLetters(tx, member.id);
      else await tx.insert(waitlistEntry).values({ id: newId(), email }).onConflictDoNothing();
      await rememberReader(tx, copyId);
    });
    return { email, isOn: true };
  }

  /** A member no longer agrees; what the same address asked for on the waitlist stays. */
  async function endConsent(email: string): Promise<void> {
    await db.transaction(async (tx) => {
      await endConsentOf(tx, email);
      if (!(await isOnWaitlist(tx, email))) await forgetReader(tx, { email, isLeaving: true });
    });
  }

  return { findByToken, leave, comeBack, endConsent };
}

async function isOnWaitlist(db: Database, email: string): Promise<boolean> {
  return (await db.$count(waitlistEntry, eq(waitlistEntry.email, email))) > 0;
}

async function isAgreed(db: Database, email: string): Promise<boolean> {
  const found = await db
    .select({ id: user.id })
    .from(user)
    .innerJoin(letterConsent, eq(letterConsent.userId, user.id))
    .where(eq(user.email, email));
  return found.length > 0;
}
