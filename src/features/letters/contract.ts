import * as s from "#core/schema.ts";

/** GET and POST /api/account/letters: whether the member agreed to letters. */
export const LetterConsent = s.object({ agrees: s.boolean });
export type LetterConsent = s.Infer<typeof LetterConsent>;
