import { z } from "zod";
import { EmailAddress } from "#core/access/email-address.ts";
import { isLocalUrl } from "#adapters/site/env.ts";

/** Addresses set apart by commas, case-folded. */
const addresses = z
  .string()
  .default("")
  .transform((list) => list.split(",").filter((one) => one.trim() !== ""))
  .pipe(z.array(EmailAddress));

/** Nothing set: no other provider of identity than ourselves. */
export const identityEnv = z.object({
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: "Give the issuer’s whole address.", abort: true })
    .refine((url) => url.startsWith("https:") || isLocalUrl(url), "A public issuer must be https.")
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  /** What people call it: "Continue with …". */
  OIDC_NAME: z.string().max(40, "Use 40 characters at most.").optional(),
  /** Whose the desk is, beside those whom the operator named. */
  OWNER_EMAILS: addresses,
});

export type IdentityEnv = z.infer<typeof identityEnv>;

export type OidcSettings = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly name: string;
};

const requiredTogether = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"] as const;

/** The names of the settings that a half-configured provider still needs. */
export function missingOidcSettings(settings: IdentityEnv): readonly string[] {
  const missing = requiredTogether.filter((name) => settings[name] === undefined);
  return missing.length === requiredTogether.length ? [] : missing;
}

/** The operator's own provider, or null. */
export function readOidcSettings(settings: IdentityEnv): OidcSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: secret } = settings;
  if (issuer === undefined || clientId === undefined || secret === undefined) return null;
  const name = settings.OIDC_NAME ?? new URL(issuer).hostname;
  return { issuer, clientId, clientSecret: secret, name };
}
