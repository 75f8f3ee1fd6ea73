// Written by `npm run generate` from the folders beside it. Nothing here is changed by hand.
import { smtpProvider } from "#adapters/mail/providers/smtp.ts";

/** Everybody who can send mail. */
export const emailProviders = [
  smtpProvider,
] as const;

/** The variable of each. */
export const emailProviderSettings = {
  [smtpProvider.variable]: smtpProvider.schema.optional(),
};
