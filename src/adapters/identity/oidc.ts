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

export type OidcTokens = { readonly accessToken: string; readonly idToken: string };

export function discoveryUrl(issuer: string): string {
  return `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
}

/** What the provider says of itself; rejects when it cannot be reached or speaks for another issuer. */
export async function fetchDiscovery({ issuer }: OidcSettings): Promise<Discovery> {
  const found = Discovery.parse(await fetchJson(discoveryUrl(issuer)));
  if (found.issuer.replace(/\/$/, "") !== issuer.replace(/\/$/, ""))
    throw new Error("The provider speaks for another issuer.");
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

/** Who signed in there, out of a verified ID token; null unless the provider has confirmed her address. */
export async function fetchConfirmedPerson(
  { accessToken, idToken }: OidcTokens,
  { userinfo_endpoint: userinfo }: Discovery,
): Promise<{ readonly sub: string; readonly email: string } | null> {
  const claims = decodeClaims(idToken);
  const { email, email_verified: isConfirmed } =
    claims.email === undefined && userinfo !== undefined
      ? await fetchUserinfoClaims(userinfo, accessToken, claims.sub)
      : claims;
  const address = z.email().safeParse(email?.trim().toLowerCase());
  return isConfirmed === true && address.success ? { sub: claims.sub, email: address.data } : null;
}

async function fetchUserinfoClaims(
  address: string,
  accessToken: string,
  sub: string,
): Promise<Claims> {
  const headers = { Authorization: `Bearer ${accessToken}`, Accept: "application/json" };
  const claims = Claims.parse(await fetchJson(address, { headers }));
  if (claims.sub !== sub) throw new Error("The provider answered for another person.");
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

/** Only addresses of the operator's provider are asked, and none that they lead on to. */
async function fetchJson(address: string, init: RequestInit = {}): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(address, { ...init, redirect: "error", signal });
  if (!response.ok) throw new Error(`The provider answered ${response.status}.`);
  return response.json();
}
