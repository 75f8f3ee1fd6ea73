import type { Database } from "#adapters/database/database.ts";
import { type KitFieldValue, kitFieldValues } from "#core/kits/kit-field-values.ts";
import type { KitId } from "#core/kits/kits.ts";
import { migrateLegacyAnswers } from "#core/tools/legacy/legacy-answers.ts";
import { listSavedResults } from "#features/library/library-store.server.ts";
import { listDrafts } from "#features/tools/drafts/draft-store.server.ts";
import { readRecord } from "./record.server.ts";

/** What a member recorded, saved and answered in the tools, for the fields of a kit. */
export async function getKitFieldValues(
  db: Database,
  userId: string,
  kit: KitId,
): Promise<readonly KitFieldValue[]> {
  const record = await readRecord(db, userId);
  const drafts = await listDrafts(db, userId);
  const saved = await listSavedResults(db, userId, "");
  const toolAnswers = [...drafts, ...saved].map(({ toolId, answers }) => ({
    tool: toolId,
    answers: migrateLegacyAnswers(toolId, answers),
  }));
  const prep = saved.find(({ toolId }) => toolId === "strategyPrep");
  return kitFieldValues(kit, {
    record,
    toolAnswers,
    strategyPrep: prep?.versions[prep.shown]?.result ?? "",
  });
}
