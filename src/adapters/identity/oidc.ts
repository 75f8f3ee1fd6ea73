import { Buffer } from "node:buffer";
import { z } from "zod";
import type { OidcSettings } from "./env.ts";

const timeoutMs = 10_000;

const Discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(["client_secret_basic"]),
});
export type Discovery = z.infer<typeof Discovery>;

const TokenResponse = z.object({ access_token: z.string(), id_token: z.string() });

const Claims = z.object({
  sub: z.string().min(1),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
});
type Claims = z.infer<typeof Claims>;

/** What the provider is asked for, and where it sends people back to. */
export const oidcScopes = ["openid", "email"] as const;

export function oidcRedirectAddress(baseUrl: string): string {
  return `${baseUrl}/api/auth/callback/oidc`;
}

/** Why nobody can be signed in by what the provider said. The reason goes to the log, so it says nothing of a person. */
export class OidcError extends Error {
  readonly code: string;

  constructor(reason: string) {
    super(reason);
    this.name = "OidcError";
    this.code = reason;
  }
}

export type OidcTokens = { readonly accessToken: string; readonly idToken: string };

export function discoveryUrl(issuer: string): string {
  return `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
}

/** What the provider says of itself; rejects when it cannot be reached or speaks for another issuer. */
export async function fetchDiscovery({ issuer }: OidcSettings): Promise<Discovery> {
  const found = Discovery.parse(await fetchJson(discoveryUrl(issuer)));
  if (found.issuer.replace(/\/$/, "") !== issuer.replace(/\/$/, ""))
    throw new OidcError("The provider calls itself by another name than OIDC_ISSUER.");
  return found;
}

/** Turns the code of a callback into tokens; the ID token is not verified here. */
export async function exchangeCode(
  { clientId, clientSecret }: OidcSettings,
  discovery: Discovery,
  sent: { readonly code: string; readonly redirectURI: string; readonly codeVerifier: string },
): Promise<OidcTokens> {
  const body = new URLSearchParams({
    grant_type: "authorization_code",
    code: sent.code,
    redirect_uri: sent.redirectURI,
    code_verifier: sent.codeVerifier,
  });
  const headers = new Headers({ Accept: "application/json" });
  if (discovery.token_endpoint_auth_methods_supported.includes("client_secret_basic")) {
    const pair = [clientId, clientSecret].map(encodeURIComponent).join(":");
    headers.set("Authorization", `Basic ${Buffer.from(pair).toString("base64")}`);
  } else {
    body.set("client_id", clientId);
    body.set("client_secret", clientSecret);
  }
  const answer = await fetchJson(discovery.token_endpoint, { method: "POST", headers, body });
  const { access_token: accessToken, id_token: idToken } = TokenResponse.parse(answer);
  return { accessToken, idToken };
}

/** Who signed in there, out of a verified ID token; rejects unless the provider has confirmed the address. */
export async function fetchConfirmedPerson(
  { accessToken, idToken }: OidcTokens,
  { userinfo_endpoint: userinfo }: Discovery,
): Promise<{ readonly sub: string; readonly email: string }> {
  const claims = decodeClaims(idToken);
  const { email, email_verified: isConfirmed } =
    claims.email === undefined && userinfo !== undefined
      ? await fetchUserinfoClaims(userinfo, accessToken, claims.sub)
      : claims;
  if (email === undefined)
    throw new OidcError("The provider gives no email: allow its scope email for this client.");
  const address = z.email().safeParse(email.trim().toLowerCase());
  if (!address.success) throw new OidcError("The provider's email is no address.");
  if (isConfirmed !== true)
    throw new OidcError("The provider does not say email_verified: true of this person.");
  return { sub: claims.sub, email: address.data };
}

async function fetchUserinfoClaims(
  address: string,
  accessToken: string,
  sub: string,
): Promise<Claims> {
  const headers = { Authorization: `Bearer ${accessToken}`, Accept: "application/json" };
  const claims = Claims.parse(await fetchJson(address, { headers }));
  if (claims.sub !== sub) throw new OidcError("The provider answered for another person.");
  return claims;
}

function decodeClaims(idToken: string): Claims {
  const payload = Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString("utf8");
  return Claims.parse(JSON.parse(payload));
}

/** Waits for the provider, and no longer than for any other answer of its. */
export async function withOidcTimeout<Answer>(work: Promise<Answer>): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("The provider took too long.")), timeoutMs);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

const Refusal = z.object({ error: z.string().regex(/^[\w.-]{1,60}$/) });

/** The status, and the provider's own word for it where it is one of the protocol. */
async function describeRefusal(response: Response): Promise<string> {
  const refusal = Refusal.safeParse(await response.json().catch(() => null));
  const word = refusal.success ? ` ${refusal.data.error}` : "";
  return `The provider answered ${response.status}${word} at ${new URL(response.url).pathname}.`;
}

/** Only addresses of the operator's provider are asked, and none that they lead on to. */
async function fetchJson(address: string, init: RequestInit = {}): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(address, { ...init, redirect: "error", signal });
  if (!response.ok) throw new OidcError(await describeRefusal(response));
  return response.json();
}
