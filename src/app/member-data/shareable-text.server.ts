import type { Database } from "#adapters/database/database.ts";
import { formatPlainText } from "#core/result/plain-text.ts";
import { parseResult } from "#core/result/result-text.ts";
import { isToolId, toolOf } from "#core/tools/catalogue.ts";
import type { ReadShareableText } from "#features/coaching-sessions/shared-texts/routes.server.ts";
import { findSavedResult, listLatestIds } from "#features/library/library-store.server.ts";
import { maxOpenForFree } from "#features/library/saved-text.ts";

/** What a member may show the strategist of a saved result: the version that was being read, and nothing it came from. */
export function createShareableTextReader(db: Database): ReadShareableText {
  return async ({ id: userId, isPro }, savedId) => {
    const row = await findSavedResult(db, userId, savedId);
    if (!row) return null;
    const isOpen = isPro || (await listLatestIds(db, userId, maxOpenForFree)).includes(savedId);
    if (!isOpen) return null;
    const version = row.versions[Math.min(row.shown, row.versions.length - 1)];
    const text = formatPlainText(parseResult(version?.result ?? ""));
    const title = isToolId(row.toolId) ? toolOf(row.toolId).title : "Saved language";
    return { revision: row.revision, title, text };
  };
}
