import { z } from "zod";

/** Characters of all answers that one draft may hold; more than a tool takes, because the visitor may still be shortening. */
export const maxDraftCharacters = 100_000;

/** More changes than anybody makes; the records count no further. */
const maxVersion = 2_000_000_000;

const Answers = z
  .record(z.string().max(60), z.string())
  .refine(
    (answers) => Object.values(answers).join("").length <= maxDraftCharacters,
    "That is too long to keep with your account. It stays on this device.",
  );

/** POST /api/drafts/:toolId. `basedOn` is the version that was changed, null for the first. */
export const DraftChange = z.object({
  answers: Answers,
  tone: z.string().max(60),
  basedOn: z.int().positive().max(maxVersion).nullable(),
});
export type DraftChange = z.infer<typeof DraftChange>;
