import type { PersonalData } from "#adapters/database/personal-data.ts";
import { and, asc, eq } from "drizzle-orm";
import { deskAct, owner } from "./table.server.ts";

/** Whether a member was given the desk and what was done there; what was done to the member no longer says to whom. */
export const deskData: PersonalData = {
  name: "desk",
  async read(db, { id }) {
    const given = await db.select({ at: owner.createdAt }).from(owner).where(eq(owner.userId, id));
    const acts = await db
      .select({ at: deskAct.at, act: deskAct.act })
      .from(deskAct)
      .where(eq(deskAct.actorId, id))
      .orderBy(asc(deskAct.id));
    return { ownerSince: given[0]?.at ?? null, acts };
  },
  async erase(tx, { id }) {
    const isAboutMember = and(eq(deskAct.subjectKind, "member"), eq(deskAct.subjectId, id));
    await tx.update(deskAct).set({ subjectId: null }).where(isAboutMember);
    await tx.update(deskAct).set({ actorId: null }).where(eq(deskAct.actorId, id));
    await tx.delete(owner).where(eq(owner.userId, id));
  },
};
