import type { PersonalData } from "#adapters/database/personal-data.ts";
import { and, asc, eq } from "drizzle-orm";
import { ownerAct, owner } from "./table.server.ts";

/** Whether a member was given the desk and what was done there; what was done to the member no longer says to whom. */
export const ownerData: PersonalData = {
  name: "desk",
  async read(db, { id }) {
    const given = await db.select({ at: owner.createdAt }).from(owner).where(eq(owner.userId, id));
    const acts = await db
      .select({ at: ownerAct.at, act: ownerAct.act })
      .from(ownerAct)
      .where(eq(ownerAct.actorId, id))
      .orderBy(asc(ownerAct.id));
    return { ownerSince: given[0]?.at ?? null, acts };
  },
  async erase(tx, { id }) {
    const isAboutMember = and(eq(ownerAct.subjectKind, "member"), eq(ownerAct.subjectId, id));
    await tx.update(ownerAct).set({ subjectId: null }).where(isAboutMember);
    await tx.update(ownerAct).set({ actorId: null }).where(eq(ownerAct.actorId, id));
    await tx.delete(owner).where(eq(owner.userId, id));
  },
};
