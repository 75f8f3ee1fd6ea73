import * as s from "#core/schema.ts";

/** The same for every address, known or not. */
export const CodeSent = s.object({ success: s.oneOf([true]) });
export type CodeSent = s.Infer<typeof CodeSent>;

/** Who signed in, and where to go now. */
export const SignedIn = s.object({
  user: s.object({ id: s.string, email: s.string }),
  next: s.string,
});
export type SignedIn = s.Infer<typeof SignedIn>;

/** GET /api/auth/user. */
export const CurrentUser = s.object({ id: s.string, email: s.string, isPro: s.boolean });
export type CurrentUser = s.Infer<typeof CurrentUser>;

/** One of GET /api/account/sessions, newest first; ended by DELETE /api/account/sessions/:id. */
export const ActiveSession = s.object({
  id: s.string,
  /** In words: "Chrome on Windows". */
  device: s.string,
  signedInAt: s.string,
  endsAt: s.string,
  isCurrent: s.boolean,
});
export type ActiveSession = s.Infer<typeof ActiveSession>;

/** DELETE /api/account/sessions ends all but the one that asks. */
export const SessionsEnded = s.object({ ended: s.number });
export type SessionsEnded = s.Infer<typeof SessionsEnded>;

export const EmailChanged = s.object({ email: s.string });
export type EmailChanged = s.Infer<typeof EmailChanged>;

/** One of GET /api/account/passkeys, oldest first; ended by DELETE /api/account/passkeys/:id. */
export const Passkey = s.object({
  id: s.string,
  name: s.string,
  addedAt: s.string,
});
export type Passkey = s.Infer<typeof Passkey>;

/** What stays, in sentences: the law asks for some of it. */
export const AccountDeleted = s.object({ deleted: s.oneOf([true]), kept: s.array(s.string) });
export type AccountDeleted = s.Infer<typeof AccountDeleted>;
