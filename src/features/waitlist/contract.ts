import * as s from "#core/schema.ts";

/** The same for an address that was on the list already. */
export const WaitlistAnswer = s.object({ joined: s.oneOf([true]) });
export type WaitlistAnswer = s.Infer<typeof WaitlistAnswer>;
