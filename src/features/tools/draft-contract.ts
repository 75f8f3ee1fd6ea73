import * as s from "#core/schema.ts";

/** A draft stored with an account; `version` goes up with each change. */
export const StoredDraft = s.object({
  answers: s.record(s.string),
  tone: s.string,
  version: s.number,
  updatedAt: s.string,
});
export type StoredDraft = s.Infer<typeof StoredDraft>;

/** GET /api/drafts/:toolId; null when none is stored. */
export const DraftResponse = s.object({ draft: s.nullable(StoredDraft) });
export type DraftResponse = s.Infer<typeof DraftResponse>;

/** Whether the change was stored, and what is stored now: another device may have been first, or have cleared it. */
export const DraftChangeResponse = s.object({ kept: s.boolean, draft: s.nullable(StoredDraft) });
export type DraftChangeResponse = s.Infer<typeof DraftChangeResponse>;
