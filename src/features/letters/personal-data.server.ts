import type { PersonalData } from "#adapters/database/personal-data.ts";
import { eq } from "drizzle-orm";
import { forgetReader } from "./forget-reader.server.ts";
import { letterConsent } from "./table.server.ts";

/** Since when a member wants letters. Those on their way are not sent once the account is gone. */
export const lettersData: PersonalData = {
  name: "letters",
  async read(db, { id }) {
    const [consent] = await db
      .select({ agreedAt: letterConsent.agreedAt })
      .from(letterConsent)
      .where(eq(letterConsent.userId, id));
    return { agreedAt: consent?.agreedAt ?? null };
  },
  async erase(tx, { id, email }) {
    await tx.delete(letterConsent).where(eq(letterConsent.userId, id));
    await forgetReader(tx, { email, isLeaving: false });
  },
};
