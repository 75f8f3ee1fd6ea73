import type { Database } from "#adapters/database/database.ts";
import { user } from "#adapters/identity/table.server.ts";
import { eq, inArray } from "drizzle-orm";
import { letterConsent } from "./table.server.ts";

/** Whether a member agreed to letters. Nobody did who did not say so. */
export async function hasAgreedToLetters(db: Database, userId: string): Promise<boolean> {
  return (await db.$count(letterConsent, eq(letterConsent.userId, userId))) > 0;
}

/** From now on letters come; agreed to again, the first time stays. */
export async function agreeToLetters(tx: Database, userId: string): Promise<void> {
  await tx.insert(letterConsent).values({ userId }).onConflictDoNothing();
}

/** Ends what the member of this address agreed to, where there is one. */
export async function endConsentOf(tx: Database, email: string): Promise<void> {
  const member = tx.select({ id: user.id }).from(user).where(eq(user.email, email));
  await tx.delete(letterConsent).where(inArray(letterConsent.userId, member));
}
