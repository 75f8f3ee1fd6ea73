import { z } from "zod";
import { EmailAddress } from "#core/access/email-address.ts";

/** POST /api/waitlist. */
export const NewWaitlistEntry = z.object({ email: EmailAddress });
export type NewWaitlistEntry = z.infer<typeof NewWaitlistEntry>;
