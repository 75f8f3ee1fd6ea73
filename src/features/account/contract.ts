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
export const Code = z
  .string("Enter the six figures from the message.")
  .max(40, "Enter the six figures from the message.")
  .transform((code) => code.replace(/[\s-]/g, ""))
  .pipe(z.string().regex(/^\d{6}$/, "Enter the six figures from the message."));

/** POST /api/auth/sign-in/email-otp. */
export const CodeUse = z.object({ email: EmailAddress, otp: Code, asker });
export type CodeUse = z.infer<typeof CodeUse>;

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
export const OpenSession = z.object({
  id: z.string(),
  /** In words: "Chrome on Windows". */
  device: z.string(),
  signedInAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

/** DELETE /api/account/sessions ends all but the one that asks. */
export const SessionsEnded = z.object({ ended: z.number() });
export type SessionsEnded = z.infer<typeof SessionsEnded>;

/** POST /api/account/email sends a code to the new address; the answer is the same for every address. */
export const NewEmail = z.object({ email: EmailAddress });
export type NewEmail = z.infer<typeof NewEmail>;

/** POST /api/account/email/confirm proves it: from then on she signs in with the new address. */
export const EmailProof = z.object({ code: Code });
export type EmailProof = z.infer<typeof EmailProof>;

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
export const PasskeyName = z.object({ name: passkeyName });
export type PasskeyName = z.infer<typeof PasskeyName>;

/** DELETE /api/account; `confirm` is her e-mail address, typed. */
export const AccountDeletion = z.object({ confirm: z.string().max(254) });
export type AccountDeletion = z.infer<typeof AccountDeletion>;

/** What stays, in sentences: the law asks for some of it. */
export type AccountDeleted = { readonly deleted: true; readonly kept: readonly string[] };

/** POST /api/auth/sign-in/social answers `{ url }`, the provider's page; `callbackURL` is a path of our own. */
export const OidcStart = z.object({
  provider: z.literal("oidc", "Only the provider of this installation can be used.").optional(),
  callbackURL: z.string().max(2000).optional(),
});

const deviceAnswer = z.record(z.string(), z.unknown());

/** POST /api/auth/passkey/verify-authentication: what the device answered. */
export const PasskeyUse = z.object({ response: deviceAnswer });

/** POST /api/auth/passkey/verify-registration: what the device answered, and what she calls the passkey. */
export const NewPasskey = z.object({ response: deviceAnswer, name: passkeyName });
