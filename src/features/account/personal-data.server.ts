import type { PersonalData } from "#adapters/database/personal-data.ts";
import { account, passkey, proGrant, session, user } from "#adapters/identity/table.server.ts";
import { eq } from "drizzle-orm";
import { pendingSignIn } from "./table.server.ts";

/** The account itself. Its eraser takes the person's row, and with it everything that belongs to it. */
export const accountData: PersonalData = {
  name: "account",
  async read(db, { id }) {
    const [person] = await db
      .select({ email: user.email, createdAt: user.createdAt })
      .from(user)
      .where(eq(user.id, id));
    const sessions = await db
      .select({ device: session.userAgent, createdAt: session.createdAt })
      .from(session)
      .where(eq(session.userId, id));
    const passkeys = await db
      .select({ name: passkey.name, createdAt: passkey.createdAt })
      .from(passkey)
      .where(eq(passkey.userId, id));
    const otherSignIns = await db
      .select({ provider: account.providerId, as: account.accountId, createdAt: account.createdAt })
      .from(account)
      .where(eq(account.userId, id));
    const proGrants = await db
      .select({ createdAt: proGrant.createdAt, until: proGrant.until, endedAt: proGrant.endedAt })
      .from(proGrant)
      .where(eq(proGrant.userId, id));
    return { ...person, sessions, passkeys, otherSignIns, proGrants };
  },
  async erase(tx, { id, email }) {
    await tx.delete(pendingSignIn).where(eq(pendingSignIn.email, email));
    await tx.delete(user).where(eq(user.id, id));
  },
};
