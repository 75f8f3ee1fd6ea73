import { z } from "zod";
import { EmailAddress } from "#core/access/email-address.ts";

/** A word that only the browser knows that asks for a code; the code is tried there without anybody else’s tries. */
const requesterToken = z
  .string()
  .regex(/^[\w-]{20,80}$/)
  .optional();

/** POST /api/auth/email-otp/send-verification-otp. `next` is the path to go to once signed in. */
export const CodeRequest = z.object({
  email: EmailAddress,
  type: z.literal("sign-in", "Only a code for signing in can be asked for here.").optional(),
  next: z.string().max(2000).optional(),
  requesterToken,
});
export type CodeRequest = z.infer<typeof CodeRequest>;

/** A code as it is typed or pasted; spaces and dashes between the figures do not count. */
export const SignInCode = z
  .string("Enter the 6-digit code from the message.")
  .max(40, "Enter the 6-digit code from the message.")
  .transform((code) => code.replace(/[\s-]/g, ""))
  .pipe(z.string().regex(/^\d{6}$/, "Enter the 6-digit code from the message."));

/** POST /api/auth/sign-in/email-otp. */
export const CodeSignInRequest = z.object({ email: EmailAddress, otp: SignInCode, requesterToken });
export type CodeSignInRequest = z.infer<typeof CodeSignInRequest>;

/** POST /api/account/email sends a code to the new address; the answer is the same for every address. */
export const EmailChangeRequest = z.object({ email: EmailAddress });
export type EmailChangeRequest = z.infer<typeof EmailChangeRequest>;

/** POST /api/account/email/confirm proves it: from then on the new address is the one to sign in with. */
export const EmailChangeConfirmation = z.object({ code: SignInCode });
export type EmailChangeConfirmation = z.infer<typeof EmailChangeConfirmation>;

const passkeyName = z
  .string("Give the passkey a name.")
  .trim()
  .min(1, "Give the passkey a name.")
  .max(60, "That name is too long. Use 60 characters at most.");

/** PATCH /api/account/passkeys/:id. */
export const PasskeyRenameRequest = z.object({ name: passkeyName });
export type PasskeyRenameRequest = z.infer<typeof PasskeyRenameRequest>;

/** DELETE /api/account; `confirm` is the member’s e-mail address, typed. */
export const AccountDeletionRequest = z.object({ confirm: z.string().max(254) });
export type AccountDeletionRequest = z.infer<typeof AccountDeletionRequest>;

/** POST /api/auth/sign-in/social answers `{ url }`, the provider's page; `callbackURL` is a path of our own. */
export const OidcSignInRequest = z.object({
  provider: z.literal("oidc", "Only the provider of this installation can be used.").optional(),
  callbackURL: z.string().max(2000).optional(),
});

const credentialResponse = z.record(z.string(), z.unknown());

/** POST /api/auth/passkey/verify-authentication: what the device answered. */
export const PasskeyAuthentication = z.object({ response: credentialResponse });

/** POST /api/auth/passkey/verify-registration: what the device answered, and a name for the passkey. */
export const PasskeyRegistration = z.object({ response: credentialResponse, name: passkeyName });
