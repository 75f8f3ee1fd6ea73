import { z } from "zod";

const incomplete = "That e-mail address does not look complete. Check it and try again.";

/** POST /api/waitlist. The address is trimmed and case-folded, so that one person stands once. */
export const NewWaitlistEntry = z.object({
  email: z
    .string("Enter your e-mail address.")
    .trim()
    .toLowerCase()
    .min(1, { error: "Enter your e-mail address.", abort: true })
    .max(254, { error: "That e-mail address is too long. Check it and try again.", abort: true })
    .pipe(z.email(incomplete)),
});
export type NewWaitlistEntry = z.infer<typeof NewWaitlistEntry>;

/** The same for an address that was on the list already. */
export const WaitlistAnswer = z.object({ joined: z.literal(true) });
export type WaitlistAnswer = z.infer<typeof WaitlistAnswer>;
