import type { Database } from "#adapters/database/database.ts";
import { type FieldWords, fillValues } from "#core/kits/fill-values.ts";
import type { KitId } from "#core/kits/kits.ts";
import { fromFormer } from "#core/tools/former-ids.ts";
import { listSaved } from "#features/library/library.server.ts";
import { listDrafts } from "#features/tools/drafts.server.ts";
import { readRecord } from "./record.server.ts";

/** What a member recorded, saved and told the tools, for the fields of a kit. */
export async function ownWordsFor(
  db: Database,
  userId: string,
  kit: KitId,
): Promise<readonly FieldWords[]> {
  const record = await readRecord(db, userId);
  const drafts = await listDrafts(db, userId);
  const saved = await listSaved(db, userId, "");
  const told = [...drafts, ...saved].map(({ toolId, answers }) => ({
    tool: toolId,
    answers: fromFormer(toolId, answers),
  }));
  const prep = saved.find(({ toolId }) => toolId === "strategyPrep");
  return fillValues(kit, { record, told, prep: prep?.versions[prep.shown]?.result ?? "" });
}
