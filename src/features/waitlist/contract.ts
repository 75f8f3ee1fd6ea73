import { z } from "zod";
import { EmailAddress } from "#core/access/email-address.ts";

/** POST /api/waitlist. */
export const NewWaitlistEntry = z.object({ email: EmailAddress });
export type NewWaitlistEntry = z.infer<typeof NewWaitlistEntry>;

/** The same for an address that was on the list already. */
export const WaitlistAnswer = z.object({ joined: z.literal(true) });
export type WaitlistAnswer = z.infer<typeof WaitlistAnswer>;
