import { z } from "zod";

/** Characters of all answers that one draft may hold; more than a tool takes, because she may still be shortening. */
export const maxDraftCharacters = 100_000;

/** More changes than anybody makes; the records count no further. */
const maxVersion = 2_000_000_000;

const Answers = z
  .record(z.string().max(60), z.string())
  .refine(
    (answers) => Object.values(answers).join("").length <= maxDraftCharacters,
    "That is too long to keep with your account. It stays on this device.",
  );

/** A draft kept with an account; `version` goes up with each change. */
export const StoredDraft = z.object({
  answers: Answers,
  tone: z.string().max(60),
  version: z.number().int(),
  updatedAt: z.iso.datetime(),
});
export type StoredDraft = z.infer<typeof StoredDraft>;

/** GET /api/drafts/:toolId; null when none is kept. */
export const DraftResponse = z.object({ draft: StoredDraft.nullable() });
export type DraftResponse = z.infer<typeof DraftResponse>;

/** POST /api/drafts/:toolId. `basedOn` is the version that was changed, null for the first. */
export const DraftChange = z.object({
  answers: Answers,
  tone: z.string().max(60),
  basedOn: z.int().positive().max(maxVersion).nullable(),
});
export type DraftChange = z.infer<typeof DraftChange>;

/** Whether the change was kept, and what is kept now: another device may have been first, or have cleared it. */
export const DraftChangeResponse = z.object({ kept: z.boolean(), draft: StoredDraft.nullable() });
export type DraftChangeResponse = z.infer<typeof DraftChangeResponse>;
