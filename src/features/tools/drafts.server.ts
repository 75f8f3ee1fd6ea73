import type { Database } from "#adapters/database/database.ts";
import type { ToolId } from "#core/tools/catalogue.ts";
import { fromFormer } from "#core/tools/former-ids.ts";
import { and, desc, eq, sql } from "drizzle-orm";
import type { DraftChange, DraftKept, KeptDraft } from "./draft-contract.ts";
import { draft } from "./table.server.ts";

type Row = typeof draft.$inferSelect;

/** The draft that she keeps of a tool, or null. */
export async function readDraft(
  db: Database,
  userId: string,
  toolId: ToolId,
): Promise<KeptDraft | null> {
  const [row] = await db.select().from(draft).where(hers(userId, toolId));
  return row ? keptDraft(row) : null;
}

/** Every draft that she keeps with her account, newest first. */
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

/** Keeps the change when nobody changed the draft since; the answer tells what is kept now. */
export async function writeDraft(
  db: Database,
  userId: string,
  toolId: ToolId,
  { answers, tone, basedOn }: DraftChange,
): Promise<DraftKept> {
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
          .where(and(hers(userId, toolId), eq(draft.version, basedOn)))
          .returning();
  if (row) return { kept: true, draft: keptDraft(row) };
  return { kept: false, draft: await readDraft(db, userId, toolId) };
}

export async function removeDraft(db: Database, userId: string, toolId: ToolId): Promise<void> {
  await db.delete(draft).where(hers(userId, toolId));
}

function hers(userId: string, toolId: ToolId) {
  return and(eq(draft.userId, userId), eq(draft.toolId, toolId));
}

/** As the tool asks today, whenever she wrote it. */
function keptDraft({ toolId, answers, tone, version, updatedAt }: Row): KeptDraft {
  return {
    answers: { ...fromFormer(toolId, answers) },
    tone,
    version,
    updatedAt: updatedAt.toISOString(),
  };
}
