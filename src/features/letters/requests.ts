import { z } from "zod";

/** POST /api/account/letters. */
export const LetterConsentRequest = z.object({
  agrees: z.boolean("Say whether you want letters."),
});
