import type { Database } from "#adapters/database/database.ts";
import type { ToolId } from "#core/tools/catalogue.ts";
import { migrateLegacyAnswers } from "#core/tools/legacy/legacy-answers.ts";
import { and, desc, eq, sql } from "drizzle-orm";
import type { DraftChangeResponse, StoredDraft } from "#features/tools/draft-contract.ts";
import type { DraftChange } from "#features/tools/draft-requests.ts";
import { draft } from "#features/tools/table.server.ts";

type Row = typeof draft.$inferSelect;

/** The draft that a member stores of a tool, or null. */
export async function findDraft(
  db: Database,
  userId: string,
  toolId: ToolId,
): Promise<StoredDraft | null> {
  const [row] = await db.select().from(draft).where(ownedBy(userId, toolId));
  return row ? toStoredDraft(row) : null;
}

/** Every draft that a member stores with the account, newest first. */
export function listDrafts(
  db: Database,
  userId: string,
): Promise<{ toolId: string; answers: Record<string, string> }[]> {
  return db
    .select({ toolId: draft.toolId, answers: draft.answers })
    .from(draft)
    .where(eq(draft.userId, userId))
    .orderBy(desc(draft.updatedAt));
}

/** Stores the change when nobody changed the draft since; returns what is stored now. */
export async function saveDraft(
  db: Database,
  userId: string,
  toolId: ToolId,
  { answers, tone, basedOn }: DraftChange,
): Promise<DraftChangeResponse> {
  const [row] =
    basedOn === null
      ? await db
          .insert(draft)
          .values({ userId, toolId, answers, tone, version: 1 })
          .onConflictDoNothing()
          .returning()
      : await db
          .update(draft)
          .set({ answers, tone, version: basedOn + 1, updatedAt: sql`now()` })
          .where(and(ownedBy(userId, toolId), eq(draft.version, basedOn)))
          .returning();
  if (row) return { kept: true, draft: toStoredDraft(row) };
  return { kept: false, draft: await findDraft(db, userId, toolId) };
}

export async function deleteDraft(db: Database, userId: string, toolId: ToolId): Promise<void> {
  await db.delete(draft).where(ownedBy(userId, toolId));
}

function ownedBy(userId: string, toolId: ToolId) {
  return and(eq(draft.userId, userId), eq(draft.toolId, toolId));
}

/** As the tool asks today, whenever it was written. */
function toStoredDraft({ toolId, answers, tone, version, updatedAt }: Row): StoredDraft {
  return {
    answers: { ...migrateLegacyAnswers(toolId, answers) },
    tone,
    version,
    updatedAt: updatedAt.toISOString(),
  };
}
