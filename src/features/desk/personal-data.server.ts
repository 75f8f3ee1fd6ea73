import type { PersonalData } from "#adapters/database/personal-data.ts";
import { eq } from "drizzle-orm";
import { owner } from "./table.server.ts";

/** Whether the operator gave this member the desk. */
export const deskData: PersonalData = {
  name: "desk",
  async read(db, { id }) {
    return db.select({ ownerSince: owner.createdAt }).from(owner).where(eq(owner.userId, id));
  },
  async erase(tx, { id }) {
    await tx.delete(owner).where(eq(owner.userId, id));
  },
};
