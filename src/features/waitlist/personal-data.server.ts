import type { PersonalData } from "#adapters/database/personal-data.ts";
import { eq } from "drizzle-orm";
import { waitlistEntry } from "./table.server.ts";

/** A person's entry on the waitlist, by the address. */
export const waitlistData: PersonalData = {
  name: "waitlist",
  read: (db, { email }) =>
    db
      .select({ email: waitlistEntry.email, consentedAt: waitlistEntry.consentedAt })
      .from(waitlistEntry)
      .where(eq(waitlistEntry.email, email)),
  async erase(tx, { email }) {
    await tx.delete(waitlistEntry).where(eq(waitlistEntry.email, email));
  },
};
