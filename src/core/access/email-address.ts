import { z } from "zod";

const incomplete = "That e-mail address does not look complete. Check it and try again.";

/** An address as people type it: trimmed and case-folded, so that one person stands once. */
export const EmailAddress = z
  .string("Enter your e-mail address.")
  .trim()
  .toLowerCase()
  .min(1, { error: "Enter your e-mail address.", abort: true })
  .max(254, { error: "That e-mail address is too long. Check it and try again.", abort: true })
  .pipe(z.email(incomplete));
