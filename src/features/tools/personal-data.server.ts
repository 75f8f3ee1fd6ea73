import type { PersonalData } from "#adapters/database/personal-data.ts";
import { resetRateLimit } from "#adapters/rate-limits/rate-limits.ts";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { isToolId } from "#core/tools/catalogue.ts";
import { migrateLegacyAnswers } from "#core/tools/legacy/legacy-answers.ts";
import { generationRateLimitKey } from "#features/tools/limits/generation-rate-limit.server.ts";
import { memberKey } from "#features/tools/limits/caller.server.ts";
import { aiSlot, aiUse, draft } from "./table.server.ts";

const ExportedDrafts = z.array(
  z.object({
    tool: z.string(),
    answers: z.record(z.string().max(60), z.string().max(100_000)),
    tone: z.string().max(60),
    updatedAt: z.coerce.date(),
  }),
);

/** The drafts that a member stores with the account, and the count of texts an AI wrote for the member today. */
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
  async importData(tx, { id: userId }, data) {
    const drafts = ExportedDrafts.parse(data).filter(({ tool }) => isToolId(tool));
    let added = 0;
    for (const { tool: toolId, answers: exported, tone, updatedAt } of drafts) {
      const answers = { ...migrateLegacyAnswers(toolId, exported) };
      const row = { userId, toolId, answers, tone, updatedAt, version: 1 };
      const rows = await tx.insert(draft).values(row).onConflictDoNothing().returning();
      added += rows.length;
    }
    return { added, known: drafts.length - added };
  },
  async erase(tx, { id }) {
    await tx.delete(draft).where(eq(draft.userId, id));
    const key = memberKey(id);
    await tx.delete(aiUse).where(eq(aiUse.key, key));
    await tx.delete(aiSlot).where(eq(aiSlot.key, key));
    await resetRateLimit(tx, generationRateLimitKey(key));
  },
};
