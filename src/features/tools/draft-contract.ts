import { z } from "zod";

/** Characters of all answers that one draft may hold; more than a tool takes, because she may still be shortening. */
export const mostKept = 100_000;

/** More changes than anybody makes; the records count no further. */
const mostVersions = 2_000_000_000;

const Answers = z
  .record(z.string().max(60), z.string())
  .refine(
    (answers) => Object.values(answers).join("").length <= mostKept,
    "That is too long to keep with your account. It stays on this device.",
  );

/** A draft kept with an account; `version` goes up with each change. */
export const KeptDraft = z.object({
  answers: Answers,
  tone: z.string().max(60),
  version: z.number().int(),
  updatedAt: z.iso.datetime(),
});
export type KeptDraft = z.infer<typeof KeptDraft>;

/** GET /api/drafts/:toolId; null when none is kept. */
export const DraftAnswer = z.object({ draft: KeptDraft.nullable() });
export type DraftAnswer = z.infer<typeof DraftAnswer>;

/** POST /api/drafts/:toolId. `basedOn` is the version that was changed, null for the first. */
export const DraftChange = z.object({
  answers: Answers,
  tone: z.string().max(60),
  basedOn: z.int().positive().max(mostVersions).nullable(),
});
export type DraftChange = z.infer<typeof DraftChange>;

/** Whether the change was kept, and what is kept now: another device may have been first, or have cleared it. */
export const DraftKept = z.object({ kept: z.boolean(), draft: KeptDraft.nullable() });
export type DraftKept = z.infer<typeof DraftKept>;
