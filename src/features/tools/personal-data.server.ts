import type { PersonalData } from "#adapters/database/personal-data.ts";
import { eq } from "drizzle-orm";
import { memberKey } from "./person.server.ts";
import { aiSlot, aiUse, draft, writingMinute } from "./table.server.ts";

/** The drafts that she keeps with her account, and how many texts an AI wrote for her today. */
export const draftsData: PersonalData = {
  name: "drafts",
  async read(db, { id }) {
    return db
      .select({
        tool: draft.toolId,
        answers: draft.answers,
        tone: draft.tone,
        updatedAt: draft.updatedAt,
      })
      .from(draft)
      .where(eq(draft.userId, id))
      .orderBy(draft.toolId);
  },
  async erase(tx, { id }) {
    await tx.delete(draft).where(eq(draft.userId, id));
    const key = memberKey(id);
    await tx.delete(aiUse).where(eq(aiUse.key, key));
    await tx.delete(aiSlot).where(eq(aiSlot.key, key));
    await tx.delete(writingMinute).where(eq(writingMinute.key, key));
  },
};
