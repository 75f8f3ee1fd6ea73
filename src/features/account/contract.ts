import { EmailAddress } from "#core/access/email-address.ts";
import { z } from "zod";

/** A word that only the browser knows that asks for a code; the code is tried there without anybody else’s tries. */
const asker = z
  .string()
  .regex(/^[\w-]{20,80}$/)
  .optional();

/** POST /api/auth/email-otp/send-verification-otp. `next` is where she goes once she is signed in. */
export const CodeRequest = z.object({
  email: EmailAddress,
  type: z.literal("sign-in", "Only a code for signing in can be asked for here.").optional(),
  next: z.string().max(2000).optional(),
  asker,
});
export type CodeRequest = z.infer<typeof CodeRequest>;

/** The same for every address, known or not. */
export const CodeSent = z.object({ success: z.literal(true) });
export type CodeSent = z.infer<typeof CodeSent>;

/** A code as it is typed or pasted; spaces and dashes between the figures do not count. */
export const SignInCode = z
  .string("Enter the six figures from the message.")
  .max(40, "Enter the six figures from the message.")
  .transform((code) => code.replace(/[\s-]/g, ""))
  .pipe(z.string().regex(/^\d{6}$/, "Enter the six figures from the message."));

/** POST /api/auth/sign-in/email-otp. */
export const CodeSignInRequest = z.object({ email: EmailAddress, otp: SignInCode, asker });
export type CodeSignInRequest = z.infer<typeof CodeSignInRequest>;

/** Who signed in, and where to go now. */
export const SignedIn = z.object({
  user: z.object({ id: z.string(), email: z.string() }),
  next: z.string(),
});
export type SignedIn = z.infer<typeof SignedIn>;

/** GET /api/auth/user. */
export const CurrentUser = z.object({ id: z.string(), email: z.string(), isPro: z.boolean() });
export type CurrentUser = z.infer<typeof CurrentUser>;

/** One of GET /api/account/sessions, newest first; ended by DELETE /api/account/sessions/:id. */
export const ActiveSession = z.object({
  id: z.string(),
  /** In words: "Chrome on Windows". */
  device: z.string(),
  signedInAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type ActiveSession = z.infer<typeof ActiveSession>;

/** DELETE /api/account/sessions ends all but the one that asks. */
export const SessionsEnded = z.object({ ended: z.number() });
export type SessionsEnded = z.infer<typeof SessionsEnded>;

/** POST /api/account/email sends a code to the new address; the answer is the same for every address. */
export const EmailChangeRequest = z.object({ email: EmailAddress });
export type EmailChangeRequest = z.infer<typeof EmailChangeRequest>;

/** POST /api/account/email/confirm proves it: from then on she signs in with the new address. */
export const EmailChangeConfirmation = z.object({ code: SignInCode });
export type EmailChangeConfirmation = z.infer<typeof EmailChangeConfirmation>;

export const EmailChanged = z.object({ email: z.string() });
export type EmailChanged = z.infer<typeof EmailChanged>;

/** One of GET /api/account/passkeys, oldest first; ended by DELETE /api/account/passkeys/:id. */
export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  addedAt: z.iso.datetime(),
});
export type Passkey = z.infer<typeof Passkey>;

const passkeyName = z
  .string("Give the passkey a name.")
  .trim()
  .min(1, "Give the passkey a name.")
  .max(60, "That name is too long. Use 60 characters at most.");

/** PATCH /api/account/passkeys/:id. */
export const PasskeyRenameRequest = z.object({ name: passkeyName });
export type PasskeyRenameRequest = z.infer<typeof PasskeyRenameRequest>;

/** DELETE /api/account; `confirm` is her e-mail address, typed. */
export const AccountDeletionRequest = z.object({ confirm: z.string().max(254) });
export type AccountDeletionRequest = z.infer<typeof AccountDeletionRequest>;

/** What stays, in sentences: the law asks for some of it. */
export type AccountDeleted = { readonly deleted: true; readonly kept: readonly string[] };

/** POST /api/auth/sign-in/social answers `{ url }`, the provider's page; `callbackURL` is a path of our own. */
export const OidcSignInRequest = z.object({
  provider: z.literal("oidc", "Only the provider of this installation can be used.").optional(),
  callbackURL: z.string().max(2000).optional(),
});

const credentialResponse = z.record(z.string(), z.unknown());

/** POST /api/auth/passkey/verify-authentication: what the device answered. */
export const PasskeyAuthentication = z.object({ response: credentialResponse });

/** POST /api/auth/passkey/verify-registration: what the device answered, and what she calls the passkey. */
export const PasskeyRegistration = z.object({ response: credentialResponse, name: passkeyName });
